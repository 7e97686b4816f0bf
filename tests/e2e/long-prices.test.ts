import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, inject, it } from "vitest";
import { openBrowser, openPage, scriptsReady } from "../support/browser.ts";
import { cardTotal, confirmBooking, fillBooking, flightCards } from "../support/journey.ts";
import { tornWords } from "../support/torn-words.ts";
import { cheapestDetailsPath, FAMILY_ROUND_TRIP, resultsPath } from "../support/trips.ts";

let browser: Browser;
beforeAll(async () => void (browser = await openBrowser()));
afterAll(() => browser.close());

/** A page whose amounts are in pesos of Mexico: five digits and three letters before them; those of Colombia have eight or nine. */
async function openInPesos(width: number, currency: "MXN" | "COP" = "MXN") {
  const opened = await openPage(browser, { width });
  await opened.context.addCookies([{ name: "currency", value: currency, url: inject("baseUrl") }]);
  return opened;
}

/** Nine in Business, there and back: the most that go on one booking. */
const NINE = { adults: "9", children: "0", infants: "0", classType: "Business" };

it.each(["/explore?source=JFK-New York", "/es/explore?source=JFK-New York"])(
  "%s breaks no filter's name to stand beside its price, in pesos where three columns are narrowest",
  async (path) => {
    const { page, close } = await openInPesos(1024);
    await page.goto(path);
    const filters = page.getByRole("complementary").locator("form");
    expect(await filters.innerText()).toMatch(/MX[N$]\s?\d,\d{3}\.\d\d/);
    expect(await tornWords(filters)).toEqual([]);
    await close();
  },
);

it("the amount of a booking is one word, in pesos beside the days of a trip", async () => {
  const { page, close } = await openInPesos(1280);
  await page.goto(await cheapestDetailsPath(FAMILY_ROUND_TRIP));
  await fillBooking(page, FAMILY_ROUND_TRIP);
  await confirmBooking(page);
  const paid = page.locator("dt", { hasText: "Paid" }).locator("..");
  expect(await paid.innerText()).toMatch(/MX\$\d\d,\d{3}\.\d\d/);
  expect(await tornWords(paid)).toEqual([]);
  await close();
});

it("the days of a fare stand beside its price on the narrowest phone, none of them torn", async () => {
  const { page, close } = await openInPesos(320);
  await page.goto("/destination/book-flights-tickets-to-new-york");
  const fares = page.getByRole("region", { name: "Fares to New York" });
  const torn = await fares.evaluate((card) =>
    [...card.querySelectorAll("span")]
      .filter((part) => /^\p{L}{3}-\d\d-\d{4}$/u.test(part.textContent))
      .map((date) => date.getClientRects().length),
  );
  expect(torn.length).toBeGreaterThan(3);
  expect(new Set(torn)).toEqual(new Set([1]));
  await close();
});

it.each([1100, 1280])("the total of a card is whole beside its flights at %i px, in hundreds of millions", async (width) => {
  const { page, close } = await openInPesos(width, "COP");
  await page.goto(resultsPath(FAMILY_ROUND_TRIP, { ...NINE, destination: "SYD-Sydney" }));
  const card = flightCards(page).first();
  expect(await cardTotal(card)).toMatch(/^\d{3},\d{3},\d{3}\.\d\d$/);
  expect(await card.evaluate((part) => part.scrollWidth - part.clientWidth)).toBe(0);
  await close();
});

it("the button beside a total in Spanish is one line on a phone, in pesos by the ten thousands", async () => {
  const { page, close } = await openInPesos(360);
  await page.goto(`/es${resultsPath(FAMILY_ROUND_TRIP)}`);
  const card = flightCards(page)
    .filter({ hasText: /MXN\s\d\d,\d{3}\.\d\d/ })
    .first();
  const lines = await card.getByRole("link", { name: /^Reservar vuelo/ }).evaluate((link) => {
    const words = document.createRange();
    words.selectNodeContents(link);
    return new Set([...words.getClientRects()].map(({ top }) => Math.round(top))).size;
  });
  expect(lines).toBe(1);
  await close();
});

it("the total of the details is one word beside their button on the narrowest phone, in hundreds of thousands", async () => {
  const { page, close } = await openInPesos(320);
  await page.goto(resultsPath(FAMILY_ROUND_TRIP, NINE));
  await scriptsReady(page);
  await page.getByText("Flight details", { exact: true }).first().click();
  const foot = page.getByRole("dialog").getByText("Total for 9 travelers");
  expect(await foot.innerText()).toMatch(/MX\$\d{3},\d{3}\.\d\d/);
  expect(await tornWords(foot)).toEqual([]);
  await close();
});
