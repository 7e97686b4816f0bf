import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, it } from "vitest";
import { openBrowser, openPage } from "../support/browser.ts";

let browser: Browser;
beforeAll(async () => void (browser = await openBrowser()));
afterAll(() => browser.close());

it.each(["/", "/es", "/es/hotels"])("%s cuts neither the brand nor what stands in a field on a phone of 320 px", async (path) => {
  const { page, context } = await openPage(browser, { width: 320 });
  await page.goto(path);
  const seen = await page.locator("header a span, main form input").evaluateAll((parts) =>
    parts
      .filter((part) => part.checkVisibility())
      .map((part) => ({
        words: part instanceof HTMLInputElement ? part.value : part.textContent,
        isCut: part.scrollWidth > part.clientWidth && getComputedStyle(part).clipPath === "none",
      })),
  );
  expect(seen.map(({ words }) => words)).toContain("Farewind");
  expect(seen.filter(({ words }) => /^\S+-2026$/.test(words))).not.toEqual([]);
  expect(seen.filter(({ isCut }) => isCut)).toEqual([]);
  await context.close();
});
