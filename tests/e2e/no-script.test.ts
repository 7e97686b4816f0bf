import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openBrowser, openPage } from "../support/browser.ts";
import { hotelsPath, STAY } from "../support/hotels.ts";
import {
  BOOKING_ID,
  cardTotal,
  confirmBooking,
  confirmButton,
  currencySelect,
  fillBooking,
  flightCards,
  isInWindow,
  partyCount,
  partyPanel,
  valueOf,
} from "../support/journey.ts";
import {
  cheapestDetailsPath,
  FAMILY_ONE_WAY,
  FAMILY_ROUND_TRIP,
  listResults,
  resultsPath,
  SOLO_ONE_WAY,
  stopsOf,
  type Trip,
} from "../support/trips.ts";

let browser: Browser;
beforeAll(async () => void (browser = await openBrowser()));
afterAll(() => browser.close());

const openPlain = (width: number) => openPage(browser, { width, javaScriptEnabled: false });

/** A page on a line that loses its scripts: all, or only the one that takes the page over. */
async function openOnTornLine(width: number, lost: "all" | "entry") {
  const opened = await openPage(browser, { width });
  await opened.page.route(lost === "all" ? "**/assets/*.js" : "**/assets/entry.client-*.js", (route) => route.abort());
  return opened;
}

describe("without scripts", () => {
  it.each<[number, Trip]>([
    [360, FAMILY_ROUND_TRIP],
    [1280, FAMILY_ONE_WAY],
  ])("at %i px a family searches, filters, looks at the legs and books", async (width, trip) => {
    const { page, close } = await openPlain(width);
    await page.goto("/");
    await searchPlainly(page, trip);
    await filterPlainly(page, width);
    const nonstop = (await listResults(trip)).filter((result) => stopsOf(result) === 0);
    expect(await page.getByRole("heading", { level: 1 }).innerText()).toBe(`${nonstop.length} Results Found`);
    await lookAtLastAndGoBack(page);
    const total = await cardTotal(flightCards(page).first());
    await selectFareInFold(page);
    expect(await valueOf(page, "Grand total").innerText()).toBe(total);
    await fillBooking(page, trip);
    expect(await confirmBooking(page)).toMatch(BOOKING_ID);
    expect(await valueOf(page, "Paid").innerText()).toContain(total);
    await close();
  });

  it("the server says what is wrong with a form, keeps what was typed, and never sends the card back", async () => {
    const { page, close } = await openPlain(1280);
    await page.goto(await cheapestDetailsPath(SOLO_ONE_WAY));
    await fillBooking(page, SOLO_ONE_WAY, { "Card number": "abcdefghijklmnop", "Cardholder name": "  " });
    await confirmButton(page).click();
    const problem = page.getByRole("alert").filter({ hasText: "2 fields need a look" });
    await expect
      .poll(() => problem.getByRole("link").allInnerTexts())
      .toEqual(["Card number must be 16 digits.", "Cardholder name is required."]);
    expect(await problem.evaluate((alert) => alert === document.activeElement)).toBe(true);
    expect(await page.getByLabel("First name").inputValue()).toBe("Arthur");
    for (const label of ["Card number", "CVV", "Month"]) expect(await page.getByLabel(label, { exact: true }).inputValue()).toBe("");
    await close();
  });

  it("a declined card is said in the page, and nothing is booked", async () => {
    const { page, close } = await openPlain(1280);
    await page.goto(await cheapestDetailsPath(SOLO_ONE_WAY));
    await fillBooking(page, SOLO_ONE_WAY, { "Card number": "4000000000000002" });
    await confirmButton(page).click();
    const main = page.getByRole("main");
    await main.getByText("The card was declined").waitFor();
    await expect.poll(() => main.innerText()).toContain("Failed to submit the form. Please try again.");
    expect(page.url()).toContain("/flight-details/");
    await close();
  });

  it.each([
    ["", () => openPlain(1280)],
    ["where none has come", () => openOnTornLine(1280, "all")],
    ["where the first has not come", () => openOnTornLine(1280, "entry")],
  ])("another currency and another order come with a button %s", async (_, open) => {
    const { page, close } = await open();
    await page.goto(resultsPath(SOLO_ONE_WAY));
    await page.getByLabel("Sort By Price").selectOption({ label: "Highest" });
    await page.getByRole("button", { name: "Sort", exact: true }).click();
    await page.waitForURL(/[?&]sort/i);
    await currencySelect(page).selectOption("EUR");
    await page.getByRole("button", { name: "Show prices" }).click();
    await flightCards(page).first().filter({ hasText: "€" }).waitFor();
    await page.waitForLoadState(); // The other cards come after it.
    const totals = await Promise.all((await flightCards(page).all()).map(cardTotal));
    const amounts = totals.map((total) => Number(total.replace(/[^\d.]/g, "")));
    expect(totals.every((total) => total.startsWith("€"))).toBe(true);
    expect(amounts).toEqual(amounts.toSorted((a, b) => b - a));
    expect(new Set(amounts).size).toBeGreaterThan(1);
    await close();
  });

  it.each([
    ["/es", resultsPath(FAMILY_ROUND_TRIP, { sort: "earliest" })],
    ["", hotelsPath(STAY)],
    ["/es", hotelsPath(STAY)],
  ])("filters, order and its button stand in one row of a phone at %s%s", async (language, path) => {
    const { page, close } = await openPlain(360);
    await page.goto(`${language}${path}`);
    const tools = [page.getByRole("button", { name: /^(Filters|Filtros) / }), page.locator("[name=sort]"), sortButton(page)];
    const tops = await Promise.all(tools.map((tool) => tool.evaluate((part) => part.getBoundingClientRect().top)));
    expect(new Set(tops).size).toBe(1);
    await close();
  });

  it.each([
    ["", "Departure Date", "Return Date", "Search Flights", "Write the date as MMM-DD-YYYY", "Choose today or a later day."],
    ["/es", "Fecha de ida", "Fecha de regreso", "Buscar vuelos", "Escriba la fecha como DD-MMM-AAAA", "Elija hoy o un día posterior."],
  ])("dates that were refused at %s/search-results stand in their fields until others do", async (...[language, ...words]) => {
    const { page, close } = await openPlain(360);
    const [departure, back, search, unreadable, past] = words;
    await page.goto(
      `${language}${resultsPath(FAMILY_ROUND_TRIP)}`.replace("Mar-12-2027", "20/01/2027").replace("Mar-19-2027", "2020-01-20"),
    );
    expect(await wrongField(page, departure)).toEqual(["20/01/2027", expect.stringContaining(unreadable)]);
    expect(await wrongField(page, back)).toEqual([language === "" ? "Jan-20-2020" : "20-ene-2020", past]);
    await page.getByRole("button", { name: search }).click();
    await page.waitForURL(/date=20%2F01%2F2027/);
    expect((await wrongField(page, departure))[0]).toBe("20/01/2027");
    await page.getByLabel(departure).first().fill(FAMILY_ROUND_TRIP.date);
    await page.getByLabel(back).fill("Mar-19-2027");
    await page.getByRole("button", { name: search }).click();
    await flightCards(page).first().waitFor();
    expect(await page.locator("[aria-invalid]").count()).toBe(0);
    await close();
  });

  it.each([360, 1280])("filters come with a button where none has come, at %i px", async (width) => {
    const { page, close } = await openOnTornLine(width, "all");
    await page.goto(resultsPath(FAMILY_ROUND_TRIP));
    if (width < 1024) await page.getByRole("button", { name: /^Filters/ }).click();
    await page.getByRole("button", { name: "Apply filters" }).waitFor();
    expect(await page.getByRole("button", { name: /^Show \d+/ }).count()).toBe(0); // It would forget what was ticked.
    await page.getByRole("checkbox", { name: /^JetBlue/ }).check();
    await page.getByRole("button", { name: "Apply filters" }).click();
    await page.waitForURL(/airline=B6/);
    await close();
  });

  it.each([
    ["", () => openPlain(360)],
    ["where none has come", () => openOnTornLine(360, "all")],
  ])("the searching page goes on by itself %s", async (_, open) => {
    const { page, close } = await open();
    await page.goto(resultsPath(SOLO_ONE_WAY).replace("/search-results", "/searching"));
    await page.waitForURL(/\/search-results\?.*&tpassenger=\d+&/);
    expect(page.url()).not.toContain("source2");
    expect(await flightCards(page).count()).toBeGreaterThan(0);
    await close();
  });
});

