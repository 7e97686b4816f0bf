import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { expect, it } from "vitest";
import { ARIA_STYLES } from "./aria-styles.ts";

const ARIA = join(dirname(createRequire(import.meta.url).resolve("react-aria/package.json")), "dist/private");

/** The text of the style that a file of React Aria puts into the document. */
function styleIn(file: string): string {
  const source = readFileSync(join(ARIA, file), "utf8");
  const text = /style\.textContent = `([^`]*)`\s*\.trim\(\)/.exec(source)?.[1];
  if (text === undefined) throw new Error(`${file} puts no style into the document that can be read here.`);
  return text.replace(/\$\{[^}]*PRESSABLE_ATTRIBUTE\}/, "data-react-aria-pressable").trim();
}

it("the hashes are those of the styles that this version of React Aria puts into documents", () => {
  const styles = ["interactions/usePress.mjs", "overlays/usePreventScroll.mjs"].map(styleIn);
  expect(styles[0]).toContain("[data-react-aria-pressable]");
  expect(ARIA_STYLES).toEqual(styles.map((text) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`));
});
