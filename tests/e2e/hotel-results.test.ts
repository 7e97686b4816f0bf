import type { Browser, Locator, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openBrowser, openPage, scriptsReady } from "../support/browser.ts";
import { isRed } from "../support/colors.ts";
import { filterChoice, hotelCards, searchButton, stayTotal } from "../support/hotel-journey.ts";
import { hasRateWith, type HotelResult, hotelsPath, NOWHERE_STAY, searchHotels, STAY, totalWith } from "../support/hotels.ts";
import { tabTo } from "../support/journey.ts";
import { usd } from "../support/trips.ts";

let browser: Browser;
let all: readonly HotelResult[];
beforeAll(async () => {
  browser = await openBrowser();
  all = await searchHotels();
});
afterAll(() => browser.close());

const count = (page: Page): Promise<string> => page.getByRole("heading", { level: 1 }).innerText();
const expectCount = async (page: Page, wanted: number): Promise<void> => {
  await expect.poll(() => count(page)).toBe(`${wanted} ${wanted === 1 ? "hotel" : "hotels"} in Seattle`);
};
const namesOf = (page: Page) => hotelCards(page).evaluateAll((cards) => cards.map((card) => card.getAttribute("aria-label")));
const dollars = (amount: number): string => usd(Math.round(amount * 100));
const milesOf = ({ distance }: HotelResult): number => Number.parseFloat(distance);

async function openResults(changes: Readonly<Record<string, string | number>> = {}, width = 1280) {
  const opened = await openPage(browser, { width });
  await opened.page.goto(hotelsPath(STAY, changes));
  await scriptsReady(opened.page);
  return opened;
}

/** Every box of the filters with what it must leave. */
const BOXES: readonly (readonly [name: string, keeps: (hotel: HotelResult) => boolean])[] = [
  ["Top rated 7+", ({ rating }) => rating.value >= 7],
  ["Wonderful 9+", ({ rating }) => rating.value >= 9],
  ["Very Good 8-9", ({ rating }) => rating.value >= 8 && rating.value < 9],
  ["Good 7-8", ({ rating }) => rating.value >= 7 && rating.value < 8],
  ["Pleasant 6-7", ({ rating }) => rating.value >= 6 && rating.value < 7],
  ...[5, 4, 3, 2, 1].map((stars) => [stars === 1 ? "1 star" : `${stars} stars`, (hotel: HotelResult) => hotel.stars === stars] as const),
  ["Free cancellation", (hotel) => hasRateWith(hotel, "free_cancellation")],
  ["Book now, pay later", (hotel) => hasRateWith(hotel, "book_now_pay_later")],
  ["Breakfast included", (hotel) => hasRateWith(hotel, "breakfast_included")],
  ["Refundable", (hotel) => hasRateWith(hotel, "refundable")],
];

