import { globSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { describe, expect, it } from "vitest";
import { declarationsOf } from "../../scripts/setup/social/css-values.ts";
import { DAY, NIGHT } from "../../src/core/colors/index.ts";

const ROOT = resolve(import.meta.dirname, "../..");
const TOKENS = "src/web/styles/tokens.css";
const read = (path: string): string => readFileSync(join(ROOT, path), "utf8");

const css = read(TOKENS);
const byDay = declarationsOf(css, ":root");
const hours = {
  day: byDay,
  evening: new Map([...byDay, ...declarationsOf(css.slice(css.indexOf("prefers-color-scheme: dark")), ":root")]),
};

/** Drawings have colors of their own: they are pictures. */
const SHEETS = globSync("src/web/**/*.css", { cwd: ROOT, exclude: ["src/web/art/**", TOKENS] });

it.each(SHEETS)("%s takes its colors from the tokens", (sheet) => {
  expect(read(sheet).match(/#[0-9a-f]{3,8}\b|\b(?:rgb|hsl|hwb|lab|lch|oklab|oklch)a?\(/gi) ?? []).toEqual([]);
});

describe.each(Object.entries(hours))("by %s", (hour, tokens) => {
  const colorOf = (name: string): string => tokens.get(`--${name}`) ?? "";

  it("mails and pages of the server's own have the colors of the site", () => {
    const { sunSoft: _, ...theirs } = hour === "day" ? DAY : NIGHT;
    const names = Object.entries(theirs).map(([name, color]) => [name.replace(/(?=[A-Z0-9])/, "-").toLowerCase(), color] as const);
    expect(Object.fromEntries(names)).toEqual(Object.fromEntries(names.map(([name]) => [name, colorOf(name)])));
  });

  // The least that WCAG 2.2 asks for: of words (1.4.3), and of what tells a control from its ground (1.4.11).
  it.each([
    ["paper", 4.5, ["ink", "ink-2", "ink-3", "sun-text", "sea", "sea-strong", "danger", "warn"]],
    ["surface", 4.5, ["ink", "ink-2", "ink-3", "sun-text", "sea", "sea-strong", "danger", "warn"]],
    ["raised", 4.5, ["ink", "ink-2", "ink-3", "sea"]],
    ["sunken", 4.5, ["ink", "ink-2", "ink-3"]],
    ["ink", 4.5, ["on-ink"]],
    ["sun", 4.5, ["on-sun"]],
    ["sun-hover", 4.5, ["on-sun"]],
    ["sea", 4.5, ["on-sea"]],
    ["sea-soft", 4.5, ["ink", "sea-strong"]],
    ["sky", 4.5, ["ink"]],
    ["danger-soft", 4.5, ["ink", "danger"]],
    ["warn-soft", 4.5, ["ink", "warn"]],
    ["ground", 4.5, ["on-ground", "on-ground-2", "on-ground-3"]],
    ["toast-good", 3, ["on-toast"]],
    ["toast-bad", 3, ["on-toast"]],
    ["ground", 3, ["focus-on-ground"]],
    ["paper", 3, ["line-2", "focus"]],
    ["surface", 3, ["line-2", "focus"]],
  ])("on %s the contrast is %d at least", (ground, least, names) => {
    const contrasts = names.map((name) => [name, contrastOf(colorOf(name), colorOf(ground))] as const);
    expect(contrasts.filter(([, contrast]) => !(contrast >= least))).toEqual([]);
  });
});

it("knows how far apart two colors are", () => {
  expect([contrastOf("#000000", "#ffffff"), contrastOf("#777777", "#777777")]).toEqual([21, 1]);
  expect(contrastOf("#767676", "#ffffff")).toBeCloseTo(4.54, 2); // the lightest gray that words on white may have
  expect(contrastOf("", "#ffffff")).toBeNaN();
});

/** As WCAG 2.2 reckons it, from 1 to 21; not a number where one is no color of six digits. */
function contrastOf(one: string, other: string): number {
  const [darker = NaN, lighter = NaN] = [luminanceOf(one), luminanceOf(other)].toSorted((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}

function luminanceOf(color: string): number {
  if (!/^#[0-9a-f]{6}$/i.test(color)) return NaN;
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const share = Number.parseInt(color.slice(at, at + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