const sortButton = (page: Page) => page.getByRole("button", { name: /^(Sort|Ordenar)$/ });

/** What stands in a field that is marked, and what is said of it. */
async function wrongField(page: Page, label: string): Promise<readonly (string | null)[]> {
  const field = page.getByLabel(label).and(page.locator("[aria-invalid=true]"));
  const says = page.locator(`[id="${await field.getAttribute("aria-describedby")}"]`);
  return [await field.inputValue(), await says.innerText()];
}

/** Plain text and counts: nothing suggests and nothing is checked before the server reads it. */
async function searchPlainly(page: Page, trip: Trip): Promise<void> {
  await page.getByText(trip.rtnDate === null ? "One Way" : "Round Way", { exact: true }).click();
  await page.getByRole("combobox", { name: "Flying From" }).fill("jfk");
  await page.getByRole("combobox", { name: "Flying To" }).fill("los angeles");
  await page.getByRole("textbox", { name: "Departure Date" }).fill(trip.date);
  if (trip.rtnDate !== null) await page.getByLabel("Return Date").fill(trip.rtnDate);
  await partyPanel(page).click();
  await partyCount(page, "Adults").fill(String(trip.adults));
  await partyCount(page, "Children").fill(String(trip.children));
  await partyCount(page, "Infants").fill(String(trip.infants));
  await partyPanel(page).click();
  await page.getByRole("button", { name: "Search Flights" }).click();
  await page.waitForURL(/\/search-results\?/);
}

/** The phone's sheet is the browser's own popover, so it opens here too. */
async function filterPlainly(page: Page, width: number): Promise<void> {
  if (width < 1024) await page.getByRole("button", { name: /^Filters/ }).click();
  await page.getByRole("button", { name: /^Nonstop/ }).click();
  await page.waitForURL(/stops=0/);
}

/** The way up from a booking page leads to the card that it was opened from. */
async function lookAtLastAndGoBack(page: Page): Promise<void> {
  await flightCards(page).last().getByRole("link", { name: "Book Flight" }).click();
  await page.waitForURL(/\/flight-details\//);
  await page.getByRole("navigation", { name: "Breadcrumb" }).getByRole("link").nth(1).click();
  await page.waitForURL(/\/search-results\?/);
  await expect.poll(() => isInWindow(flightCards(page).last())).toBe(true);
}

async function selectFareInFold(page: Page): Promise<void> {
  const card = flightCards(page).first();
  await card.getByText("Flight details", { exact: true }).click();
  await card
    .getByText(/Operated by/)
    .first()
    .waitFor();
  await card.getByRole("link", { name: "Select Fare" }).click();
  await page.waitForURL(/\/flight-details\//);
}