describe("the filters of the hotels", () => {
  it("have each count beside a word of its choice, never alone in a line", async () => {
    const { page, close } = await openPage(browser);
    await page.goto(`/es${hotelsPath(STAY)}`);
    const beside = await page.locator("[name=feature]").evaluateAll((boxes) =>
      boxes.map((box) => {
        const [name, figure] = [...(box.nextElementSibling?.children ?? [])].map((part) => [...part.getClientRects()]);
        return name?.at(-1)?.bottom.toFixed() === figure?.at(-1)?.bottom.toFixed() ? "beside" : "alone";
      }),
    );
    expect(beside).toEqual(["beside", "beside", "beside", "beside"]);
    await close();
  });

  it("leave what they say, as many as is said beside them, and Reset all brings everything back", async () => {
    const { page, errors, close } = await openResults();
    await expectCount(page, all.length);
    for (const [name, keeps] of BOXES) {
      const wanted = all.filter(keeps).length;
      const box = filterChoice(page, name);
      expect(await box.evaluate((input) => input.closest("label")?.textContent)).toContain(`${wanted} hotel`);
      expect(await box.isDisabled()).toBe(wanted === 0);
      if (wanted === 0) continue;
      await box.check();
      await expectCount(page, wanted);
      await box.uncheck();
      await expectCount(page, all.length); // What is said beside the next box is of this list.
    }
    for (const miles of [1, 3]) {
      await filterChoice(page, miles === 1 ? "Within 1 mile" : "Within 3 miles").check();
      await expectCount(page, all.filter((hotel) => milesOf(hotel) <= miles).length);
    }
    await page.getByRole("link", { name: "Reset all" }).click();
    await expectCount(page, all.length);
    await expect.poll(() => filterChoice(page, "Within 5 miles and more").isChecked()).toBe(true);
    expect(errors).toEqual([]);
    await close();
  });

  it("say so when they leave nothing, and lead back", async () => {
    const { page, close } = await openResults({ name: "no hotel is called so", stars: 5 });
    const line = page.getByRole("main").getByText("Sorry, in this range filter is not available.", { exact: true });
    await line.waitFor();
    expect(await isRed(line)).toBe(true);
    await page.getByRole("link", { name: /^Clear Hotel name/ }).click();
    await expectCount(page, all.filter(({ stars }) => stars === 5).length);
    await close();
  });

  it("and the place in the list are there again on the way back from a hotel", async () => {
    const { page, close } = await openResults();
    const before = await count(page);
    await filterChoice(page, "Refundable").check();
    await expect.poll(() => count(page)).not.toBe(before);
    const shown = await count(page);
    const card = hotelCards(page).nth(8);
    await card.scrollIntoViewIfNeeded();
    const [name, height] = [(await card.getAttribute("aria-label")) ?? "", await page.evaluate(() => scrollY)];
    expect(height).toBeGreaterThan(1000);
    expect(await isInSight(filterChoice(page, "Refundable")), "filters stay beside the list").toBe(true);
    await page.getByRole("link", { name: "Reset all" }).focus();
    expect(await isInSight(page.getByRole("link", { name: "Reset all" }))).toBe(true);
    expect(await page.evaluate(() => scrollY), "and scroll to their end by themselves").toBe(height);
    await card.getByRole("link", { name, exact: true }).click();
    await page.getByRole("heading", { level: 1, name }).waitFor();
    await page.goBack();
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(height);
    expect([await count(page), await filterChoice(page, "Refundable").isChecked()]).toEqual([shown, true]);
    await close();
  });

  it("and an order may be chosen before scripts have come", async () => {
    const { page, errors, close } = await openPage(browser);
    const { promise: scripts, resolve: come } = Promise.withResolvers<void>();
    await page.route("**/assets/*.js", (route) => scripts.then(() => route.continue()));
    await page.goto(hotelsPath(STAY), { waitUntil: "commit" });
    const [box, name] = [filterChoice(page, "Free cancellation"), page.getByRole("searchbox")];
    await box.check();
    await name.fill("inn");
    await page.getByLabel("Sort by").selectOption({ label: "Guest Rating" });
    come();
    await scriptsReady(page);
    const cancellable = all.filter((hotel) => hasRateWith(hotel, "free_cancellation"));
    const inns = cancellable.filter((hotel) => hotel.name.toLowerCase().includes("inn"));
    await expectCount(page, inns.length);
    expect(inns.length).toBeLessThan(cancellable.length);
    await page.waitForURL(/feature=free_cancellation&name=inn&sort=rating$/);
    expect([await box.isChecked(), await name.inputValue(), await page.getByLabel("Sort by").inputValue()]).toEqual([
      true,
      "inn",
      "rating",
    ]);
    await box.uncheck();
    await page.waitForURL(/rooms=1&name=inn&sort=rating$/);
    expect(errors).toEqual([]);
    await close();
  });

  it("of two tabs do not know of each other", async () => {
    const { page, context, close } = await openResults();
    const second = await context.newPage();
    await second.goto(page.url());
    await scriptsReady(second);
    await filterChoice(page, "4 stars").check();
    await filterChoice(second, "3 stars").check();
    for (const [tab, stars] of [
      [page, 4],
      [second, 3],
    ] as const) {
      await tab.waitForURL(new RegExp(`stars=${stars}`));
      await tab.reload();
      await scriptsReady(tab);
      expect(await count(tab)).toBe(`${all.filter((hotel) => hotel.stars === stars).length} hotels in Seattle`);
    }
    await close();
  });
});

