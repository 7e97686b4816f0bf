import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, inject, it } from "vitest";
import { bookingMail } from "../../src/core/mails/index.ts";
import { FACTS } from "../../src/core/mails/testing/sample-mails.ts";
import { heldBooking } from "../../src/usecases/testing/sample-trip.ts";
import { openBrowser, openPage, scriptsReady } from "../support/browser.ts";
import { FAMILY_STAY, findRate, hotelPath, hotelsPath, listRates, searchHotels, selectRoomPath } from "../support/hotels.ts";
import { chooseCheapest } from "../support/multi-city.ts";
import { tornWords } from "../support/torn-words.ts";
import { cheapestDetailsPath, FAMILY_ROUND_TRIP, resultsPath, SOLO_ONE_WAY } from "../support/trips.ts";

/** Ten nights. */
const STAY = { ...FAMILY_STAY, checkout: "Jan-30-2027" };
const aRate = () => findRate(STAY, () => true);

let browser: Browser;
beforeAll(async () => void (browser = await openBrowser()));
afterAll(() => browser.close());

it.each(["/", "/es", "/es/hotels"])("%s cuts neither the brand nor what stands in a field on a phone of 320 px", async (path) => {
  const { page, close } = await openPage(browser, { width: 320 });
  await page.goto(path);
  const seen = await page.locator("header a span, main form input").evaluateAll((parts) =>
    parts
      .filter((part) => part.checkVisibility())
      .map((part) => ({
        words: part instanceof HTMLInputElement ? part.value : part.textContent,
        isCut: part.scrollWidth > part.clientWidth && getComputedStyle(part).clipPath === "none",
      })),
  );
  expect(seen.map(({ words }) => words)).toContain("Farewind");
  expect(seen.filter(({ words }) => /^\S+-2026$/.test(words))).not.toEqual([]);
  expect(seen.filter(({ isCut }) => isCut)).toEqual([]);
  await close();
});

it.each([
  ["/es/search-results?source=JFK-New+York&trpType=roundtrip&adults=10&classType=Premium+Economy", "10 viajeros, Económica premium"],
  ["/es/search-results?source=JFK-New+York&trpType=oneWay&adults=10&classType=Premium+Economy", "10 viajeros, Económica premium"],
  ["/es/hotels-results?adt=10&chd=5&rooms=5", "15 huéspedes, 5 habitaciones"],
])("%s says all of who travels on a small tablet, where the fields stand in one line", async (path, words) => {
  const { page, close } = await openPage(browser, { width: 700 });
  await page.goto(path);
  const value = page.locator("main form summary span", { hasText: words }).last();
  expect(await value.evaluate((part) => part.scrollWidth > part.clientWidth)).toBe(false);
  await close();
});

it("a name of two lines in the menu has air above and below it", async () => {
  const { page, close } = await openPage(browser, { width: 360 });
  await page.goto("/");
  await page.getByRole("button", { name: "Menu", exact: true }).click();
  const link = page.locator("#menu").getByRole("link", { name: "All destinations and airlines" });
  const air = await link.evaluate((row) => {
    const words = document.createRange();
    words.selectNodeContents(row);
    return row.getBoundingClientRect().height - words.getBoundingClientRect().height;
  });
  expect(air).toBeGreaterThanOrEqual(16);
  await close();
});

it("the name of a hotel stays within its card, beside its picture on the narrowest phone", async () => {
  const named = (await searchHotels(STAY)).find(({ name }) => /\p{L}{10}/u.test(name));
  const [rate] = await listRates(named?.hotelId ?? "", STAY);
  const { page, close } = await openPage(browser, { width: 320 });
  await page.goto(selectRoomPath(rate?.rateId ?? ""));
  const name = page.getByRole("heading", { name: named?.name ?? "", exact: true });
  const over = await name.evaluate((heading) => {
    const words = document.createRange();
    words.selectNodeContents(heading);
    const card = heading.closest("section") ?? heading;
    const room = card.getBoundingClientRect().right - Number.parseFloat(getComputedStyle(card).paddingRight);
    return words.getBoundingClientRect().right - room;
  });
  expect(over).toBeLessThanOrEqual(0);
  await close();
});

it("a link that has its line to itself is high enough for a finger", async () => {
  const { page, close } = await openPage(browser, { width: 700 });
  const heightOf = async (name: string) => (await page.getByRole("main").getByRole("link", { name }).boundingBox())?.height;
  await page.goto("/contact-us");
  expect(await heightOf("@farewind.example")).toBeGreaterThanOrEqual(24);
  await page.goto(selectRoomPath((await aRate()).rate.rateId));
  expect(await heightOf("See the other rooms and rates of this hotel")).toBeGreaterThanOrEqual(24);
  await close();
});

it("both buttons below the filters stand within their sheet on the narrowest phone", async () => {
  const { page, close } = await openPage(browser, { width: 320 });
  await page.goto("/es/explore?source=JFK-Nueva York&when=any");
  await scriptsReady(page);
  await page.getByRole("button", { name: /^Filtros/ }).click();
  const show = page.getByRole("button", { name: /^Ver \d,\d{3} lugares$/ });
  await show.waitFor();
  const sheet = page.getByRole("complementary").filter({ has: show });
  expect(await sheet.evaluate((part) => part.scrollWidth - part.clientWidth)).toBe(0);
  await close();
});

