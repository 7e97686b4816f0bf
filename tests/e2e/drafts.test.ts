import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openBrowser, openPage, scriptsReady } from "../support/browser.ts";
import { confirmBooking, confirmButton, currencySelect, fillBooking, flightCards, PAYER, pickPlace } from "../support/journey.ts";
import { startServer } from "../support/server.ts";
import { cheapestDetailsPath, FAMILY_ONE_WAY, resultsPath, SOLO_ONE_WAY } from "../support/trips.ts";

let browser: Browser;
beforeAll(async () => void (browser = await openBrowser()));
afterAll(() => browser.close());

/** The fields of the card, and what the tests type there: none of it may stay in the browser. */
const CARD = [PAYER["Card number"], PAYER["Cardholder name"], PAYER.CVV, `"${PAYER.Month}"`, PAYER.Year];

const storedText = (page: Page): Promise<string> =>
  page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie]));

describe("what is typed into the booking form", () => {
  it("survives a reload, the way back and a second tab, without the card, and is gone after the booking", async () => {
    const { page, context, errors, close } = await openPage(browser);
    await page.goto(resultsPath(SOLO_ONE_WAY));
    await scriptsReady(page);
    await flightCards(page).first().getByRole("link", { name: "Book Flight" }).click();
    await page.waitForURL(/\/flight-details\//);
    await fillBooking(page, SOLO_ONE_WAY);
    await expect.poll(() => storedText(page)).toContain(PAYER["Postal code"]);
    const stored = await storedText(page);
    for (const secret of CARD) expect(stored).not.toContain(secret);

    await page.reload();
    await expectKept(page);
    await page.goBack();
    await page.waitForURL(/\/search-results/);
    await flightCards(page).first().waitFor(); // The address changes a moment before the page does.
    await page.goForward();
    await expectKept(page);
    const second = await context.newPage();
    await second.goto(page.url());
    await expectKept(second);

    await fillBooking(second, SOLO_ONE_WAY);
    await confirmBooking(second);
    await scriptsReady(second);
    await expect.poll(() => storedText(second)).not.toContain(PAYER.Address);
    expect(errors).toEqual([]);
    await close();
  });

  it("stays in a second tab in which it was typed, when the first one books", async () => {
    const { page, context, close } = await openPage(browser);
    const second = await context.newPage();
    const other = await cheapestDetailsPath({ ...SOLO_ONE_WAY, date: "Mar-16-2027" });
    await page.goto(await cheapestDetailsPath(SOLO_ONE_WAY));
    await second.goto(other);
    for (const tab of [page, second]) {
      await scriptsReady(tab);
      await fillBooking(tab, SOLO_ONE_WAY);
    }
    await confirmBooking(page);
    await scriptsReady(page);
    await expect.poll(() => storedText(second)).toContain(PAYER["Postal code"]);
    await second.reload();
    await expectKept(second);
    await close();
  });

  it("comes back for the same flight found again and for another flight of the same party, not for another party", async () => {
    const { page, close } = await openPage(browser);
    await page.goto(await cheapestDetailsPath(SOLO_ONE_WAY));
    await scriptsReady(page);
    await fillBooking(page, SOLO_ONE_WAY);
    const earlier = await startServer({ CLOCK: "2026-12-01T14:50:00Z" });
    const again = await cheapestDetailsPath(SOLO_ONE_WAY, earlier.url);
    await earlier.stop();
    const another = await cheapestDetailsPath({ ...SOLO_ONE_WAY, date: "Mar-15-2027" });
    expect(new Set([again, another, new URL(page.url()).pathname]).size).toBe(3);
    for (const path of [again, another]) {
      await page.goto(path);
      await expectKept(page);
    }
    await page.goto(await cheapestDetailsPath(FAMILY_ONE_WAY));
    await scriptsReady(page);
    expect(await page.getByLabel("Postal code").inputValue()).toBe("");
    await close();
  });

  it("keeps the key of a booking without an answer for that one offer, over a reload and further typing, until there is one", async () => {
    const { page, close } = await openPage(browser);
    await page.goto(await cheapestDetailsPath(SOLO_ONE_WAY));
    await scriptsReady(page);
    await fillBooking(page, SOLO_ONE_WAY);
    const key = await formKey(page);
    await page.route(DATA, (route) => (route.request().method() === "POST" ? route.abort() : route.fallback()));
    await confirmButton(page).first().click();
    await page.getByText("We got no answer").waitFor();
    await page.unroute(DATA);
    await page.getByLabel("City").fill("Bangor");
    await page.reload();
    await expectKept(page);
    await expect.poll(() => formKey(page)).toBe(key);
    expect(await page.getByLabel("City").inputValue()).toBe("Bangor");

    await page.goto(await cheapestDetailsPath({ ...SOLO_ONE_WAY, date: "Mar-15-2027" }));
    await expectKept(page);
    expect(await formKey(page)).not.toBe(key);
    await close();
  });

  it.each<[string, (page: Page) => Promise<unknown>]>([
    ["the way back", goBackAndForth],
    ["a reload", reloadAtOnce],
  ])("is kept to the last key when %s comes at once", async (_, leave) => {
    const { page, context } = await openPage(browser);
    await page.clock.install();
    await page.goto(resultsPath(SOLO_ONE_WAY));
    await scriptsReady(page);
    await flightCards(page).first().getByRole("link", { name: "Book Flight" }).click();
    await page.waitForURL(/\/flight-details\//);
    await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000)); // No timer of the page runs out any more.
    await page.getByLabel("First name").fill("Quick");
    await leave(page);
    await expect.poll(() => page.getByLabel("First name").inputValue()).toBe("Quick");
    await context.close();
  });

  it("may be typed before scripts have loaded, and is kept when they have", async () => {
    const { page, close } = await openPage(browser);
    const scripts = Promise.withResolvers<void>();
    await page.route("**/*.js", async (route) => {
      await scripts.promise;
      await route.continue();
    });
    await page.goto(await cheapestDetailsPath(SOLO_ONE_WAY), { waitUntil: "commit" });
    await page.getByLabel("First name").fill("Early");
    scripts.resolve();
    await scriptsReady(page);
    expect(await page.getByLabel("First name").inputValue()).toBe("Early");
    await expect.poll(() => storedText(page)).toContain("Early");
    await page.reload();
    await expect.poll(() => page.getByLabel("First name").inputValue()).toBe("Early");
    await close();
  });
});

