import type { Page } from "playwright-core";
import { expect } from "vitest";

/** Words of English that no Spanish sentence holds: those that join others, and those of our buttons, headings and labels. */
const ENGLISH = new Set(
  `the and of your you we our us with for from this that these there are is be was were will would not any all every per by at on or to an if
  when where which what how than then after before until about below above only
  flight flights hotels search filter filters price prices depart departs departure return returns arrive arrives nonstop stop stops airline
  airlines traveler travelers adults child children infants book booking booked details select continue close apply reset sort lowest highest
  currency policies policy privacy refund terms call card month year country address city confirm paid guest guests room rooms night
  nights rating map free economy business language thank show more less name phone email number holder code loading found results
  required please enter choose skip content round way one stay fare fares taxes fees
  apr aug dec january february march april may june july august september october november december
  mon tue wed thu fri sat sun monday tuesday wednesday thursday friday saturday sunday`.split(/\s+/),
);

/**
 * Expects a screen below `/es` that says so and speaks Spanish from top to bottom, what only a screen reader says included.
 * @param names proper names on it that may hold English words: of hotels, airlines and airports.
 */
export async function expectSpanish(page: Page, names: readonly string[] = []): Promise<void> {
  const where = new URL(page.url()).pathname;
  expect(where).toMatch(/^\/es(\/|$)/);
  expect({ where, language: await page.locator("html").getAttribute("lang") }).toEqual({ where, language: "es" });
  const said = [await page.title(), ...(await page.evaluate(readEverything))];
  const longestFirst = names.toSorted((a, b) => b.length - a.length);
  expect({ where, english: said.flatMap((line) => englishIn(line, longestFirst)) }).toEqual({ where, english: [] });
}

/** The English words of a line, each with the line that it stands in. Letters between digits are no word: a booking number may hold any. */
function englishIn(line: string, names: readonly string[]): readonly string[] {
  const plain = names.reduce((text, name) => text.replaceAll(name.toLowerCase(), " "), line.toLowerCase());
  return (plain.match(/[\p{L}\p{N}]+/gu) ?? []).filter((word) => ENGLISH.has(word)).map((word) => `${word}: ${line}`);
}

/** Runs in the page: its visible lines, and the labels, hints and descriptions of all its elements. What names its own language is left out. */
function readEverything(): string[] {
  const labelled = document.body.querySelectorAll("[aria-label], [alt], [title], [placeholder]");
  const labels = [...labelled].filter((element) => !element.closest("[lang]:not(html)"));
  const words = labels.flatMap((element) => ["aria-label", "alt", "title", "placeholder"].map((name) => element.getAttribute(name) ?? ""));
  return [...document.body.innerText.split("\n"), ...words].filter((line) => line.trim() !== "");
}
