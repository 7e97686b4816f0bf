import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openBrowser, openPage, scriptsReady } from "../support/browser.ts";
import { destination, hotelCards, searchButton } from "../support/hotel-journey.ts";
import { hotelsPath, STAY } from "../support/hotels.ts";
import { startServer } from "../support/server.ts";

let browser: Browser;
beforeAll(async () => void (browser = await openBrowser()));
afterAll(() => browser.close());

const dates = (page: Page) => Promise.all(["Check-in", "Check-out"].map((label) => page.getByLabel(label).inputValue()));

describe("where it is already tomorrow", () => {
  it("the form begins with the day there, and its search is answered", async () => {
    const { page, errors, close } = await openPage(browser, { timezoneId: "Pacific/Auckland" });
    await page.goto("/hotels");
    await expect.poll(() => destination(page).inputValue()).toBe("Auckland, New Zealand");
    expect(await dates(page)).toEqual(["Dec-02-2026", "Dec-09-2026"]);
    await searchButton(page).click();
    await hotelCards(page).first().waitFor();
    expect(errors).toEqual([]);
    await close();
  });

  it("a form left as it is begins there without scripts too, and says so", async () => {
    const { page, close } = await openPage(browser, { javaScriptEnabled: false });
    await page.goto("/hotels");
    await destination(page).fill("Auckland");
    await searchButton(page).click();
    await page.getByText("It is already Dec-02-2026 in Auckland: your stay begins on that day.").waitFor();
    expect(await dates(page)).toEqual(["Dec-02-2026", "Dec-09-2026"]);
    await close();
  });
});

const showRates = (page: Page) => page.getByRole("button", { name: "Show rates" });

it("tonight is sold in California after midnight in New York, and stays what it is on the hotel's page", async () => {
  const late = await startServer({ CLOCK: "2026-12-02T05:00:00Z" });
  const { page, close } = await openPage(browser, { baseURL: late.url });
  await page.goto("/hotels");
  await scriptsReady(page);
  await destination(page).fill("San Diego, California");
  await page.getByLabel("Check-in").fill("Dec-01-2026");
  await page.getByLabel("Check-out").fill("Dec-03-2026");
  await searchButton(page).click();
  await hotelCards(page).first().getByRole("heading").getByRole("link").click();
  await showRates(page).waitFor(); // The address changes a moment before the page does.
  expect(await dates(page)).toEqual(["Dec-01-2026", "Dec-03-2026"]);
  await page.getByLabel("Check-out").fill("Dec-02-2026");
  await showRates(page).click();
  await page.waitForURL(/checkin=Dec-01-2026&checkout=Dec-02-2026/);
  await close();
  await late.stop();
});

it("a radius stays through another search, and other dates on a hotel's page lead back to the same filters", async () => {
  const { page, close } = await openPage(browser);
  await page.goto(hotelsPath(STAY, { radius: "3", stars: "4" }));
  await scriptsReady(page);
  await page.getByLabel("Check-out").fill("Jan-24-2027");
  await searchButton(page).click();
  await page.waitForURL(/checkout=Jan-24-2027/);
  await hotelCards(page).first().locator('a[href*="checkout=Jan-24-2027"]').first().waitFor();
  expect(await page.getByLabel("Search radius").inputValue()).toBe("3");
  await page.goto(hotelsPath(STAY, { radius: "3", stars: "4" }));
  await scriptsReady(page);
  await hotelCards(page).first().getByRole("heading").getByRole("link").click();
  await showRates(page).waitFor(); // The address changes a moment before the page does.
  await page.getByLabel("Check-out").fill("Jan-25-2027");
  await showRates(page).click();
  await page.waitForURL(/checkout=Jan-25-2027/);
  const back = page.getByRole("navigation", { name: "Breadcrumb" }).getByRole("link").last();
  await expect.poll(() => back.getAttribute("href")).toContain("checkout=Jan-25-2027");
  await back.click();
  await page.waitForURL(/\/hotels-results\?.*checkout=Jan-25-2027.*radius=3.*stars=4/);
  await close();
});

it("a hotel that is searched by its name stands first and is marked", async () => {
  const { page, close } = await openPage(browser);
  await page.goto(hotelsPath(STAY));
  const name = await hotelCards(page).nth(5).getByRole("heading").innerText();
  await page.goto(hotelsPath({ ...STAY, org: `${name}, Seattle` }));
  expect(await hotelCards(page).first().innerText()).toMatch(/^The hotel you searched/);
  expect(await page.getByRole("heading", { level: 1 }).innerText()).toMatch(/ hotels? near /);
  await close();
});
