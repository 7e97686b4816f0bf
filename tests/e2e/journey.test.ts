import type { Browser, Locator, Page } from "playwright-core";
import { afterAll, beforeAll, expect, it } from "vitest";
import { openBrowser, openPage, scriptsReady } from "../support/browser.ts";
import {
  BOOKING_ID,
  cardTotal,
  confirmBooking,
  confirmButton,
  fillBooking,
  flightCards,
  PAYER,
  partyOf,
  partyPanel,
  readBookingId,
  searchFor,
  tabTo,
  valueOf,
} from "../support/journey.ts";
import { keepsThroughReload } from "../support/reload.ts";
import { FAMILY_ONE_WAY, FAMILY_ROUND_TRIP, listResults, stopsOf, totalInUsd, type Trip, travellersOf } from "../support/trips.ts";

let browser: Browser;
beforeAll(async () => void (browser = await openBrowser()));
afterAll(() => browser.close());

it.each<[string, Trip, number]>([
  ["one way", FAMILY_ONE_WAY, 1280],
  ["round trip", FAMILY_ROUND_TRIP, 360],
])("a family books %s, and every page keeps the same total through a reload", async (_, trip, width) => {
  const { page, errors, close } = await openPage(browser, { width });
  await page.goto("/");
  await searchFor(page, trip);
  await filterNonstop(page, width);
  const total = await cardTotal(flightCards(page).first());
  expect(total).toBe(await lowestNonstopTotal(trip));
  await keepsThroughReload(page, () => cardTotal(flightCards(page).first()));
  await selectFareInPopup(page, trip);
  expect(await keepsThroughReload(page, () => valueOf(page, "Grand total").innerText())).toBe(total);
  await fillBooking(page, trip);
  expect(await confirmBooking(page)).toMatch(BOOKING_ID);
  await keepsThroughReload(page, () => readBookingId(page));
  expect(await valueOf(page, "Paid").innerText()).toContain(total);
  await showsTheTrip(page, trip);
  await thanksBelowASmallPicture(page);
  await printsWhole(page);
  expect(errors).toEqual([]);
  await close();
});

