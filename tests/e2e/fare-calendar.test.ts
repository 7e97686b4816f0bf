import type { Browser, Locator, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { openBrowser, openPage, type PageOptions, scriptsReady } from "../support/browser.ts";
import { cardTotal, currencySelect, flightCards, pickPlace } from "../support/journey.ts";
import { expectSpanish } from "../support/spanish.ts";
import {
  FAMILY_ROUND_TRIP,
  listResults,
  queryOf,
  resultsPath,
  SOLO_ONE_WAY,
  totalInUsd,
  travellersOf,
  type Trip,
} from "../support/trips.ts";

let browser: Browser;
beforeAll(async () => void (browser = await openBrowser()));
afterAll(() => browser.close());

const picker = (page: Page): Locator => page.getByRole("dialog");
const dayIn = (page: Page, name: string | RegExp): Locator => picker(page).getByRole("button", { name });
const meaning = (page: Page): Locator => picker(page).getByRole("status");
const openDays = (page: Page) => page.getByRole("button", { name: "Prices on other days" }).click();

async function openAt(path: string, options: PageOptions = {}) {
  const opened = await openPage(browser, options);
  await opened.page.goto(path);
  if (options.javaScriptEnabled !== false) await scriptsReady(opened.page);
  return opened;
}

/** What the search itself shows as its lowest total. */
async function lowestTotal(trip: Trip): Promise<string> {
  const [first] = await listResults(trip);
  if (!first) throw new Error("Nothing was found");
  return totalInUsd(first, travellersOf(trip));
}

/** The amount that a link or a day is called by. */
const amountIn = (name: string | null): string => /\$[\d,]+\.\d\d/.exec(name ?? "")?.[0] ?? `no amount in “${name}”`;

/** Follows a price and reads the lowest total of the results that it leads to. */
async function lowestBehind(
  page: Page,
  price: Locator,
): Promise<{ readonly named: string; readonly found: string; readonly query: URLSearchParams }> {
  const named = amountIn((await price.getAttribute("aria-label")) ?? (await price.textContent()));
  const href = new URL((await price.getAttribute("href")) ?? "", page.url());
  await price.click();
  await page.waitForURL(href.href);
  await page.getByRole("heading", { level: 1, name: /Results Found/ }).waitFor();
  await expect.poll(() => cardTotal(flightCards(page).first())).toBe(named);
  return { named, found: await cardTotal(flightCards(page).first()), query: href.searchParams };
}

/** The price that a day is called by. */
const priceOf = async (page: Page, day: RegExp): Promise<string> => amountIn(await dayIn(page, day).getAttribute("aria-label"));

describe("the date picker of the flight search", () => {
  it("shows the lowest total of the search of each day, one way, in one call for two months", async () => {
    const { page, errors, close } = await openAt(resultsPath(SOLO_ONE_WAY));
    const asked: string[] = [];
    page.on("request", (request) => void (request.url().includes("/fare-days") && asked.push(request.url())));
    await page.getByLabel("Departure Date").click();
    await meaning(page).getByText("one way, 1 traveler").waitFor();
    const total = await lowestTotal(SOLO_ONE_WAY);
    expect(await dayIn(page, /March 12, 2027/).getAttribute("aria-label")).toContain(`${total} leaving on this day`);
    expect(await dayIn(page, /March 12, 2027/).innerText()).toContain(`$${Math.round(Number(total.slice(1)))}`);
    expect(
      await picker(page)
        .getByRole("button", { name: /2027.*leaving on this day$|2027.*lowest price here/ })
        .count(),
    ).toBe(61);
    expect(
      await picker(page)
        .getByRole("button", { name: /the lowest price here/ })
        .count(),
    ).toBeGreaterThan(0);
    await picker(page).getByRole("button", { name: "Month after" }).click();
    await dayIn(page, /May 12, 2027, .* leaving on this day/).waitFor();
    await picker(page).getByRole("button", { name: "Month before" }).click();
    await dayIn(page, /March 13, 2027, .* leaving on this day/).waitFor();
    expect(asked.map((url) => new URL(url).searchParams.get("from"))).toEqual(["2027-03-01", "2027-05-01"]);
    expect(errors).toEqual([]);
    await close();
  });

  it("prices a round trip of the length that is set, and says which", async () => {
    const { page, close } = await openAt(resultsPath(FAMILY_ROUND_TRIP));
    await page.getByLabel("Departure Date").click();
    await meaning(page).getByText("round trip of 7 nights, 4 travelers").waitFor();
    expect(await priceOf(page, /March 12, 2027/)).toBe(await lowestTotal(FAMILY_ROUND_TRIP));
    await page.getByLabel("Return Date").click();
    await dayIn(page, /March 22, 2027/).click();
    await page.getByLabel("Departure Date").click();
    await meaning(page).getByText("round trip of 10 nights").waitFor();
    expect(await priceOf(page, /March 12, 2027/)).toBe(await lowestTotal({ ...FAMILY_ROUND_TRIP, rtnDate: "Mar-22-2027" }));
    await close();
  });

  it("prices the days to come back on once the day of departure stands", async () => {
    const { page, errors, close } = await openAt(resultsPath(FAMILY_ROUND_TRIP));
    const asked: string[] = [];
    page.on("request", (request) => void (request.url().includes("/fare-days") && asked.push(request.url())));
    await page.getByLabel("Return Date").click();
    await meaning(page).getByText("round trip leaving on Mar-12-2027, 4 travelers").waitFor();
    expect(await priceOf(page, /March 19, 2027/)).toBe(await lowestTotal(FAMILY_ROUND_TRIP));
    expect(await priceOf(page, /March 22, 2027/)).toBe(await lowestTotal({ ...FAMILY_ROUND_TRIP, rtnDate: "Mar-22-2027" }));
    expect(await dayIn(page, /March 11, 2027/).getAttribute("aria-label")).not.toMatch(/\$|no flights/);
    await page.getByLabel("Departure Date").click();
    await meaning(page).getByText("round trip of 7 nights").waitFor();
    await dayIn(page, /March 14, 2027/).click();
    await meaning(page).getByText("round trip leaving on Mar-14-2027").waitFor();
    expect(await priceOf(page, /March 22, 2027, .* returning on this day/)).toBe(
      await lowestTotal({ ...FAMILY_ROUND_TRIP, date: "Mar-14-2027", rtnDate: "Mar-22-2027" }),
    );
    expect(asked.map((url) => new URL(url).searchParams.get("departure"))).toEqual(["2027-03-12", null, "2027-03-14"]);
    await dayIn(page, /March 22, 2027/).click();
    expect(await page.getByLabel("Departure Date").inputValue()).toBe("Mar-14-2027");
    expect(await page.getByLabel("Return Date").inputValue()).toBe("Mar-22-2027");
    expect(errors).toEqual([]);
    await close();
  });

  it("names the departure where nothing comes back in the months in view", async () => {
    const { page, close } = await openAt(resultsPath(FAMILY_ROUND_TRIP));
    await page.route("**/fare-days?**", (route) => route.fulfill({ json: { currency: "USD", totals: Array(61).fill(null) } }));
    await page.getByLabel("Return Date").click();
    await meaning(page).getByText("No round trip leaving on Mar-12-2027 and returning in these months is on sale.").waitFor();
    await dayIn(page, /March 20, 2027, no flights$/).click();
    expect(await page.getByLabel("Return Date").inputValue()).toBe("Mar-20-2027");
    await close();
  });

  it("says on the home page that both places are needed, then prices the days", async () => {
    const { page, close } = await openAt("/");
    await page.getByLabel("Departure Date").click();
    await meaning(page).getByText("Choose both places").waitFor();
    await page.keyboard.press("Escape");
    await pickPlace(page, "Flying From", SOLO_ONE_WAY.from);
    await pickPlace(page, "Flying To", SOLO_ONE_WAY.to);
    await page.getByLabel("Departure Date").click();
    await dayIn(page, /December 24, 2026/).waitFor();
    await expect.poll(() => dayIn(page, /December 24, 2026/).getAttribute("aria-label")).toMatch(/\$[\d.]+ leaving on this day/);
    await close();
  });

  it("is walked and picked from by keyboard, a price with every day", async () => {
    const { page, close } = await openAt(resultsPath(SOLO_ONE_WAY));
    await page.getByLabel("Departure Date").focus();
    await page.keyboard.press("ArrowDown");
    await meaning(page).getByText("one way").waitFor();
    await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute("aria-label"))).toMatch(/March 12, 2027.*leaving/);
    await page.keyboard.press("ArrowRight");
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.getAttribute("aria-label")))
      .toMatch(/March 13, 2027.*\$[\d.]+ leaving/);
    await page.keyboard.press("Enter");
    expect(await page.getByLabel("Departure Date").inputValue()).toBe("Mar-13-2027");
    await close();
  });

  it("works as before when the prices cannot be had, and asks again when it is opened again", async () => {
    const { page, close } = await openAt(resultsPath(SOLO_ONE_WAY));
    await page.route("**/fare-days?**", (route) => route.abort());
    await page.getByLabel("Departure Date").click();
    await meaning(page).getByText("Prices cannot be shown right now.").waitFor();
    await dayIn(page, /March 20, 2027$/).click();
    expect(await page.getByLabel("Departure Date").inputValue()).toBe("Mar-20-2027");
    await page.unroute("**/fare-days?**");
    await page.getByLabel("Departure Date").click();
    await dayIn(page, /March 13, 2027, .* leaving on this day/).waitFor();
    await close();
  });

  it("lets go of a question that nobody looks at any more", async () => {
    const { page, close } = await openAt(resultsPath(SOLO_ONE_WAY));
    const letGo = page.waitForEvent("requestfailed", (request) => request.url().includes("from=2027-03-01"));
    await page.route("**/fare-days?**from=2027-03-01**", () => undefined);
    await page.getByLabel("Departure Date").click();
    await meaning(page).getByText("Looking up").waitFor();
    await picker(page).getByRole("button", { name: "Month after" }).click();
    expect((await letGo).failure()?.errorText).toBe("net::ERR_ABORTED");
    await dayIn(page, /May 12, 2027, .* leaving on this day/).waitFor();
    await close();
  });

  it("says that nothing is sold where no day has a fare", async () => {
    const { page, close } = await openAt(resultsPath(SOLO_ONE_WAY));
    await page.route("**/fare-days?**", (route) => route.fulfill({ json: { currency: "USD", totals: Array(61).fill(null) } }));
    await page.getByLabel("Departure Date").click();
    await meaning(page).getByText("No flights are on sale in these months.").waitFor();
    expect(await dayIn(page, /March 20, 2027, no flights$/).isEnabled()).toBe(true);
    await close();
  });

  it("speaks Spanish and the visitor's currency, in cells of a phone's width", async () => {
    const { page, context, close } = await openPage(browser, { width: 360 });
    await context.addCookies([{ name: "currency", value: "IDR", url: inject("baseUrl") }]);
    await page.goto(`/es/search-results?${queryOf(FAMILY_ROUND_TRIP)}`);
    await scriptsReady(page);
    const card = await flightCards(page).first().getAttribute("aria-label");
    const total = /(IDR\s[\d,.]+) en total$/.exec(card ?? "")?.[1] ?? "no total";
    await page.getByText("Editar").click();
    await page.getByLabel("Fecha de ida").click();
    await meaning(page).getByText("Total más bajo en IDR").waitFor();
    expect(await dayIn(page, /12 de marzo de 2027/).getAttribute("aria-label")).toContain(`${total} si sale este día`);
    const tooWide = await picker(page)
      .getByRole("button", { name: /si sale este día/ })
      .evaluateAll((days) => days.filter((day) => day.scrollWidth > day.clientWidth || day.clientWidth > 52).map((day) => day.textContent));
    expect(tooWide).toEqual([]);
    await close();
  });

  it("leaves the days of hotels without prices", async () => {
    const { page, close } = await openAt("/hotels");
    await page.getByLabel("Check-in").first().click();
    await dayIn(page, /December 24, 2026$/).waitFor();
    expect(await picker(page).getByRole("status").count()).toBe(0);
    await close();
  });
});

