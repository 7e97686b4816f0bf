import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { renderStatic, textOf } from "../../../../tests/support/render.tsx";
import { en } from "../../i18n/en/index.ts";
import { ProblemScreen } from "./problem-screen.tsx";
import styles from "./results.module.css";

it("a search that failed says so in red, aloud, and can be tried again at the same address", () => {
  const { title, why } = en.results.failed;
  const html = renderStatic(<ProblemScreen title={title} why={why} canRetry />, "/search-results?source=JFK");
  expect(html).toContain(`<div role="alert"><h1 class="${styles.red}">Failed to fetch Flights. Please try again later.</h1></div>`);
  expect(html).toMatch(/<a href="\/search-results\?source=JFK"[^>]*>Try again<\/a>/);
  expect(textOf(html)).toContain("(800) 555-0142");
  expect(readFileSync(new URL("results.module.css", import.meta.url), "utf8")).toMatch(/\.red \{\s*color: var\(--danger\)/);
});
