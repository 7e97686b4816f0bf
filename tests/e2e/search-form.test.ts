import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { openBrowser, openPage, type OpenedPage, scriptsReady } from "../support/browser.ts";
import { partyCount, partyPanel, pickPlace, suggestions } from "../support/journey.ts";
import { FAMILY_ONE_WAY, FAMILY_ROUND_TRIP, resultsPath, SOLO_ONE_WAY } from "../support/trips.ts";

let browser: Browser;
beforeAll(async () => void (browser = await openBrowser()));
afterAll(() => browser.close());

/** The home page as a newcomer has it, once scripts have taken it over. */
async function openHome(): Promise<OpenedPage> {
  const opened = await openPage(browser);
  await opened.page.goto("/");
  await scriptsReady(opened.page);
  return opened;
}

const from = (page: Page) => page.getByRole("combobox", { name: "Flying From" });
const to = (page: Page) => page.getByRole("combobox", { name: "Flying To" });
const search = (page: Page) => page.getByRole("button", { name: "Search Flights" }).click();

it("a list of places that was closed by Escape gives its first place when the field is left", async () => {
  const { page, close } = await openHome();
  await from(page).fill("chicago");
  const first = await suggestions(page, "Flying From").first().getAttribute("id");
  expect(first).not.toBeNull();
  await page.keyboard.press("Escape");
  await suggestions(page, "Flying From").first().waitFor({ state: "detached" });
  await page.keyboard.press("Tab");
  await expect.poll(() => from(page).inputValue()).toMatch(/^[A-Z]{3}-Chicago/);
  await close();
});

it.each(["Tab", "Enter"])(
  "a place that is left by %s while it is looked up is not taken for the first of the list before it",
  async (key) => {
    const { page, close } = await openHome();
    await from(page).fill("san");
    expect(await suggestions(page, "Flying From").first().innerText()).not.toContain("San Francisco");
    await from(page).fill("san francisco");
    await page.keyboard.press(key);
    await expect.poll(() => from(page).inputValue()).toMatch(/^[A-Z]{3}-/);
    expect(await from(page).inputValue()).toMatch(/^[A-Z]{3}-San Francisco$/);
    await close();
  },
);

it("a word that an input method still writes picks no place by its Enter", async () => {
  const { page, close } = await openHome();
  await from(page).fill("chicago");
  await suggestions(page, "Flying From").first().waitFor();
  const isTaken = await from(page).evaluate(
    (field) => !field.dispatchEvent(new KeyboardEvent("keydown", { key: "Enter", isComposing: true, bubbles: true, cancelable: true })),
  );
  expect([isTaken, await from(page).inputValue()]).toEqual([false, "chicago"]);
  await close();
});

it("an arrow key chooses from the list before, too", async () => {
  const { page, close } = await openHome();
  await from(page).fill("san");
  await suggestions(page, "Flying From").first().waitFor();
  await page.route("**/locations?**", () => undefined); // No other list comes.
  await from(page).fill("san d");
  expect(await from(page).getAttribute("aria-activedescendant")).toBeNull();
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await expect.poll(() => from(page).inputValue()).toMatch(/^[A-Z]{3}-/);
  await close();
});

describe("a date of the search form", () => {
  it("is read at once when Enter searches with it", async () => {
    const { page, close } = await openPage(browser);
    await page.goto(resultsPath(SOLO_ONE_WAY));
    await scriptsReady(page);
    await page.getByLabel("Departure Date").fill("3/14/2027");
    await page.keyboard.press("Enter");
    await expect.poll(() => new URL(page.url()).searchParams.get("date")).toBe("Mar-14-2027");
    await close();
  });

  it("keeps what is typed while its calendar still comes", async () => {
    const { page, close } = await openPage(browser);
    await page.goto(resultsPath(FAMILY_ROUND_TRIP));
    await scriptsReady(page);
    const back = page.getByLabel("Return Date", { exact: true });
    await back.click();
    await page.keyboard.press("Control+A");
    await page.keyboard.type("Mar-25-2027");
    await page
      .getByRole("dialog", { name: /Return Date/ })
      .getByRole("grid")
      .first()
      .waitFor();
    expect(await back.inputValue()).toBe("Mar-25-2027");
    await close();
  });

  it.each(["Departure Date", "Return Date"])("turns the months of the %s's open calendar to what is typed", async (name) => {
    const { page, close } = await openPage(browser);
    await page.goto(resultsPath(FAMILY_ROUND_TRIP));
    await scriptsReady(page);
    await page.getByLabel(name, { exact: true }).click();
    const months = page.getByRole("dialog", { name: new RegExp(name) }).getByRole("grid");
    await months.first().waitFor();
    await page.keyboard.press("Control+A");
    await page.keyboard.type("Aug-25-2027");
    await expect
      .poll(() => months.evaluateAll((grids) => grids.map((grid) => grid.ariaLabel ?? "")))
      .toContainEqual(expect.stringContaining("August 2027"));
    await close();
  });

  it("has the focus again when a day was picked by key", async () => {
    const { page, close } = await openHome();
    const departure = page.getByLabel("Departure Date", { exact: true });
    await departure.press("ArrowDown");
    await page
      .getByRole("dialog", { name: /Departure Date/ })
      .locator("[role=gridcell] :focus, [role=gridcell]:focus")
      .waitFor();
    await page.keyboard.press("ArrowRight");
    await page.keyboard.press("Enter");
    await expect.poll(() => departure.evaluate((element) => element === document.activeElement)).toBe(true);
    expect(await departure.inputValue()).toBe("Dec-02-2026");
    await close();
  });
});

