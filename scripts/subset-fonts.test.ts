import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { cut, FONTS, LETTERS } from "./subset-fonts.ts";

/** What fits into the first round trip of a connection (ten segments, RFC 6928) beside the answer's own headers. */
const ROUND_TRIP_BYTES = 10 * 1460 - 500;

/** The cut font as it stands in the project. */
const kept = (name: string): Buffer => readFileSync(new URL(`../src/web/styles/fonts/${name}`, import.meta.url));

describe.each(Object.entries(FONTS))("%s", (name, font) => {
  it("is what the script cuts out of the whole font", async () => {
    expect(kept(name).equals(await cut(font))).toBe(true);
  });

  it("fits into one round trip", () => {
    expect(kept(name).length).toBeLessThan(ROUND_TRIP_BYTES);
  });
});

it("is asked by the style sheet for just the letters that it has", () => {
  const tokens = readFileSync(new URL("../src/web/styles/tokens.css", import.meta.url), "utf8");
  const ranges = [...tokens.matchAll(/unicode-range:\s+(U\+20-7E[^;]+);/g)].map(([, range = ""]) => lettersOf(range));
  expect(ranges).toEqual(Object.keys(FONTS).map(() => [...LETTERS].toSorted()));
});

/** The letters of `U+20-7E, U+A0`. */
function lettersOf(range: string): readonly string[] {
  const codes = range.split(",").flatMap((part) => {
    const [first = 0, last = first] = part
      .trim()
      .slice(2)
      .split("-")
      .map((code) => Number.parseInt(code, 16));
    return Array.from({ length: last - first + 1 }, (_, index) => first + index);
  });
  return codes.map((code) => String.fromCodePoint(code)).toSorted();
}
