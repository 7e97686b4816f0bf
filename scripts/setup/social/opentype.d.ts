/** The part of opentype.js that is used here; the package brings no types. */
declare module "opentype.js/dist/opentype.mjs" {
  interface Command {
    readonly type: "M" | "L" | "C" | "Q" | "Z";
    readonly x1?: number;
    readonly y1?: number;
    readonly x2?: number;
    readonly y2?: number;
    readonly x?: number;
    readonly y?: number;
  }
  interface Options {
    /** In ems. */
    letterSpacing: number;
  }
  interface Font {
    getPath(text: string, x: number, y: number, fontSize: number, options: Options): { readonly commands: readonly Command[] };
    getAdvanceWidth(text: string, fontSize: number, options: Options): number;
  }
  export function parse(bytes: ArrayBuffer): Font;
}