describe("the prices of other days above the results", () => {
  it("are asked for when they are opened and not before, and lead one way to the results of their day", async () => {
    const { page, errors, close } = await openAt(resultsPath(SOLO_ONE_WAY));
    let asked = 0;
    page.on("request", (request) => void (request.url().includes("/flight-calendar") && asked++));
    await page.getByLabel("Departure Date").focus();
    expect(asked).toBe(0);
    await openDays(page);
    const grid = page.getByRole("table", { name: "Three days before and after" });
    await expect.poll(() => grid.getByRole("link").count()).toBe(7);
    const { query } = await lowestBehind(page, grid.getByRole("link", { name: /Mar-14-2027/ }));
    expect(query.get("date")).toBe("Mar-14-2027");
    expect(await grid.isVisible()).toBe(true);
    await grid.getByRole("link", { name: /Mar-14-2027.*shown now/ }).waitFor();
    expect(errors).toEqual([]);
    await close();
  });

  it("are for a round trip a row for each return, in which the party's totals are those of the search", async () => {
    const { page, close } = await openAt(resultsPath(FAMILY_ROUND_TRIP));
    await openDays(page);
    const grid = page.getByRole("table", { name: /departures across, returns down/ });
    await expect.poll(() => grid.getByRole("link").count()).toBe(49);
    const shown = grid.getByRole("link", { name: /shown now/ });
    expect(amountIn(await shown.textContent())).toBe(await lowestTotal(FAMILY_ROUND_TRIP));
    const { query } = await lowestBehind(page, grid.getByRole("link", { name: /Mar-10-2027 to .*Mar-21-2027/ }));
    expect([query.get("date"), query.get("rtnDate"), query.get("adults"), query.get("infants")]).toEqual([
      "Mar-10-2027",
      "Mar-21-2027",
      "2",
      "1",
    ]);
    await close();
  });

  it("show a year as bars that keys can reach, and as a table", async () => {
    const { page, close } = await openAt(resultsPath(SOLO_ONE_WAY));
    await openDays(page);
    const week = page.getByRole("link", { name: /Jun-\d\d-2027: .* the lowest of its week/ }).first();
    await week.focus();
    expect(await page.getByText(/Jun-\d\d-2027: .* the lowest of its week/).isVisible()).toBe(true);
    await page.getByText("Every day as a table").click();
    const day = page.getByRole("table", { name: "August 2027" }).getByRole("link", { name: /Aug-20-2027/ });
    await day.focus();
    const named = amountIn(await day.textContent());
    await page.keyboard.press("Enter");
    await page.waitForURL(/date=Aug-20-2027/);
    await expect.poll(() => cardTotal(flightCards(page).first())).toBe(named);
    await lowestBehind(page, week);
    await close();
  });

  it("name the week that was looked at in the currency that is chosen then", async () => {
    const { page, context, close } = await openAt(resultsPath(SOLO_ONE_WAY));
    await openDays(page);
    await page
      .getByRole("link", { name: /Jun-\d\d-2027: .* the lowest of its week/ })
      .first()
      .focus();
    const told = page.getByText(/Jun-\d\d-2027: .* the lowest of its week/);
    expect(await told.innerText()).toContain("$");
    await currencySelect(page).selectOption("EUR");
    await expect.poll(() => cardTotal(flightCards(page).first())).toContain("€");
    await expect.poll(() => told.innerText()).toContain("€");
    await context.clearCookies();
    await close();
  });

  it("say so when they cannot be had, and can be asked for again", async () => {
    const { page, close } = await openAt(resultsPath(SOLO_ONE_WAY));
    await page.route("**/flight-calendar.data?**", (route) => route.abort());
    await openDays(page);
    const problem = page.getByRole("alert").filter({ hasText: "The prices of other days cannot be shown right now." });
    await problem.waitFor();
    expect(await flightCards(page).first().isVisible()).toBe(true);
    await page.unroute("**/flight-calendar.data?**");
    await problem.getByRole("button", { name: "Try again" }).click();
    await page.getByRole("table", { name: "Three days before and after" }).waitFor();
    await close();
  });

  it.each([360, 1280])("are without scripts a page of links at %i px", async (width) => {
    const { page, close } = await openAt(resultsPath(FAMILY_ROUND_TRIP), { width, javaScriptEnabled: false });
    await page.getByRole("link", { name: "Prices on other days" }).click();
    await expect.poll(() => page.getByRole("heading", { level: 1 }).innerText()).toBe("New York to Los Angeles: prices on other days");
    const grid = page.getByRole("table", { name: /departures across, returns down/ });
    await lowestBehind(page, grid.getByRole("link", { name: /Mar-11-2027 to .*Mar-19-2027/ }));
    await page.goBack();
    await lowestBehind(page, page.getByRole("link", { name: /Jul-\d\d-2027: .* the lowest of its week/ }).first());
    await close();
  });

  it("speak Spanish", async () => {
    const { page, close } = await openAt(`/es/flight-calendar?${queryOf(FAMILY_ROUND_TRIP)}`);
    await page.getByText("Todos los días en una tabla").click();
    await expectSpanish(page, ["may"]); // The month, which is no English word here.
    await page.getByRole("link", { name: /11-mar-2027 a .*20-mar-2027/ }).click();
    await page.waitForURL(/\/es\/search-results\?/);
    expect(new URL(page.url()).searchParams.get("date")).toBe("Mar-11-2027");
    await close();
  });
});