it("the mark before a crumb stands beside it, however many lines its name takes", async () => {
  const { page, close } = await openPage(browser, { width: 320 });
  await page.goto(`/es/flight-details/${(await chooseCheapest(3)).id}`);
  const crumb = page.getByRole("listitem").filter({ has: page.getByRole("link", { name: /^Nueva York – Londres – / }) });
  const heights = await crumb.first().evaluate((row) => [row, row.querySelector("a")].map((part) => part?.getBoundingClientRect().height));
  expect(heights[0]).toBe(heights[1]);
  await close();
});

it("the button that swaps both places lies over no word about the first of them", async () => {
  const { page, close } = await openPage(browser, { width: 320 });
  await page.goto("/");
  await scriptsReady(page);
  await page.getByRole("button", { name: "Search Flights" }).click();
  const word = page.getByText("Choose where you are flying from.");
  await word.waitFor();
  const wordEnds = await word.evaluate((line) => {
    const words = document.createRange();
    words.selectNodeContents(line);
    return words.getBoundingClientRect().right;
  });
  const swap = await page.getByRole("button", { name: "Swap From and To" }).boundingBox();
  expect(wordEnds).toBeLessThanOrEqual(swap?.x ?? 0);
  await close();
});

it("the policies in the footer stand in rows, though some names take two lines", async () => {
  const { page, close } = await openPage(browser, { width: 360 });
  await page.goto("/es");
  const links = page.getByRole("contentinfo").getByRole("list").last().getByRole("link");
  const middles = await links.evaluateAll((all) =>
    all.map((link) => {
      const { top, bottom } = link.getBoundingClientRect();
      return Math.round((top + bottom) / 2);
    }),
  );
  expect(middles.length).toBeGreaterThan(8);
  expect(middles.filter((_, nth) => nth % 2 === 0)).toEqual(middles.filter((_, nth) => nth % 2 === 1));
  await close();
});

it("three flights side by side tear no word and no hour on a phone of 320 px, in Spanish", async () => {
  const { page, close } = await openPage(browser, { width: 320, javaScriptEnabled: false });
  const path = `/es${resultsPath(SOLO_ONE_WAY)}`;
  await page.goto(path);
  const links = await page.locator('main ol a[href*="compare="]').evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).href));
  const keys = links.slice(0, 3).map((link) => `compare=${new URL(link).searchParams.get("compare")}`);
  await page.goto(`${path}&${keys.join("&")}&side=1`);
  const table = page.getByRole("table");
  expect(await table.innerText()).toMatch(/ \d+:\d\d\u00a0[ap]\.\u00a0m\..*Maleta documentada/s);
  expect(await tornWords(table)).toEqual([]);
  await close();
});

it.each<[string, () => string | Promise<string>]>([
  ["results", () => resultsPath(FAMILY_ROUND_TRIP)],
  ["the booking page", () => cheapestDetailsPath(FAMILY_ROUND_TRIP)],
  ["hotel results", () => hotelsPath(STAY)],
  ["a hotel in Spanish", async () => `/es${hotelPath((await aRate()).hotelId, STAY)}`],
  ["its booking page in Spanish", async () => `/es${selectRoomPath((await aRate()).rate.rateId)}`],
])("of %s no part is wider than what it stands in, in dong by the ten millions", async (_, path) => {
  const { page, context, close } = await openPage(browser, { width: 360 });
  await context.addCookies([{ name: "currency", value: "VND", url: inject("baseUrl") }]);
  await page.goto(await path());
  const parts = await page.locator("main :is(li, dd, article, p, a, button, span, b)").evaluateAll((all) => {
    /** A row that scrolls is as wide as it likes. */
    const scrolls = (part: Element | null): boolean =>
      part !== null && (getComputedStyle(part).overflowX === "auto" || scrolls(part.parentElement));
    return all
      .filter((part) => part.checkVisibility() && getComputedStyle(part).position !== "absolute" && !scrolls(part))
      .map((part) => {
        const around = part.parentElement?.closest("li, article, section, main") ?? document.body;
        const room = around.getBoundingClientRect().right - Number.parseFloat(getComputedStyle(around).paddingRight);
        return { words: part.textContent, over: Math.round(part.getBoundingClientRect().right - room) };
      });
  });
  expect(parts.filter(({ words }) => /(?:₫|VND\s)\d\d,\d{3},\d{3}/.test(words))).not.toEqual([]);
  expect(parts.filter(({ over }) => over > 0)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  await close();
});

it("a mail is no wider than a phone where an address and a name are", async () => {
  const { travellers, contact, ...booking } = heldBooking(1, { state: "confirmed" });
  const long = {
    travellers: travellers.map((traveller) => ({ ...traveller, lastName: "Wolfeschlegelsteinhausenbergerdorff" })),
    contact: { ...contact, email: "maria.guadalupe.hernandez.rodriguez@estudiantes.example" },
  };
  const { page, close } = await openPage(browser, { width: 360 });
  await page.setContent(bookingMail("confirmed", { ...booking, ...long }, FACTS).html);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  await close();
});
