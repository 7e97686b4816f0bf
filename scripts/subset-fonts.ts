/**
 * `node scripts/subset-fonts.ts`: cuts the letters that our English and Spanish pages are written in out of the fonts, so that each font
 * reaches a phone in one round trip (under 14 kB). Other letters, say of a traveller's name, come from the whole font, when a page has one.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import subsetFont from "subset-font";

const FOLDER = new URL("../src/web/styles/fonts/", import.meta.url);

/** The `unicode-range` of the cut fonts in tokens.css says the same. */
export const LETTERS =
  Array.from({ length: 0x7f - 0x20 }, (_, index) => String.fromCodePoint(0x20 + index)).join("") +
  "áéíóúüñÁÉÍÓÚÜÑ¿¡“”‘’›–—…·°×€£©\u00a0\u2009";

interface Font {
  readonly whole: string;
  /** The weights that our style sheets use. */
  readonly weights: { readonly min: number; readonly max: number };
}

export const FONTS: Readonly<Record<string, Font>> = {
  "figtree.woff2": {
    whole: "@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2",
    weights: { min: 400, max: 800 },
  },
  "league-spartan.woff2": {
    whole: "@fontsource-variable/league-spartan/files/league-spartan-latin-wght-normal.woff2",
    weights: { min: 600, max: 800 },
  },
};

/** The letters of a font that our pages are written in. */
export function cut({ whole, weights }: Font): Promise<Buffer> {
  const bytes = readFileSync(createRequire(import.meta.url).resolve(whole));
  return subsetFont(bytes, LETTERS, { targetFormat: "woff2", variationAxes: { wght: weights } });
}

if (import.meta.main) {
  for (const [name, font] of Object.entries(FONTS)) writeFileSync(new URL(name, FOLDER), await cut(font));
}
