import { globSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { expect, it } from "vitest";

const ROOT = resolve(import.meta.dirname, "../..");
const SHEETS = globSync("src/web/**/*.css", { cwd: ROOT });

/** The selectors of a sheet that ask the root or the body what it has somewhere inside; those for paper are not asked while a page is used. */
function asksOfThePage(css: string): readonly string[] {
  const onScreen = css.replaceAll(/\/\*.*?\*\//gs, "").replaceAll(/@media print \{(?:[^{}]|\{(?:[^{}]|\{[^{}]*\})*\})*\}/g, "");
  return [
    ...onScreen.matchAll(
      /(?:^|[\s,}])(?:(?:html|:root|body|\*)(?:[.[:][^\s,{]*?)?|:(?:is|where)\((?:html|:root|body)\))?:has\((?!\s*>)[^{]*/g,
    ),
  ].map(([selector]) => selector.trim());
}

it("knows such a selector from others", () => {
  expect(asksOfThePage("html:has(dialog:modal) { overflow: hidden }")).toHaveLength(1);
  expect(asksOfThePage(".a {}\n  :root:has(.side:popover-open) {}")).toHaveLength(1);
  for (const selector of [":has(.side) > p", "html[lang]:has(p)", "html.on:has(p)", ":is(html):has(p)", ":where(:root):has(p)", "*:has(b)"])
    expect(asksOfThePage(`${selector} {}`), selector).toHaveLength(1);
  expect(asksOfThePage("body:has(> dialog) {} form:has(button) .short {} /* html:has(p) */")).toEqual([]);
  expect(asksOfThePage("@media print { body:has(.paper) > :is(header) { display: none } }")).toEqual([]);
});

it("every token is used", () => {
  const css = SHEETS.map((sheet) => readFileSync(join(ROOT, sheet), "utf8")).join("\n");
  const scripts = globSync("{src/web,scripts/setup}/**/*.{ts,tsx}", { cwd: ROOT }).map((file) => readFileSync(join(ROOT, file), "utf8"));
  const all = css + scripts.join("\n");
  const tokens = [...readFileSync(join(ROOT, "src/web/styles/tokens.css"), "utf8").matchAll(/^\s+(--[\w-]+):/gm)].map(([, name]) =>
    String(name),
  );
  const idle = new Set(tokens.filter((name) => !new RegExp(`${name}(?![\\w:-])`).test(all)));
  expect([...idle]).toEqual([]);
});

it.each(SHEETS)("%s has the browser look through no whole page at each of its changes", (sheet) => {
  expect(asksOfThePage(readFileSync(join(ROOT, sheet), "utf8"))).toEqual([]);
});

it("a property that a sheet registers, which then is not inherited, is no other sheet's", () => {
  const sheets = SHEETS.map((sheet) => [sheet, readFileSync(join(ROOT, sheet), "utf8")] as const);
  const strangers = sheets.flatMap(([sheet, css]) =>
    [...css.matchAll(/@property (--[\w-]+)/g)].flatMap(([, name]) =>
      sheets
        .filter(([other, text]) => other !== sheet && new RegExp(`${name}(?![\\w-])`).test(text))
        .map(([other]) => `${name} in ${other}`),
    ),
  );
  expect(strangers).toEqual([]);
});