it("a country that is chosen before scripts have loaded wins over the one that was kept", async () => {
  const { page, close } = await openPage(browser);
  await page.goto(await cheapestDetailsPath(SOLO_ONE_WAY));
  await scriptsReady(page);
  await fillBooking(page, SOLO_ONE_WAY);
  const { promise: scripts, resolve: come } = Promise.withResolvers<void>();
  await page.route("**/*.js", (route) => scripts.then(() => route.continue()));
  await page.reload({ waitUntil: "commit" });
  await page.getByLabel("Country").selectOption("CA");
  come();
  await scriptsReady(page);
  await expect.poll(() => page.getByLabel("Postal code").inputValue()).toBe(PAYER["Postal code"]);
  expect(await page.getByLabel("Country").inputValue()).toBe("CA");
  expect(await page.getByLabel("Title").inputValue()).toBe("mr");
  await close();
});

/** What pages fetch and forms post once scripts run. */
const DATA = /\.data$/;

const formKey = (page: Page): Promise<string> => page.locator('input[name="idempotencyKey"]').inputValue();

async function reloadAtOnce(page: Page): Promise<void> {
  await page.reload();
  await page.clock.resume();
}

async function goBackAndForth(page: Page): Promise<void> {
  await page.goBack();
  await flightCards(page).first().waitFor();
  await page.clock.resume();
  await page.goForward();
}

async function expectKept(page: Page): Promise<void> {
  await scriptsReady(page);
  await expect.poll(() => page.getByLabel("First name").inputValue()).toBe("Arthur");
  expect(await page.getByLabel("Date of birth").inputValue()).toBe("1988-04-18");
  expect(await page.getByLabel("Country").inputValue()).toBe("US");
  expect(await page.getByLabel("Postal code").inputValue()).toBe(PAYER["Postal code"]);
  for (const label of ["Card number", "CVV", "Month"]) expect(await page.getByLabel(label, { exact: true }).inputValue()).toBe("");
}

it("a row that was added to the search of a written page is still there in another currency", async () => {
  const { page, close } = await openPage(browser);
  await page.goto("/destination/book-flights-tickets-to-seattle");
  await scriptsReady(page);
  await page.getByText("Multi-city", { exact: true }).click();
  await page.getByRole("button", { name: "Add a flight" }).click();
  const third = page.getByRole("group", { name: "Flight 3" });
  await third.waitFor();
  await currencySelect(page).selectOption("EUR");
  await page.getByRole("status").filter({ hasText: "Prices are in EUR now." }).waitFor({ state: "attached" });
  expect(await third.isVisible()).toBe(true);
  await close();
});

it("what is typed into the search form survives a reload and a second tab", async () => {
  const { page, context, close } = await openPage(browser);
  await page.goto("/");
  await scriptsReady(page);
  await pickPlace(page, "Flying From", SOLO_ONE_WAY.from);
  await page.getByLabel("Departure Date").fill("Mar-12-2027");
  await page.reload();
  const second = await context.newPage();
  await second.goto("/");
  for (const tab of [page, second]) {
    await scriptsReady(tab);
    await expect.poll(() => tab.getByRole("combobox", { name: "Flying From" }).inputValue()).toBe("JFK-New York");
    expect(await tab.getByLabel("Departure Date").inputValue()).toBe("Mar-12-2027");
  }
  await close();
});
