import type { Browser, Locator } from "playwright-core";
import { afterAll, beforeAll, expect, it } from "vitest";
import { openBrowser, openPage, scriptsReady } from "../support/browser.ts";
import { FAMILY_ROUND_TRIP, resultsPath } from "../support/trips.ts";

let browser: Browser;
beforeAll(async () => void (browser = await openBrowser()));
afterAll(() => browser.close());

/**
 * What is left to tell a thing from others where the reader's colors go before ours: no shadow, no picture of gradients. Of a color of ours
 * the browser keeps only how clear it is, and a clear canvas looks like any other.
 */
const lookOf = (thing: Locator) =>
  thing.first().evaluate((element) => {
    const { backgroundColor, borderBlockStart, outlineStyle } = getComputedStyle(element);
    return { ground: backgroundColor.match(/\d+/g)?.slice(0, 3).join(), borderBlockStart, outlineStyle };
  });

it("shows what is chosen, and bars, to somebody whose own colors go before ours", async () => {
  const { page, context } = await openPage(browser, { forcedColors: "active" });
  await page.goto(resultsPath(FAMILY_ROUND_TRIP));
  await scriptsReady(page);
  const filters = page.getByRole("complementary", { name: "Filters" });
  const [form, sorts, picker] = [
    page.locator("main form").first(),
    page.getByRole("navigation", { name: "Order of the flights" }),
    page.locator("dialog"),
  ];
  const day = (name: RegExp): Locator => picker.getByRole("button", { name });
  await filters.locator("button[aria-pressed]:enabled").first().click();
  await page.mouse.move(0, 0);
  await page.getByLabel("Departure Date").click();

  expect(await lookOf(filters.locator('[aria-pressed="true"] > span')), "a filter").not.toEqual(
    await lookOf(filters.locator('[aria-pressed="false"]:enabled > span')),
  );
  expect(await lookOf(form.locator('label:has([value="roundtrip"])')), "a kind of trip").not.toEqual(
    await lookOf(form.locator('label:has([value="oneWay"])')),
  );
  expect(await lookOf(sorts.locator('[aria-current="true"]')), "an order").not.toEqual(
    await lookOf(sorts.locator("a:not([aria-current])")),
  );
  const free = await lookOf(day(/March 10, 2027/));
  const between = await lookOf(day(/March 14, 2027/));
  expect(between, "a day of the trip").not.toEqual(free);
  for (const end of [/March 12, 2027/, /March 19, 2027/]) {
    expect(await lookOf(day(end)), "a chosen day").not.toEqual(free);
    expect(await lookOf(day(end)), "a chosen day").not.toEqual(between);
  }
  const canvas = await lookOf(page.locator("body"));
  const bars = filters.locator("fieldset:has([type=range]) i");
  expect((await lookOf(bars)).ground, "a bar").not.toBe(canvas.ground);
  await context.close();
});
