import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { initWasm, Resvg } from "@resvg/resvg-wasm";
import type { SocialSubject } from "../../../src/web/content/page-picture.ts";
import { drawings } from "./drawings.ts";
import { sheet, WIDTH } from "./sheet.ts";

/**
 * Paints whatever subject it is asked for, as the bytes of a PNG; the same words on the same drawing are painted once.
 * To be called once: the renderer starts only once.
 */
export async function painter(): Promise<(subject: SocialSubject) => Uint8Array> {
  await initWasm(readFileSync(createRequire(import.meta.url).resolve("@resvg/resvg-wasm/index_bg.wasm")));
  const draw = await drawings();
  const painted = new Map<string, Uint8Array>();
  return (subject) => {
    const name = JSON.stringify(subject);
    const png = painted.get(name) ?? paint(sheet(subject.title, draw(subject)));
    painted.set(name, png);
    return png;
  };
}

function paint(svg: string): Uint8Array {
  const resvg = new Resvg(svg, { fitTo: { mode: "width", value: WIDTH } });
  const rendered = resvg.render();
  const png = rendered.asPng();
  rendered.free();
  resvg.free();
  return png;
}
