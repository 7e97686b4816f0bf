import type { Browser, Locator, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openBrowser, openPage, scriptsReady } from "../support/browser.ts";
import { isRed } from "../support/colors.ts";
import { cardTotal, confirmButton, flightCards } from "../support/journey.ts";
import {
  FAMILY_ROUND_TRIP,
  listResults,
  resultsPath,
  SOLO_ONE_WAY,
  stopsOf,
  totalInUsd,
  type Trip,
  travellersOf,
  type WireResult,
} from "../support/trips.ts";

let browser: Browser;
beforeAll(async () => void (browser = await openBrowser()));
afterAll(() => browser.close());

const TRIP = FAMILY_ROUND_TRIP;
const legs = (result: WireResult, direction: 0 | 1) => Object.values(result.route).filter((leg) => leg.return === direction);
const hourOf = (time: string | undefined): number => Number(time?.slice(11, 13));
const departureHour = (result: WireResult): number => hourOf(legs(result, 0)[0]?.local_departure);
const returnHour = (result: WireResult): number => hourOf(legs(result, 1).at(-1)?.local_departure);

/** A group of choices by the words of its heading. */
const group = (page: Page, name: string): Locator => page.getByRole("group", { name });
const count = (page: Page): Promise<string> => page.getByRole("heading", { level: 1 }).innerText();
const expectCount = async (page: Page, wanted: number): Promise<void> => {
  await expect.poll(() => count(page)).toBe(`${wanted} Results Found`);
};

async function openResults(trip: Trip, changes: Readonly<Record<string, string>> = {}) {
  const opened = await openPage(browser);
  await opened.page.goto(resultsPath(trip, changes));
  await scriptsReady(opened.page);
  return opened;
}

describe("the filters of a round trip", () => {
  it("leave what they say, one after the other and all together, and Reset brings everything back", async () => {
    const all = await listResults(TRIP);
    const { page, errors, close } = await openResults(TRIP);
    await expectCount(page, all.length);

    for (const [stops, name] of [
      [0, "Nonstop"],
      [1, "1 stop"],
      [2, "2 or more"],
    ] as const) {
      const wanted = all.filter((result) => Math.min(stopsOf(result), 2) === stops).length;
      const choice = group(page, "Stop").getByRole("button", { name: new RegExp(`^${name}`) });
      await chooseOrFindEmpty(choice, wanted);
      if (wanted === 0) continue;
      await expectCount(page, wanted);
      await choice.click(); // The same value again clears it, and what is heard is that all are back.
      await expectCount(page, all.length);
      await page.getByRole("status").getByText(`${all.length} Results Found`, { exact: true }).waitFor();
    }
    await chooseSlots(page, all, "Departure Time", departureHour, [
      ["Morning 12:00am-11:59am", 0, 12],
      ["Afternoon 12:00pm-5:59pm", 12, 18],
      ["Evening 6:00pm-11:59pm", 18, 24],
    ]);
    await chooseSlots(page, all, "Return Time", returnHour, [
      ["Night 12 AM-6 AM", 0, 6],
      ["Early Morning 6 AM-12 PM", 6, 12],
      ["Afternoon 12 PM-6 PM", 12, 18],
      ["Evening 6 PM-12 AM", 18, 24],
    ]);
    expect(errors).toEqual([]);
    await close();
  });

  it("hold the airlines that are ticked", async () => {
    const all = await listResults(TRIP);
    const airlines = new Map(all.flatMap((result) => Object.values(result.route)).map((leg) => [leg.airline, leg.airlineName]));
    const { page, close } = await openResults(TRIP);
    const boxes = group(page, "Airlines").getByRole("checkbox");
    expect(await boxes.count()).toBe(airlines.size);
    const [first, second] = [...airlines].slice(0, 2);
    if (!first || !second) throw new Error("One airline alone cannot be filtered");
    const flownBy = (...codes: string[]) =>
      all.filter(({ route }) => Object.values(route).some((leg) => codes.includes(leg.airline))).length;
    await group(page, "Airlines")
      .getByRole("checkbox", { name: new RegExp(`^${first[1]}`) })
      .click();
    await expectCount(page, flownBy(first[0]));
    await group(page, "Airlines")
      .getByRole("checkbox", { name: new RegExp(`^${second[1]}`) })
      .click();
    await expectCount(page, flownBy(first[0], second[0]));
    await group(page, "Airlines")
      .getByRole("link", { name: /^Reset/ })
      .click();
    await expectCount(page, all.length);
    await close();
  });

  it("keep the airports of stops unfolded under whoever unticks one of them", async () => {
    const { page, errors, close } = await openResults(TRIP);
    const at = page.getByRole("group", { name: "Stop at", exact: true });
    await at.getByText(/^\d+ more$/).click();
    const code = await at.getByRole("checkbox").last().inputValue();
    const last = page.locator(`input[name="via"][value="${code}"]`);
    const all = await count(page);
    await last.press("Space");
    await expect.poll(() => count(page)).not.toBe(all);
    await page.keyboard.press("Space");
    await expect.poll(() => count(page)).toBe(all);
    expect(await last.isVisible()).toBe(true);
    expect(errors).toEqual([]);
    await close();
  });

  it("move the highest price by key, never below the lowest, and survive a reload and the way back", async () => {
    const all = await listResults(TRIP);
    const fares = all.map((result) => result.price_dropdown.base_fare);
    const { page, close } = await openResults(TRIP);
    const slider = group(page, "Price range").getByRole("slider");
    expect(await slider.count()).toBe(1);
    await slider.press("ArrowLeft");
    const most = Number(await slider.inputValue());
    await expectCount(page, fares.filter((fare) => fare <= most).length);
    await slider.press("Home");
    const least = Math.floor(Math.min(...fares)) + 1;
    expect(Number(await slider.inputValue())).toBe(least);
    await page.waitForURL(new RegExp(`maxPrice=${least}`));
    await expectCount(page, fares.filter((fare) => fare <= least).length);
    await page.getByLabel("Sort By Price").selectOption({ label: "Highest" });
    await group(page, "Price range")
      .getByRole("link", { name: /^Reset/ })
      .click();
    await expectCount(page, all.length);
    const inAll = await count(page);
    await group(page, "Departure Time")
      .getByRole("radio", { name: /^Morning/ })
      .click();
    await expect.poll(() => count(page)).not.toBe(inAll);
    await survivesReloadAndBack(page);
    await close();
  });
});