it("a family books without a mouse", async () => {
  const trip = FAMILY_ROUND_TRIP;
  const { page, errors, close } = await openPage(browser);
  await page.goto("/");
  await scriptsReady(page);
  await searchByKeys(page, trip);
  const total = await cardTotal(flightCards(page).first());
  await tabTo(page, flightCards(page).first().getByRole("link", { name: "Book Flight" }));
  await page.keyboard.press("Enter");
  await page.waitForURL(/\/flight-details\//);
  await fillByKeys(page, trip);
  await page.keyboard.press("Enter");
  await page.waitForURL(/\/thankyou/);
  expect(await readBookingId(page)).toMatch(BOOKING_ID);
  expect(await valueOf(page, "Paid").innerText()).toContain(total);
  expect(errors).toEqual([]);
  await close();
});

async function lowestNonstopTotal(trip: Trip): Promise<string> {
  const nonstop = (await listResults(trip)).filter((result) => stopsOf(result) === 0);
  const [lowest] = nonstop.toSorted((a, b) => a.price_dropdown.base_fare - b.price_dropdown.base_fare);
  return lowest ? totalInUsd(lowest, travellersOf(trip)) : "nothing";
}

/** On a tablet, where the picture would fill the screen. */
async function thanksBelowASmallPicture(page: Page): Promise<void> {
  await page.setViewportSize({ width: 768, height: 1024 });
  const box = await page.getByRole("heading", { level: 1 }).boundingBox();
  expect(box?.y).toBeLessThan(512);
}

/** On phones the filters are a sheet over the page. */
async function filterNonstop(page: Page, width: number): Promise<void> {
  await page.waitForURL(/\/search-results\?/);
  const isPhone = width < 1024;
  if (isPhone) await page.getByRole("button", { name: /^Filters/ }).click();
  await page.getByRole("button", { name: /^Nonstop/ }).click();
  if (isPhone) await page.getByRole("button", { name: /^Show \d+ flight/ }).click();
  await page.waitForURL(/stops=0/);
}

async function selectFareInPopup(page: Page, trip: Trip): Promise<void> {
  await scriptsReady(page);
  await flightCards(page).first().getByRole("button", { name: "Flight details" }).click();
  const popup = page.getByRole("dialog", { name: "Flight details" });
  expect(await popup.innerText()).toMatch(/JFK New York to LAX Los Angeles/);
  expect(await popup.getByText("LAX Los Angeles to JFK New York").count()).toBe(trip.rtnDate === null ? 0 : 1);
  expect(await popup.innerText()).toMatch(/Operated by .+Price per 1 passenger/s);
  await popup.getByRole("link", { name: "Select Fare" }).click();
  await page.waitForURL(/\/flight-details\//);
  await scriptsReady(page);
}

async function showsTheTrip(page: Page, trip: Trip): Promise<void> {
  const main = await page.getByRole("main").innerText();
  expect(main).toContain(`New York – Los Angeles, ${trip.rtnDate === null ? "One Way" : "Round Way"}`);
  for (const { person } of partyOf(trip)) expect(main).toContain(`${person.first} ${person.last}`);
  expect(main).toMatch(/\(\d{3}\) \d{3}-\d{4}/);
  expect(await page.getByRole("link", { name: "Back to the home page" }).getAttribute("href")).toBe("/");
}

/** How a part lays out what is in it. */
const laid = (part: Locator): Promise<string> => part.evaluate((element) => getComputedStyle(element).display);

/** On paper a confirmation has every leg and every line of the price, and nothing of the site around it. */
async function printsWhole(page: Page): Promise<void> {
  const main = page.getByRole("main");
  const parts = [
    page.getByRole("banner"),
    page.getByText("Operated by").first(),
    valueOf(page, "Service fee"),
    page.getByRole("contentinfo"),
  ];
  const seen = () => Promise.all(parts.map((part) => part.isVisible()));
  expect(await seen()).toEqual([true, false, false, true]);
  await page.emulateMedia({ media: "print" });
  expect(await seen()).toEqual([false, true, true, false]);
  // What a browser breaks over two sheets inside a grid may cover what follows.
  expect([await laid(main.locator("> div")), await laid(valueOf(page, "Paid").locator("xpath=ancestor::dl/.."))]).toEqual([
    "block",
    "block",
  ]);
}

async function searchByKeys(page: Page, trip: Trip): Promise<void> {
  await tabTo(page, page.getByRole("radio", { name: "One Way" }));
  await page.keyboard.press("ArrowLeft");
  for (const [label, { typed, place }] of [["Flying From", trip.from] as const, ["Flying To", trip.to] as const]) {
    await tabTo(page, page.getByRole("combobox", { name: label }));
    await page.keyboard.type(typed);
    const wanted = page.getByRole("option", { name: place.slice(0, 3) });
    await wanted.waitFor();
    while ((await wanted.getAttribute("aria-selected")) !== "true") await page.keyboard.press("ArrowDown");
    await page.keyboard.press("Enter");
  }
  await tabTo(page, page.getByLabel("Departure Date"));
  await page.keyboard.type(trip.date); // Over what stands there: Tab has selected it.
  await tabTo(page, page.getByLabel("Return Date"));
  await page.keyboard.type(trip.rtnDate ?? "");
  await tabTo(page, partyPanel(page));
  await page.keyboard.press("Enter");
  for (const who of ["Adults", "Children", "Infants"]) {
    await tabTo(page, page.getByRole("button", { name: `More: ${who}` }));
    await page.keyboard.press("Enter");
  }
  await tabTo(page, page.getByRole("button", { name: "Apply" }));
  await page.keyboard.press("Enter");
  await tabTo(page, page.getByRole("button", { name: "Search Flights" }));
  await page.keyboard.press("Enter");
  await page.waitForURL(/\/search-results\?/);
}

async function fillByKeys(page: Page, trip: Trip): Promise<void> {
  for (const [index, { person }] of partyOf(trip).entries()) {
    const form = page.getByRole("group", { name: `Traveler ${index + 1},` });
    await tabTo(page, form.getByLabel("Title"));
    await page.keyboard.type(person.title.slice(0, 3));
    await tabTo(page, form.getByLabel("First name"));
    await page.keyboard.type(person.first);
    await tabTo(page, form.getByLabel("Last name"));
    await page.keyboard.type(person.last);
    await tabTo(page, form.getByLabel("Date of birth"));
    const [year = "", month = "", day = ""] = person.dob.split("-");
    await page.keyboard.type(`${month}${day}${year}`);
  }
  for (const [label, value] of Object.entries({ ...PAYER, Country: "United States" })) {
    await tabTo(page, page.getByLabel(label, { exact: true }));
    await page.keyboard.type(value);
  }
  await tabTo(page, confirmButton(page));
}