it("the hotels stand in each of the five orders, the lowest price first unless told", async () => {
  const { page, close } = await openResults();
  expect(await page.getByLabel("Sort by").locator("option").allInnerTexts()).toEqual([
    "Lowest Price",
    "Highest Price",
    "Guest Rating",
    "Star Rating",
    "Distance",
  ]);
  const totals = all.map(({ totalPrice }) => totalPrice).toSorted((a, b) => a - b);
  const shownTotals = async () => Promise.all((await hotelCards(page).all()).map(stayTotal));
  expect(await shownTotals()).toEqual(totals.slice(0, 20).map(dollars));
  await page.getByLabel("Sort by").selectOption({ label: "Highest Price" });
  await expect.poll(shownTotals).toEqual(totals.toReversed().slice(0, 20).map(dollars));
  const byName = new Map(all.map((hotel) => [hotel.name, hotel]));
  const orders = [
    ["Guest Rating", (hotel: HotelResult) => -hotel.rating.value],
    ["Star Rating", (hotel: HotelResult) => -hotel.stars],
    ["Distance", milesOf],
  ] as const;
  for (const [label, measure] of orders) {
    await page.getByLabel("Sort by").selectOption({ label });
    const wanted = all
      .map(measure)
      .toSorted((a, b) => a - b)
      .slice(0, 20);
    const shown = async () => (await namesOf(page)).map((name) => byName.get(name ?? "")).map((hotel) => hotel && measure(hotel));
    await expect.poll(shown).toEqual(wanted);
    await page
      .getByRole("status")
      .filter({ hasText: `Order: ${label}.` })
      .waitFor();
  }
  await close();
});

it("a feature that is asked for sets the price: the cheapest rate that has it", async () => {
  const { page, close } = await openResults({ feature: "breakfast_included" });
  const wanted = all.filter((hotel) => hasRateWith(hotel, "breakfast_included")).map((hotel) => totalWith(hotel, "breakfast_included"));
  const shown = await Promise.all((await hotelCards(page).all()).map(stayTotal));
  expect(shown).toEqual(
    wanted
      .toSorted((a, b) => a - b)
      .slice(0, 20)
      .map(dollars),
  );
  await close();
});

it("the map's pins are reached by Tab, and lead to their cards", async () => {
  const { page, close } = await openResults();
  const map = page.getByRole("region", { name: /^Schematic map/ });
  const pin = map.getByRole("link").first();
  const name = (await pin.getAttribute("aria-label"))?.split(", $")[0] ?? "";
  await hotelCards(page).last().getByRole("link").last().focus();
  await tabTo(page, pin);
  await page.keyboard.press("Enter");
  const link = page.getByRole("article", { name, exact: true }).getByRole("link", { name, exact: true });
  await expect.poll(() => link.evaluate((element) => element === document.activeElement)).toBe(true);
  await close();
});

it("a pin that was chosen on a phone is chosen no more once another is pressed beside the list", async () => {
  const { page, close } = await openResults({}, 360);
  await page.locator("summary", { hasText: "Map" }).click();
  const pins = page
    .getByRole("region", { name: /^Schematic map/ })
    .getByRole("listitem")
    .getByRole("link");
  await pins.first().press("Enter");
  await page.waitForURL(/[?&]map=/);
  await page.setViewportSize({ width: 1280, height: 900 });
  await pins.nth(1).press("Enter");
  await page.waitForURL(({ searchParams }) => !searchParams.has("map"));
  expect(await pins.and(page.locator("[aria-current]")).count()).toBe(0);
  await close();
});

