import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type FlightResult, get } from "../support/api.ts";
import { openBrowser, openPage, scriptsReady } from "../support/browser.ts";
import {
  BOOKING_ID,
  cardTotal,
  confirmBooking,
  fillBooking,
  flightCards,
  partyCount,
  partyPanel,
  readBookingId,
  valueOf,
} from "../support/journey.ts";
import { THREE_CITIES, threeCitiesPath } from "../support/multi-city.ts";
import { keepsThroughReload } from "../support/reload.ts";
import { startServer } from "../support/server.ts";
import { FAMILY_ONE_WAY } from "../support/trips.ts";

let browser: Browser;
beforeAll(async () => void (browser = await openBrowser()));
afterAll(() => browser.close());

const steps = (page: Page) => page.getByRole("navigation", { name: "Your trip" });
const currentStep = (page: Page) => steps(page).locator("[aria-current=step]");
const row = (page: Page, number: number) => page.getByRole("group", { name: `Flight ${number}` });

describe.each([360, 1280])("at %i px", (width) => {
  it("a family books three flights, one after another, for the total of the first card", async () => {
    const { page, errors, close } = await openPage(browser, { width });
    await page.goto("/");
    await scriptsReady(page);
    await page.getByText("Multi-city", { exact: true }).click();
    await fillRow(page, 1, { from: "NYC-New York", to: "LON-London", date: "Jan-20-2027" });
    expect(await row(page, 2).getByRole("combobox", { name: "Flying From" }).inputValue()).toBe("LON-London");
    await fillRow(page, 2, { to: "ROM-Rome", date: "Jan-25-2027" });
    await page.getByRole("button", { name: "Add a flight" }).click();
    await fillRow(page, 3, { to: "NYC-New York", date: "Feb-01-2027" });
    await chooseFamily(page);
    await page.getByRole("button", { name: "Search Flights" }).click();

    const total = await cardTotal(flightCards(page).first());
    expect(await flightCards(page).first().innerText()).toContain("Trip from");
    await chooseFirst(page, "London to Rome");
    await keepsThroughReload(page, () => steps(page).innerText());
    expect(await cardTotal(flightCards(page).first())).toBe(total);
    await chooseFirst(page, "Rome to New York");
    expect(await flightCards(page).first().innerText()).toContain("Whole trip");
    await page.goBack();
    await currentStep(page).getByText("London to Rome").waitFor();
    await page.goForward();
    await currentStep(page).getByText("Rome to New York").waitFor();
    await flightCards(page).first().getByRole("link", { name: "Book Flight" }).click();
    await page.waitForURL(/\/flight-details\//);
    expect(await keepsThroughReload(page, () => valueOf(page, "Grand total").innerText())).toBe(total);
    expect(await page.getByRole("main").innerText()).toMatch(/Flight 1[\s\S]*Flight 2[\s\S]*Flight 3/);
    await fillBooking(page, FAMILY_ONE_WAY);
    expect(await confirmBooking(page)).toMatch(BOOKING_ID);
    await keepsThroughReload(page, () => readBookingId(page));
    expect(await valueOf(page, "Paid").innerText()).toContain(total);
    expect(await page.getByRole("heading", { name: "New York – London – Rome – New York, Multi-city" }).count()).toBe(1);
    expect(errors).toEqual([]);
    await close();
  });
});

it("a flight that was chosen can be chosen again, and the rest of the trip is asked for anew", async () => {
  const { page, close } = await openPage(browser, { width: 1280 });
  await page.goto(threeCitiesPath());
  await scriptsReady(page);
  await chooseFirst(page, "London to Rome");
  await chooseFirst(page, "Rome to New York");
  await steps(page).getByRole("link", { name: "Change flight 2, London to Rome" }).click();
  await currentStep(page).getByText("London to Rome").waitFor();
  expect(await steps(page).getByRole("link").count()).toBe(1);
  await close();
});

it("a choice that is not ours says so, and the search is still there", async () => {
  const { page, close } = await openPage(browser, { width: 1280 });
  await page.goto(threeCitiesPath({ chosen: "AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA" }));
  await page.getByRole("alert").filter({ hasText: "We do not know this choice" }).waitFor();
  await page.getByRole("link", { name: "Choose again" }).click();
  await currentStep(page).waitFor();
  expect(await currentStep(page).innerText()).toContain("New York to London");
  await close();
});

it.each([true, false])("a choice that has expired goes on at the price of now, scripts %s", async (javaScriptEnabled) => {
  const earlier = await startServer({ CLOCK: "2026-11-20T15:00:00Z" });
  const { body } = await get("/api/v1/flights/search-flights", THREE_CITIES, earlier.url);
  await earlier.stop();
  const [old] = body as readonly FlightResult[];
  const { page, close } = await openPage(browser, { width: 360, javaScriptEnabled });
  expect((await page.goto(threeCitiesPath({ chosen: old?.id ?? "" })))?.status()).toBe(410);
  await page.getByRole("alert").filter({ hasText: "Your choice has expired" }).waitFor();
  expect(await page.getByRole("main").innerText()).toMatch(/You were shown\s+\$[\d,.]+\s+New total\s+\$[\d,.]+\s+Difference/);
  await page.getByRole("link", { name: "Go on at today's price" }).click();
  await currentStep(page).getByText("London to Rome").waitFor();
  await expect.poll(() => steps(page).innerText()).toMatch(/hold their prices until \d+:\d\d [AP]M/);
  await close();
});

it("the name of the next step takes the focus, by a choice and by the way back", async () => {
  const { page, close } = await openPage(browser, { width: 1280 });
  await page.goto(threeCitiesPath());
  await scriptsReady(page);
  expect(await page.evaluate(() => document.activeElement === document.body)).toBe(true);
  await chooseFirst(page, "London to Rome");
  await expect.poll(() => focusedText(page)).toBe("Choose flight 2 of 3");
  await page.goBack();
  await expect.poll(() => focusedText(page)).toBe("Choose flight 1 of 3");
  await close();
});

it("a card is headed by the number of its flight, and its details say what their price is", async () => {
  const { page, close } = await openPage(browser, { width: 1280 });
  await page.goto(threeCitiesPath());
  await scriptsReady(page);
  await chooseFirst(page, "London to Rome");
  const card = flightCards(page).first();
  expect(await card.getByRole("heading").first().innerText()).toMatch(/^Flight 2/);
  await card.getByRole("button", { name: "Flight details" }).click();
  expect(await page.getByRole("dialog").innerText()).toMatch(/Trip from: Price per 1 passenger/);
  expect(await page.getByText(/service fee included, in USD\. Times are local\./).count()).toBe(1);
  await close();
});

it("a row that is added takes the focus, one that is removed gives it to the row before, and a swap leads on from the new end", async () => {
  const { page, close } = await openPage(browser, { width: 1280 });
  await page.goto("/");
  await scriptsReady(page);
  await page.getByText("Multi-city", { exact: true }).click();
  await fillRow(page, 1, { from: "NYC-New York", to: "LON-London", date: "Jan-20-2027" });
  await page.getByRole("button", { name: "Add a flight" }).click();
  await expect.poll(() => focusedName(page)).toBe("source3");
  await page.getByRole("button", { name: "Remove flight 3" }).click();
  await expect.poll(() => focusedName(page)).toBe("source2");
  await page.getByRole("button", { name: /swap/i }).click();
  await expect.poll(() => row(page, 2).getByRole("combobox", { name: "Flying From" }).inputValue()).toBe("NYC-New York");
  await close();
});

it("each row says what it lacks at its own field, and a draft comes back after a reload", async () => {
  const { page, close } = await openPage(browser, { width: 1280 });
  await page.goto("/");
  await scriptsReady(page);
  await page.getByText("Multi-city", { exact: true }).click();
  await fillRow(page, 1, { from: "NYC-New York", to: "LON-London", date: "Jan-20-2027" });
  await fillRow(page, 2, { to: "ROM-Rome", date: "Jan-19-2027" });
  await page.getByRole("button", { name: "Add a flight" }).click();
  await page.getByRole("button", { name: "Add a flight" }).click();
  await page.getByRole("button", { name: "Remove flight 3" }).click();
  await page.getByRole("button", { name: "Search Flights" }).click();
  const date = row(page, 2).getByLabel("Departure Date");
  expect(await date.getAttribute("aria-invalid")).toBe("true");
  expect(await row(page, 2).innerText()).toContain("It cannot be before the flight before it.");
  await page.reload();
  await scriptsReady(page);
  await page.waitForFunction(() => document.querySelector<HTMLInputElement>("[name=date2]")?.value === "Jan-19-2027");
  expect(await row(page, 2).getByRole("combobox", { name: "Flying To" }).inputValue()).toBe("ROM-Rome");
  await close();
});

it("without scripts a trip of three flights is asked for, chosen and booked", async () => {
  const { page, close } = await openPage(browser, { width: 360, javaScriptEnabled: false });
  await page.goto("/");
  expect(await row(page, 5).isVisible()).toBe(false);
  await page.getByText("Multi-city", { exact: true }).click();
  expect(await row(page, 5).isVisible()).toBe(true);
  await fillPlainRow(page, "", ["NYC-New York", "LON-London", "Jan-20-2027"]);
  await fillPlainRow(page, "2", ["LON-London", "ROM-Rome", "Jan-25-2027"]);
  await fillPlainRow(page, "3", ["Rome", "New York", "Feb-01-2027"]);
  await page.getByRole("button", { name: "Search Flights" }).click();
  const total = await cardTotal(flightCards(page).first());
  await chooseFirst(page, "London to Rome");
  await chooseFirst(page, "Rome to New York");
  expect(await cardTotal(flightCards(page).first())).toBe(total);
  await flightCards(page).first().getByRole("link", { name: "Book Flight" }).click();
  await fillBooking(page, { ...FAMILY_ONE_WAY, adults: 1, children: 0, infants: 0 });
  expect(await confirmBooking(page)).toMatch(BOOKING_ID);
  expect(await valueOf(page, "Paid").innerText()).toContain(total);
  await close();
});

const focusedText = (page: Page): Promise<string> => page.evaluate(() => document.activeElement?.textContent ?? "");
const focusedName = (page: Page): Promise<string | null> => page.evaluate(() => document.activeElement?.getAttribute("name") ?? null);

interface RowValues {
  readonly from?: string;
  readonly to: string;
  readonly date: string;
}

async function fillRow(page: Page, number: number, { from, to, date }: RowValues): Promise<void> {
  if (from !== undefined) await fillPlace(page, number, "Flying From", from);
  await fillPlace(page, number, "Flying To", to);
  await row(page, number).getByLabel("Departure Date").fill(date);
  await row(page, number).getByLabel("Departure Date").blur();
}

async function fillPlace(page: Page, number: number, label: string, place: string): Promise<void> {
  const field = row(page, number).getByRole("combobox", { name: label });
  await field.fill(place.slice(4));
  await row(page, number)
    .getByRole("option", { name: new RegExp(`\\b${place.slice(0, 3)}\\b`) })
    .click();
}

async function fillPlainRow(page: Page, number: string, [from, to, date]: readonly [string, string, string]): Promise<void> {
  await page.locator(`[name=source${number}]`).fill(from);
  await page.locator(`[name=destination${number}]`).fill(to);
  await page.locator(`[name=date${number}]`).fill(date);
}

async function chooseFamily(page: Page): Promise<void> {
  await partyPanel(page).click();
  await partyCount(page, "Adults").fill("2");
  await partyCount(page, "Children").fill("1");
  await partyCount(page, "Infants").fill("1");
  await page.getByRole("button", { name: "Apply" }).click();
}

/** Chooses the first card, and waits for the step after it. */
async function chooseFirst(page: Page, next: string): Promise<void> {
  await flightCards(page)
    .first()
    .getByRole("link", { name: /^Choose flight/ })
    .first()
    .click();
  await currentStep(page).getByText(next).waitFor();
}
