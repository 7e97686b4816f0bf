import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type axe from "axe-core";
import type { Page } from "playwright-core";

/** Without its comments: a page takes half as long to read it. */
const SCRIPT = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/** WCAG 2.2 asks for it; axe leaves it out unless told. */
const ALSO = { "target-size": { enabled: true } };

/** What is looked at: everything; in the dark only colors, for only they differ; all but colors, where they have been judged in another language. */
const LOOKS = {
  light: { rules: ALSO },
  dark: { runOnly: ["color-contrast"] },
  words: { rules: { ...ALSO, "color-contrast": { enabled: false } } },
} satisfies Readonly<Record<string, axe.RunOptions>>;

export type Look = keyof typeof LOOKS;

/** Pins of a map lie as close as what they stand for, which WCAG calls essential; the cards below lead to the same hotels. */
const PIN = '<a href="#hotel-';

/** What every page has, and which is judged where it is the `part`: with `html`. */
const SHELL = ["body > header", "body > footer"];

/** Cards of a list beyond the first four say nothing that is new, and are most of a page. */
const FURTHER_CARDS = "main li:nth-child(n + 5):has(> article)";

const WITHOUT_WHAT_IS_KNOWN = { exclude: [...SHELL, FURTHER_CARDS] };

/**
 * What axe calls serious or critical on a page, with where it is.
 * @param part a selector, when the rest of the page has been judged elsewhere; without it all but the page's header and footer, and cards like those above them.
 */
export async function axeFaults(page: Page, look: Look, part?: string): Promise<readonly string[]> {
  await page.emulateMedia({ colorScheme: look === "dark" ? "dark" : "light", reducedMotion: "reduce" });
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(SCRIPT);
  const options: axe.RunOptions = {
    resultTypes: ["violations"],
    ...LOOKS[look],
  };
  // What it passes as well is left in the page: to bring it over takes longer than to look.
  const grave = await page.evaluate(
    async ([root, how]) => {
      const { violations } = await (window as unknown as { axe: typeof axe }).axe.run(root, how);
      return violations
        .filter(({ impact }) => impact === "serious" || impact === "critical")
        .flatMap(({ id, nodes }) =>
          nodes.map(({ html, target, failureSummary }) => ({ id, html, says: `${target.join(" ")} ${failureSummary ?? ""}` })),
        );
    },
    [part ?? WITHOUT_WHAT_IS_KNOWN, options] as const,
  );
  return grave.filter(({ id, html }) => id !== "target-size" || !html.startsWith(PIN)).map(({ id, says }) => `${id} ${look}: ${says}`);
}
