import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { initWasm, Resvg } from "@resvg/resvg-wasm";
import type { SocialPicture } from "../../../src/web/art/social/names.ts";
import { drawings } from "./drawings.ts";
import { sheet, WIDTH } from "./sheet.ts";

/** Paints whatever picture it is asked for, as the bytes of a PNG. To be called once: the renderer starts only once. */
export async function painter(): Promise<(picture: SocialPicture) => Uint8Array> {
  await initWasm(readFileSync(createRequire(import.meta.url).resolve("@resvg/resvg-wasm/index_bg.wasm")));
  const draw = await drawings();
  return (picture) => {
    const resvg = new Resvg(sheet(picture.title, draw(picture)), { fitTo: { mode: "width", value: WIDTH } });
    const rendered = resvg.render();
    const png = rendered.asPng();
    rendered.free();
    resvg.free();
    return png;
  };
}
