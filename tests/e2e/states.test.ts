import type { Browser, Locator, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openBrowser, openPage, scriptsReady } from "../support/browser.ts";
import { partyPanel, pickPlace, suggestions } from "../support/journey.ts";
import { cheapestDetailsPath, resultsPath, SOLO_ONE_WAY } from "../support/trips.ts";

let browser: Browser;
beforeAll(async () => void (browser = await openBrowser()));
afterAll(() => browser.close());

async function openAt(path: string, width = 1280) {
  const opened = await openPage(browser, { width });
  await opened.page.clock.install();
  await opened.page.goto(path);
  await scriptsReady(opened.page);
  return opened;
}

/** From here on the page's time moves only when it is told to. */
const stopTime = async (page: Page): Promise<void> => page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000));

/** Opens something once for each way to close it. @returns how often that went well; a step that does not happen throws. */
async function openAndClose(opener: Locator, shown: Locator, closers: readonly Locator[]): Promise<number> {
  let rounds = 0;
  for (const closer of closers) {
    await shown.waitFor({ state: "hidden" });
    await opener.click();
    await shown.waitFor();
    await closer.click();
    await shown.waitFor({ state: "hidden" });
    rounds += 1;
  }
  return rounds;
}

const from = (page: Page): Locator => page.getByRole("combobox", { name: "Flying From" });

describe("opened and closed:", () => {
  it("the travelers' panel, by a click, its close icon and Apply", async () => {
    const { page, context } = await openAt("/");
    const panel = page.locator("details", { has: partyPanel(page) });
    const apply = panel.getByRole("button", { name: "Apply" });
    const closers = [partyPanel(page), panel.getByRole("button", { name: "Close" }), apply];
    expect(await openAndClose(partyPanel(page), apply, closers)).toBe(3);
    await context.close();
  });

  it("the travelers' panel and the calendar not by a press on their own words and blank spaces", async () => {
    const { page, context } = await openAt("/");
    const panel = page.locator("details", { has: partyPanel(page) });
    await partyPanel(page).click();
    await panel.getByText("Business", { exact: true }).click();
    await panel.getByText("12 years and over").click();
    expect(await panel.getByRole("radio", { name: "Business" }).isChecked()).toBe(true);
    expect(await panel.getByRole("button", { name: "Apply" }).isVisible()).toBe(true);
    await page.getByRole("textbox", { name: "Departure Date" }).click();
    expect(await panel.getByRole("button", { name: "Apply" }).isVisible()).toBe(false);
    const calendar = page.getByRole("dialog", { name: /Departure Date/ });
    await calendar.waitFor();
    await calendar.click({ position: { x: 4, y: 4 } });
    expect(await calendar.isVisible()).toBe(true);
    await context.close();
  });

  it("the suggestions, after a lookup and by a pick, which fills the field", async () => {
    const { page, context } = await openAt("/");
    expect(await page.getByRole("listbox").count()).toBe(0);
    await from(page).fill("bost");
    await suggestions(page, "Flying From").first().click();
    expect(await from(page).inputValue()).toBe("BOS-Boston");
    expect(await page.getByRole("listbox").count()).toBe(0);
    await context.close();
  });

  it("the flight details, on the results and on the booking page, where Continue closes them", async () => {
    const { page, context } = await openAt(resultsPath(SOLO_ONE_WAY));
    const popup = page.getByRole("dialog", { name: "Flight details" });
    const close = popup.getByRole("button", { name: "Close flight details" });
    const details = page.getByRole("main").getByRole("button", { name: "Flight details" });
    expect(await openAndClose(details.first(), popup, [close])).toBe(1);
    expect(await details.first().locator("svg").count()).toBe(0); // An arrow downwards is for what opens below.
    await page.goto(await cheapestDetailsPath(SOLO_ONE_WAY));
    await scriptsReady(page);
    expect(await openAndClose(details, popup, [popup.getByRole("button", { name: "Continue" }), close])).toBe(2);
    await context.close();
  });

  it("the menu and the filters of a phone, by their own buttons", async () => {
    const { page, context } = await openAt(resultsPath(SOLO_ONE_WAY), 360);
    const closeMenu = page.getByRole("button", { name: "Close menu" });
    expect(await openAndClose(page.getByRole("button", { name: "Menu", exact: true }), closeMenu, [closeMenu])).toBe(1);
    const closeFilters = page.getByRole("button", { name: "Close filters" });
    expect(await openAndClose(page.getByRole("button", { name: /^Filters/ }), closeFilters, [closeFilters])).toBe(1);
    await context.close();
  });
});

describe("in time:", () => {
  it("a toast stays under the pointer, and leaves 4000 ms of its own time after it came", async () => {
    const { page, context } = await openAt("/");
    await pickPlace(page, "Flying From", SOLO_ONE_WAY.from);
    await pickPlace(page, "Flying To", SOLO_ONE_WAY.from);
    await stopTime(page);
    await page.getByRole("button", { name: "Search Flights" }).click();
    const toast = page.getByRole("region", { name: "Notifications" }).getByText("Source and destination cannot be the same !");
    await page.clock.runFor(3000);
    await toast.hover();
    await page.clock.runFor(60_000);
    expect(await toast.isVisible()).toBe(true);
    await page.mouse.move(0, 800);
    await page.clock.runFor(900);
    expect(await toast.isVisible()).toBe(true);
    await page.clock.runFor(1200);
    await toast.waitFor({ state: "detached" });
    await context.close();
  });

  it("a typed date is read 700 ms after the last key", async () => {
    const { page, context } = await openAt("/");
    const date = page.getByLabel("Departure Date");
    await stopTime(page);
    await date.fill("3/12/2027");
    await page.clock.runFor(699);
    expect(await date.inputValue()).toBe("3/12/2027");
    await page.clock.runFor(1);
    await expect.poll(() => date.inputValue()).toBe("Mar-12-2027");
    await context.close();
  });
});

it("the calendar lies at layer 100", async () => {
  const { page, context } = await openAt("/");
  await page.getByLabel("Departure Date").click();
  const calendar = page.getByRole("dialog", { name: /Departure Date/ });
  expect(await calendar.evaluate((element) => getComputedStyle(element).zIndex)).toBe("100");
  await context.close();
});

/** Whether a press in its middle meets a button, and nothing above it. */
const isOnTop = (button: HTMLElement): boolean => {
  const { x, y, width, height } = button.getBoundingClientRect();
  return document.elementFromPoint(x + width / 2, y + height / 2) === button;
};

it("the calendar's own button lies over the bar at the bottom of a phone, and makes no page wider", async () => {
  const { page, context } = await openAt(resultsPath(SOLO_ONE_WAY), 360);
  await page.setViewportSize({ width: 360, height: 640 });
  await page.getByText("Edit", { exact: true }).click();
  await page.getByLabel("Departure Date").click();
  await page
    .getByRole("dialog", { name: /Departure Date/ })
    .getByRole("grid")
    .waitFor();
  const done = page.getByRole("button", { name: "Done" });
  await done.click({ trial: true });
  expect(await done.evaluate(isOnTop)).toBe(true);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  await context.close();
});

it("a failed lookup of places is only logged", async () => {
  const { page, context, errors } = await openAt("/");
  await page.route("**/api/v1/flights/locations?**", (route) => route.abort());
  await from(page).fill("boston");
  await expect.poll(() => errors.filter((line) => line.startsWith("Error fetching locations:"))).toHaveLength(1);
  expect(await page.getByRole("region", { name: "Notifications" }).innerText()).toBe("");
  expect(await from(page).inputValue()).toBe("boston");
  await context.close();
});