it("a pin that is pressed above the list says at the map's foot which hotel it is, from which one comes back to it", async () => {
  const { page, errors, close } = await openResults({}, 360);
  await page.locator("summary", { hasText: "Map" }).click();
  const map = page.getByRole("region", { name: /^Schematic map/ });
  const pin = map.getByRole("listitem").getByRole("link").first();
  const name = (await pin.getAttribute("aria-label"))?.split(", $")[0] ?? "";
  const foot = map.getByRole("group", { name: "Chosen on the map" });
  const link = foot.getByRole("link", { name, exact: true });
  await pin.press("Enter");
  await expect.poll(() => hasFocus(link)).toBe(true);
  await expect.poll(() => isInSight(foot)).toBe(true);
  expect(await isInSight(pin), "and the map with it").toBe(true);
  await page.keyboard.press("Escape");
  await foot.waitFor({ state: "detached" });
  expect(await hasFocus(pin)).toBe(true);
  await pin.click();
  await link.click();
  await page.getByRole("heading", { level: 1, name }).waitFor();
  await page.goBack();
  await link.waitFor();
  expect(await hasFocus(link)).toBe(false);
  await foot.getByRole("button", { name: `Close ${name}` }).click();
  await foot.waitFor({ state: "detached" });
  expect(await pin.isVisible()).toBe(true);
  expect(errors).toEqual([]);
  await close();
});

describe("a hotel search", () => {
  it("that finds nothing says so in red", async () => {
    const { page, close } = await openPage(browser);
    await page.goto(hotelsPath(NOWHERE_STAY));
    const line = page.getByText("There is no Hotel available now...", { exact: true });
    expect(await isRed(line)).toBe(true);
    await close();
  });

  it("shows what it looks for while it is under way", async () => {
    const { page, close } = await openResults();
    const answer = Promise.withResolvers<void>();
    await page.route("**/hotels-results.data?**", async (route) => {
      await answer.promise;
      await route.continue();
    });
    await searchAgain(page);
    await page.getByRole("heading", { name: "Looking for rooms" }).waitFor();
    expect(await hotelCards(page).count()).toBe(0);
    answer.resolve();
    await hotelCards(page).first().waitFor();
    await close();
  });

  it("leads to a hotel whose pictures open before its rates are there, and stay open when they come", async () => {
    const { page, errors, close } = await openResults();
    const answer = Promise.withResolvers<void>();
    await page.route(/\/hotel-details.*\.data\?/, async (route) => {
      await answer.promise;
      await route.continue();
    });
    await hotelCards(page).first().getByRole("heading").getByRole("link").click();
    await page
      .getByRole("button", { name: /^Show large/ })
      .first()
      .click();
    const viewer = page.getByRole("dialog");
    const position = () => viewer.getByText(/\d of \d/).innerText();
    await expect.poll(position).toMatch(/1 of \d/);
    const known = await position();
    answer.resolve();
    await expect.poll(position, { message: "the hotel's other pictures have joined it" }).not.toBe(known);
    await page.keyboard.press("ArrowRight");
    await expect.poll(position).toMatch(/2 of \d/);
    await page.keyboard.press("Escape");
    await viewer.waitFor({ state: "hidden" });
    const opener = page.getByRole("button", { name: /^Show large/ }).first();
    await expect.poll(() => opener.evaluate((button) => button === document.activeElement)).toBe(true);
    expect(errors).toEqual([]);
    await close();
  });

  it("that cannot be answered says so in red and can be tried again", async () => {
    const { page, close } = await openResults();
    await page.route("**/hotels-results.data?**", (route) => route.abort());
    await searchAgain(page);
    const line = page.getByText("Failed to fetch flight hotels. Please try again later.", { exact: true });
    await line.waitFor();
    await page.getByText(/^You seem to be offline/).waitFor();
    expect(await isRed(line)).toBe(true);
    await page.getByRole("link", { name: "Try again" }).click();
    await hotelCards(page).first().waitFor();
    await close();
  });
});

const hasFocus = (part: Locator): Promise<boolean> => part.evaluate((element) => element === document.activeElement);

const isInSight = (part: Locator): Promise<boolean> =>
  part.evaluate((element) => {
    const { top, bottom } = element.getBoundingClientRect();
    return top >= 0 && bottom <= innerHeight;
  });

async function searchAgain(page: Page): Promise<void> {
  await page.getByLabel("Check-out").fill("Jan-24-2027");
  await searchButton(page).click();
}
