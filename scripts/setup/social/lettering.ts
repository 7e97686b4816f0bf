import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { parse } from "opentype.js/dist/opentype.mjs";

const file = readFileSync(createRequire(import.meta.url).resolve("@fontsource/league-spartan/files/league-spartan-latin-800-normal.woff"));
const font = parse(new Uint8Array(file).buffer);

const SPACING = { letterSpacing: -0.03 };
/** Between lines, and the part of the size that capitals rise to. */
const LEADING = 0.92;
const CAPITALS = 0.7;

interface Lettering {
  readonly path: string;
  /** Where its capitals begin. */
  readonly top: number;
}

/** Lines of text as outlines, as large as the width and `largest` let them; the last line stands on `bottom`. */
export function letter(lines: readonly string[], left: number, bottom: number, width: number, largest: number): Lettering {
  const widest = Math.max(...lines.map((line) => font.getAdvanceWidth(line, 1, SPACING)));
  const size = Math.min(largest, Math.floor(width / widest));
  const first = bottom - (lines.length - 1) * size * LEADING;
  const path = lines.map((line, index) => outline(line, left, first + index * size * LEADING, size)).join("");
  return { path, top: first - size * CAPITALS };
}

const outline = (line: string, x: number, y: number, size: number): string =>
  font
    .getPath(line, x, y, size, SPACING)
    .commands.map(({ type, ...at }) => type + [at.x1, at.y1, at.x2, at.y2, at.x, at.y].filter((value) => value !== undefined).map(toTenth))
    .join("");

const toTenth = (value: number): number => Math.round(value * 10) / 10;
