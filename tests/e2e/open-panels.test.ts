import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openBrowser, openPage, scriptsReady } from "../support/browser.ts";
import { threeCitiesPath } from "../support/multi-city.ts";
import { FAMILY_ROUND_TRIP, resultsPath, SOLO_ONE_WAY } from "../support/trips.ts";

let browser: Browser;
beforeAll(async () => void (browser = await openBrowser()));
afterAll(() => browser.close());

/** How far what has opened goes beyond the window, to either side, and how far the page scrolls sideways. */
const beyond = (page: Page, panel: string): Promise<readonly number[]> =>
  page.locator(panel).evaluate((opened) => {
    const { left, right } = opened.getBoundingClientRect();
    const { clientWidth, scrollWidth } = document.documentElement;
    return [Math.max(0, -left), Math.max(0, right - clientWidth), scrollWidth - clientWidth];
  });

async function openForm(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await scriptsReady(page);
  const fold = page.getByText("Edit", { exact: true });
  if (await fold.isVisible()) await fold.click();
}

describe("what opens below a field", () => {
  it.each([
    ["home, whose dates stand in the middle", "/?trpType=roundtrip", 768],
    ["results, whose dates begin a line", resultsPath(FAMILY_ROUND_TRIP), 700],
    ["a trip of three flights, each date at its line's end", threeCitiesPath(), 768],
    ["a trip of three flights, each date at its line's end", threeCitiesPath(), 1280],
    ["the map", "/explore?source=JFK-New York&when=day&date=Mar-12-2027", 700],
    ["the map", "/explore?source=JFK-New York&when=day&date=Mar-12-2027", 1280],
  ])("is a calendar within the window on %s (%s, %i px)", async (_, path, width) => {
    const { page, close } = await openPage(browser, { width });
    await openForm(page, path);
    await page.locator('main input[aria-haspopup="dialog"]:visible').last().click();
    expect(await beyond(page, "dialog[open]")).toEqual([0, 0, 0]);
    await close();
  });

  it("is a list of places within the window for the second field of a line", async () => {
    const { page, close } = await openPage(browser, { width: 768 });
    await openForm(page, resultsPath(FAMILY_ROUND_TRIP));
    const to = page.getByRole("combobox", { name: "Flying To" });
    await to.click();
    await to.pressSequentially("santiago");
    await page.getByRole("option").first().waitFor();
    expect(await beyond(page, '[role="listbox"]:visible')).toEqual([0, 0, 0]);
    await close();
  });

  it("is on a phone not overlaid by the button that swaps both places, a list or the word that there is none", async () => {
    const { page, close } = await openPage(browser, { width: 360 });
    await openForm(page, "/");
    const swap = page.getByRole("button", { name: "Swap From and To" });
    expect(await swap.isVisible()).toBe(true);
    const from = page.getByRole("combobox", { name: "Flying From" });
    await from.click();
    await from.pressSequentially("zzqx");
    await page.locator("main form").getByText("No place matches").first().waitFor();
    expect(await swap.isHidden()).toBe(true);
    await close();
  });

  it("has on a phone its button beside the days that it ends with", async () => {
    const { page, close } = await openPage(browser, { width: 360 });
    await openForm(page, "/hotels");
    await page.getByLabel("Check-out").click();
    const [days, done] = await Promise.all([
      page
        .getByRole("dialog")
        .getByText(/^Dec-\d\d-2026 – Dec-\d\d-2026$/)
        .boundingBox(),
      page.getByRole("dialog").getByRole("button", { name: "Done" }).boundingBox(),
    ]);
    expect(done?.y).toBeLessThan((days?.y ?? 0) + (days?.height ?? 0));
    await close();
  });
});

it.each([
  ["roundtrip", FAMILY_ROUND_TRIP],
  ["oneWay", SOLO_ONE_WAY],
] as const)("a %s of nine in Premium Economy says all of who travels where the form is one line", async (_, trip) => {
  const { page, close } = await openPage(browser, { width: 1280 });
  await page.goto(`/es${resultsPath(trip, { adults: "9", children: "0", infants: "0", classType: "Premium Economy" })}`);
  const value = page.locator("main form summary span", { hasText: "9 viajeros, Económica premium" }).last();
  expect(await value.evaluate((part) => part.scrollWidth > part.clientWidth)).toBe(false);
  await close();
});
