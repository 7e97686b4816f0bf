import type { Browser } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openBrowser, openPage } from "../support/browser.ts";
import { findRate, selectRoomPath, STAY } from "../support/hotels.ts";
import { cheapestDetailsPath, SOLO_ONE_WAY } from "../support/trips.ts";

/** Twice the usual, WCAG 2.2, 1.4.4. */
const LETTER_PIXELS = 32;

let browser: Browser;
beforeAll(async () => void (browser = await openBrowser(LETTER_PIXELS)));
afterAll(() => browser.close());

const FLIGHTS =
  "source=JFK-New York&destination=LHR-London&date=Jan-12-2027&rtnDate=Jan-19-2027&trpType=roundtrip&adults=2&tpassenger=2&classType=Economy";
const PAGES: readonly (readonly [string, () => string | Promise<string>])[] = [
  ["home", () => "/es"],
  ["results", () => `/search-results?${FLIGHTS}`],
  ["hotel results", () => "/es/hotels-results?org=Las Vegas, Nevada&checkin=2027-01-10&checkout=2027-01-15&adt=2&rooms=1"],
  ["the map", () => "/es/explore"],
  ["the booking form", () => cheapestDetailsPath(SOLO_ONE_WAY)],
  ["the form of a stay", async () => selectRoomPath((await findRate(STAY, ({ payAt }) => payAt === "hotel")).rate.rateId)],
  ["the way back to a booking", () => "/es/manage-booking"],
  ["a policy", () => "/es/cancellation-policy"],
];

describe("letters twice as large on a phone", () => {
  it.each(PAGES)("never have %s scroll sideways", async (_, path) => {
    const { page, close } = await openPage(browser, { width: 360 });
    await page.goto(await path());
    const jutting = page.evaluate(() => {
      const { scrollWidth, clientWidth } = document.documentElement;
      const all = scrollWidth > clientWidth ? [...document.querySelectorAll("body *")] : [];
      return all
        .filter((element) => element.getBoundingClientRect().right > clientWidth + 1)
        .map(({ outerHTML }) => outerHTML.slice(0, 120));
    });
    expect(await jutting).toEqual([]);
    await close();
  });
});
