import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { axeFaults, type Look } from "../support/axe.ts";
import { openBrowser, openPage } from "../support/browser.ts";
import { EXPLORE_SCREENS } from "../support/explore-screens.ts";
import { HOTEL_SCREENS } from "../support/hotel-screens.ts";
import { MANAGE_SCREENS } from "../support/manage-screens.ts";
import { MULTI_CITY_SCREENS } from "../support/multi-city-screens.ts";
import { type Screen, SCREENS } from "../support/screens.ts";
import { WRITTEN_SCREENS } from "../support/written-screens.ts";

let browser: Browser;
beforeAll(async () => void (browser = await openBrowser()));
afterAll(() => browser.close());

const HEIGHT = 900;

/** What the browser says of a request that the screen itself has cut off. */
const CUT_OFF = "net::ERR_FAILED";

/** How many pixels the page is wider than the window. */
const overhang = (page: Page): Promise<number> =>
  page.evaluate(() => Math.max(document.documentElement.scrollWidth, document.body.scrollWidth) - document.documentElement.clientWidth);

/** Side by side: while the browser judges one page, the next is on its way. */
describe.concurrent.each([...SCREENS, ...EXPLORE_SCREENS, ...HOTEL_SCREENS, ...MANAGE_SCREENS, ...MULTI_CITY_SCREENS, ...WRITTEN_SCREENS])(
  "$name",
  ({ open, width: only, part, language }: Screen) => {
    it("has nothing that axe calls serious, never scrolls sideways, and says what it is", async () => {
      const { page, errors, close } = await openPage(browser, { width: only ?? 1280 });
      await open(page);
      const widths = only === undefined ? [1600, 1280, 768, 360] : [only];
      const faults: string[] = [];
      for (const width of widths) {
        await page.setViewportSize({ width, height: HEIGHT });
        if ((await overhang(page)) > 0) faults.push(`scrolls sideways at ${width} px`);
        for (const look of looksAt(width, only, language)) faults.push(...(await axeFaults(page, look, part)));
      }
      expect(faults).toEqual([]);
      await saysWhatItIs(page, language ?? "en");
      expect(errors.filter((line) => !line.includes(CUT_OFF))).toEqual([]);
      await close();
    });
  },
);

/** Colors are the same in every language, and in the dark at every width; words are longest in Spanish, where there is least room for them. */
function looksAt(width: number, only: number | undefined, language: Screen["language"]): readonly Look[] {
  if (language === "es") return width === (only ?? 360) ? ["words"] : [];
  if (width === (only ?? 1280)) return ["light", "dark"];
  return width === 360 ? ["light"] : [];
}

async function saysWhatItIs(page: Page, language: "en" | "es"): Promise<void> {
  expect(await page.locator("html").getAttribute("lang")).toBe(language);
  expect(await page.locator("h1").count()).toBe(1);
  expect(await page.title()).toMatch(/^.{5,} (\||at) Farewind$/);
  const description = page.locator('meta[name="description"]');
  expect(await description.count()).toBe(1);
  expect((await description.getAttribute("content"))?.length).toBeGreaterThan(40);
}