describe("the search form of the home page", () => {
  let opened: OpenedPage;
  let page: Page;
  beforeEach(async () => {
    opened = await openPage(browser);
    page = opened.page;
    await page.goto("/");
    await scriptsReady(page);
    return () => opened.close();
  });

  it("starts one way, in Economy, for one adult, today", async () => {
    expect(await page.getByRole("radio", { name: "One Way" }).isChecked()).toBe(true);
    expect(await partyPanel(page).innerText()).toMatch(/1 traveler, Economy/);
    expect(await page.getByLabel("Departure Date").inputValue()).toBe("Dec-01-2026");
    expect(await page.getByLabel("Return Date").inputValue()).toBe("Dec-08-2026");
  });

  it("says in a toast that both places are the same, stays, and the toast can be dismissed", async () => {
    await pickPlace(page, "Flying From", { typed: "jfk", place: "JFK-New York" });
    await pickPlace(page, "Flying To", { typed: "jfk", place: "JFK-New York" });
    await search(page);
    const toast = page.getByRole("alert").getByText("Source and destination cannot be the same !", { exact: true });
    await toast.waitFor();
    expect(new URL(page.url()).pathname).toBe("/");
    await page.getByRole("region", { name: "Notifications" }).getByRole("button", { name: "Dismiss" }).click();
    await toast.waitFor({ state: "detached" });
    expect(opened.errors).toEqual([]);
  });

  it("says at once that ten travelers are too many, with the phone line, and does not search", async () => {
    await pickPlace(page, "Flying From", SOLO_ONE_WAY.from);
    await pickPlace(page, "Flying To", SOLO_ONE_WAY.to);
    await partyPanel(page).click();
    const more = page.getByRole("button", { name: "More: Adults" });
    const tooMany = page.getByText(/One booking holds at most 9 travelers/);
    for (let adults = 1; adults < 9; adults++) await more.click();
    expect(await tooMany.count()).toBe(0);
    await more.click();
    expect(await tooMany.getByRole("link").getAttribute("href")).toMatch(/^tel:/);
    await page.getByRole("button", { name: "Apply" }).click();
    await search(page);
    expect(new URL(page.url()).pathname).toBe("/");
    expect(await tooMany.isVisible()).toBe(true);
  });

  it("holds children to 10 and infants to 2", async () => {
    await partyPanel(page).click();
    for (const [name, most] of [
      ["Children", 10],
      ["Infants", 2],
    ] as const) {
      const more = page.getByRole("button", { name: `More: ${name}` });
      for (let count = 0; count < most; count++) await more.click();
      expect(await more.isDisabled()).toBe(true);
      expect(await partyCount(page, name).inputValue()).toBe(String(most));
    }
    expect(await page.getByRole("button", { name: "Fewer: Adults" }).isDisabled()).toBe(true);
  });

  it("takes a count that is typed after the field was emptied, and keeps the one before where it stays empty", async () => {
    await partyPanel(page).click();
    const adults = partyCount(page, "Adults");
    await adults.press("End");
    await adults.press("Backspace");
    expect(await adults.inputValue()).toBe("");
    await adults.press("3");
    expect(await adults.inputValue()).toBe("3");
    await adults.press("Backspace");
    await adults.press("Tab");
    expect(await adults.inputValue()).toBe("3");
  });

  it("leaves the focus on a button that has come to its end", async () => {
    await partyPanel(page).click();
    const more = page.getByRole("button", { name: "More: Infants" });
    await more.focus();
    for (const _ of [1, 2, 3]) await page.keyboard.press("Enter");
    expect(await partyCount(page, "Infants").inputValue()).toBe("2");
    expect(await more.evaluate((button) => button === document.activeElement)).toBe(true);
  });

  it("looks places up from the third character on, and takes the first when the field is left", async () => {
    const asked: string[] = [];
    page.on("request", (request) => {
      const url = new URL(request.url());
      if (url.pathname === "/api/v1/flights/locations") asked.push(url.searchParams.get("keyword") ?? "");
    });
    await from(page).fill("bo");
    await from(page).fill("bos");
    await suggestions(page, "Flying From").first().waitFor();
    expect(asked).toEqual(["bos"]);
    await to(page).focus();
    await expect.poll(() => from(page).inputValue()).toMatch(/^BOS-/);
    await from(page).focus();
    expect(await from(page).inputValue()).toBe("");
  });

  it("clears a place that was picked when the field is clicked again, though it kept the focus", async () => {
    await from(page).fill("jfk");
    await suggestions(page, "Flying From").first().click();
    expect(await from(page).inputValue()).toBe("JFK-New York");
    await from(page).click();
    expect(await from(page).inputValue()).toBe("");
    await to(page).focus();
    expect(await from(page).inputValue()).toBe("JFK-New York");
  });

  it("tells the airports of a city apart by their names", async () => {
    await from(page).fill("new york");
    const options = suggestions(page, "Flying From");
    await options.first().waitFor();
    expect(await options.first().innerText()).toMatch(/All \d+ airports, United States/);
    expect(await options.allInnerTexts()).toContainEqual(expect.stringContaining("John F. Kennedy International Airport, United States"));
  });

  it("offers places without what is said beside them where that cannot be had", async () => {
    await page.route("**/api/v1/flights/locations/details?**", (route) => route.abort());
    await from(page).fill("new york");
    const options = suggestions(page, "Flying From");
    await options.first().waitFor();
    expect((await options.first().innerText()).split("\n")).toEqual(["New York", "NYC"]);
  });

  it("asks for both places and for a date that can be searched", async () => {
    await page.getByLabel("Departure Date").fill("Nov-30-2026");
    await search(page);
    const main = await page.getByRole("main").innerText();
    for (const text of ["Choose where you are flying from.", "Choose where you are flying to.", "Choose today or a later day."])
      expect(main).toContain(text);
    expect(await from(page).evaluate((input) => input === document.activeElement)).toBe(true);
  });

  it("becomes a round trip when a return date is picked in the calendar", async () => {
    await page.getByLabel("Return Date").click();
    const calendar = page.getByRole("dialog", { name: /Return Date/ });
    await calendar.getByRole("button", { name: /December 24, 2026/ }).click();
    expect(await page.getByRole("radio", { name: "Round Way" }).isChecked()).toBe(true);
    expect(await page.getByLabel("Return Date").inputValue()).toBe("Dec-24-2026");
  });
});