async function survivesReloadAndBack(page: Page): Promise<void> {
  await page.waitForURL(/departTime=morning/);
  const [shown, total] = [await count(page), await cardTotal(flightCards(page).first())];
  await page.reload();
  await scriptsReady(page);
  expect([await count(page), await cardTotal(flightCards(page).first())]).toEqual([shown, total]);
  await flightCards(page).first().getByRole("link", { name: "Book Flight" }).click();
  await page.waitForURL(/\/flight-details\//);
  await confirmButton(page).first().waitFor(); // The address changes a moment before the page does.
  await page.goBack();
  await expect.poll(() => count(page)).toBe(shown);
  expect(await cardTotal(flightCards(page).first())).toBe(total);
  expect(
    await group(page, "Departure Time")
      .getByRole("radio", { name: /^Morning/ })
      .isChecked(),
  ).toBe(true);
}

/** A choice that would leave nothing stays in sight and cannot be chosen. @throws Error when it can. */
async function chooseOrFindEmpty(choice: Locator, wanted: number): Promise<void> {
  if (wanted > 0) return choice.click();
  if (await choice.isEnabled()) throw new Error(`${choice.toString()} can be chosen and would leave nothing`);
}

async function chooseSlots(
  page: Page,
  all: readonly WireResult[],
  name: string,
  hour: (result: WireResult) => number,
  slots: readonly (readonly [string, number, number])[],
): Promise<void> {
  const times = group(page, name);
  for (const [label, from, to] of slots) {
    const wanted = all.filter((result) => hour(result) >= from && hour(result) < to).length;
    const [slot = "", hours = ""] = label.split(/ (?=\d)/);
    const choice = times.getByRole("radio", { name: new RegExp(`^${slot}.*${hours}`) });
    await chooseOrFindEmpty(choice, wanted);
    if (wanted > 0) await expectCount(page, wanted);
  }
  await times.getByRole("radio", { name: /^All Times/ }).click();
  await expectCount(page, all.length);
}

describe("the list", () => {
  it("is sorted by price, lowest first, and the other way round on demand", async () => {
    const all = await listResults(SOLO_ONE_WAY);
    const totals = all.map((result) => totalInUsd(result, travellersOf(SOLO_ONE_WAY)));
    const { page, close } = await openResults(SOLO_ONE_WAY);
    const shown = async () => Promise.all((await flightCards(page).all()).map(cardTotal));
    expect(await shown()).toEqual(totals.slice(0, 10));
    await page.getByLabel("Sort By Price").selectOption({ label: "Highest" });
    await expect.poll(shown).toEqual(totals.toReversed().slice(0, 10));
    expect(
      await flightCards(page)
        .getByRole("heading", { name: /Return Details/ })
        .count(),
    ).toBe(0);
    expect(await group(page, "Return Time").count()).toBe(0);
    await close();
  });

  it("shows both directions of a round trip, who operates, and more cards on demand", async () => {
    const { page, close } = await openResults(TRIP);
    const card = flightCards(page).first();
    for (const heading of [/^Depart Details/, /^Return Details/])
      expect(await card.getByRole("heading", { name: heading }).count()).toBe(1);
    expect(await card.innerText()).toMatch(/Total for 4 travelers.*\$15\.00 service fee.*per traveler/s);
    expect(await flightCards(page).count()).toBe(10);
    await page.getByRole("link", { name: /^Show 20 more/ }).click();
    await expect.poll(() => flightCards(page).count()).toBe(30);
    await close();
  });

  it("says so when the filters leave nothing, and leads back", async () => {
    const all = await listResults(SOLO_ONE_WAY);
    const { page, close } = await openResults(SOLO_ONE_WAY, { airline: "ZZ" });
    const main = page.getByRole("main");
    await main.getByText("Sorry! There is no flight available on this Route...", { exact: true }).waitFor();
    expect(await count(page)).toBe("0 Results Found");
    await main.getByRole("link", { name: /^Clear Airlines/ }).click();
    await expectCount(page, all.length);
    await close();
  });
});

describe("a search", () => {
  const nowhere: Trip = {
    ...SOLO_ONE_WAY,
    from: { typed: "bethel", place: "BET-Bethel" },
    to: { typed: "toowoomba", place: "WTB-Toowoomba" },
  };
  it("that finds nothing says so in red", async () => {
    const { page, close } = await openResults(nowhere);
    const line = page.getByText("There is no flight available between this route.", { exact: true });
    expect(await isRed(line)).toBe(true);
    await close();
  });

  it("shows the loading screen while it is under way, and searches again when the address changes", async () => {
    const { page, close } = await openResults(SOLO_ONE_WAY);
    const answer = Promise.withResolvers<void>();
    await page.route("**/search-results.data?**", async (route) => {
      await answer.promise;
      await route.continue();
    });
    await page.getByText("Round Way", { exact: true }).click();
    await page.getByRole("button", { name: "Search Flights" }).click();
    await page.getByRole("heading", { name: "Cheapest Flights For You" }).waitFor();
    answer.resolve();
    await flightCards(page)
      .first()
      .getByRole("heading", { name: /Return Details/ })
      .waitFor();
    expect(page.url()).toContain("trpType=roundtrip");
    await page.goBack();
    await expect
      .poll(() =>
        flightCards(page)
          .getByRole("heading", { name: /Return Details/ })
          .count(),
      )
      .toBe(0);
    await close();
  });

  it("that cannot be answered says so in red and can be tried again", async () => {
    const { page, close } = await openResults(SOLO_ONE_WAY);
    await page.route("**/search-results.data?**", (route) => route.abort());
    await page.getByText("Round Way", { exact: true }).click();
    await page.getByRole("button", { name: "Search Flights" }).click();
    const line = page.getByText("Failed to fetch Flights. Please try again later.", { exact: true });
    await line.waitFor();
    await page.getByText(/^You seem to be offline/).waitFor();
    expect(await isRed(line)).toBe(true);
    await close();
  });

  it("goes on from the searching page, which has the loading text in its first answer", async () => {
    const { page, errors, close } = await openPage(browser);
    const searching = resultsPath(SOLO_ONE_WAY).replace("/search-results", "/searching");
    const answer = await page.goto(searching);
    expect(await answer?.text()).toContain("Cheapest Flights For You");
    await flightCards(page).first().waitFor();
    expect(page.url()).toContain(resultsPath(SOLO_ONE_WAY).slice(0, 40));
    expect(errors).toEqual([]);
    await close();
  });
});