it("the form above the results leads to the heading of those of another search, by which they are said", async () => {
  const { page, close } = await openPage(browser);
  await page.goto(resultsPath(FAMILY_ONE_WAY));
  await scriptsReady(page);
  await page.getByLabel("Departure Date").fill("Mar-16-2027");
  await page.getByRole("button", { name: "Search Flights" }).press("Enter");
  await page.waitForURL(/Mar-16-2027/);
  const heard = () => page.evaluate(() => (document.activeElement as HTMLElement | null)?.innerText);
  await expect.poll(heard).toMatch(/^\d+ Results Found$/);
  await close();
});

it("a filter that takes no focus, as in some browsers, moves none", async () => {
  const { page, close } = await openPage(browser);
  await page.goto(resultsPath(FAMILY_ONE_WAY));
  await scriptsReady(page);
  await page
    .locator("button[aria-pressed]:enabled")
    .first()
    .evaluate((button: HTMLElement) => button.click());
  await page.waitForURL(/stops=/);
  await page.getByRole("status").getByText(/ of /).waitFor();
  expect(await page.evaluate(() => document.activeElement?.tagName)).toBe("BODY");
  await close();
});

it("a place that is to be changed looks empty and still says what it holds", async () => {
  const { page, close } = await openPage(browser);
  await page.goto(resultsPath(FAMILY_ONE_WAY));
  await scriptsReady(page);
  await from(page).focus();
  expect([await from(page).inputValue(), await from(page).getAttribute("placeholder")]).toEqual(["", "JFK-New York"]);
  await page.keyboard.press("Tab");
  expect(await from(page).inputValue()).toBe("JFK-New York");
  await close();
});

it("the form above the results starts from the search, and looks destinations up from the first character on", async () => {
  const { page, close } = await openPage(browser);
  await page.goto(resultsPath(FAMILY_ONE_WAY));
  await scriptsReady(page);
  expect(await from(page).inputValue()).toBe("JFK-New York");
  expect(await page.getByLabel("Departure Date").inputValue()).toBe("Mar-12-2027");
  expect(await page.getByLabel("Return Date").isVisible()).toBe(false);
  await to(page).fill("b");
  await suggestions(page, "Flying To").first().waitFor();
  await from(page).fill("bo");
  expect(await page.getByRole("listbox").count()).toBe(0);
  await close();
});
