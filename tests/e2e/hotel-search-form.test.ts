import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { openBrowser, openPage, type OpenedPage, scriptsReady } from "../support/browser.ts";
import { destination, guestsPanel, searchButton } from "../support/hotel-journey.ts";
import { hotelsPath, STAY } from "../support/hotels.ts";
import { partyCount, suggestions, toast } from "../support/journey.ts";

let browser: Browser;
beforeAll(async () => void (browser = await openBrowser()));
afterAll(() => browser.close());

const pathOf = (page: Page): string => new URL(page.url()).pathname;

async function openForm(options: Parameters<typeof openPage>[1] = {}): Promise<OpenedPage> {
  const opened = await openPage(browser, options);
  await opened.page.goto("/hotels");
  await scriptsReady(opened.page);
  return opened;
}

describe("the hotel search form", () => {
  let opened: OpenedPage;
  let page: Page;
  beforeEach(async () => {
    opened = await openForm({ timezoneId: "Etc/UTC" });
    page = opened.page;
    return () => opened.context.close();
  });

  it("starts today, for seven nights, for two adults in one room, under the tab of the hotels", async () => {
    expect(await page.getByLabel("Check-in").inputValue()).toBe("Dec-01-2026");
    expect(await page.getByLabel("Check-out").inputValue()).toBe("Dec-08-2026");
    expect(await guestsPanel(page).innerText()).toMatch(/2 guests, 1 room/);
    const tabs = page.getByRole("navigation", { name: "What to search" });
    expect(await tabs.getByRole("link", { name: "Hotels" }).getAttribute("aria-current")).toBe("page");
    await tabs.getByRole("link", { name: "Flights" }).click();
    await page.getByRole("button", { name: "Search Flights" }).waitFor();
    expect(pathOf(page)).toBe("/");
  });

  it("is not sent by Enter, in whichever field", async () => {
    await destination(page).fill("Seattle, Washington");
    for (const field of [destination(page), page.getByLabel("Check-in"), page.getByLabel("Check-out")]) await field.press("Enter");
    await guestsPanel(page).click();
    await partyCount(page, "Adults").press("Enter");
    expect(pathOf(page)).toBe("/hotels");
    await guestsPanel(page).click();
    await searchButton(page).click();
    await page.waitForURL(/\/hotels-results\?/);
  });

  it("looks places up from the third character on, once the text has rested for 500 ms", async () => {
    const asked: string[] = [];
    page.on("request", (request) => {
      const url = new URL(request.url());
      if (url.pathname === "/api/v1/flights/locations") asked.push(url.searchParams.get("keyword") ?? "");
    });
    await page.clock.install();
    await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000));
    await destination(page).fill("se");
    await page.clock.runFor(600);
    await destination(page).fill("sea");
    await page.clock.runFor(499);
    expect(asked).toEqual([]);
    await page.clock.runFor(1);
    await suggestions(page, "Destination").first().waitFor();
    expect(asked).toEqual(["sea"]);
  });

  it("counts rooms to 5, adults to 10, children to 10 and infants to 2, and all of them down to 0", async () => {
    await guestsPanel(page).click();
    for (const [name, most] of [
      ["Rooms", 5],
      ["Adults", 10],
      ["Children", 10],
      ["Infants", 2],
    ] as const) {
      const field = partyCount(page, name);
      await field.fill("99");
      expect([name, await field.inputValue(), await page.getByRole("button", { name: `More: ${name}` }).isDisabled()]).toEqual([
        name,
        String(most),
        true,
      ]);
      await field.fill("0");
      expect(await page.getByRole("button", { name: `Fewer: ${name}` }).isDisabled()).toBe(true);
    }
    const apply = page.getByRole("button", { name: "Apply" });
    await apply.click();
    await apply.waitFor({ state: "hidden" });
    await guestsPanel(page).click();
    await page.getByRole("button", { name: "Close", exact: true }).click();
    await apply.waitFor({ state: "hidden" });
  });

  it("refuses no room at all, says why in the panel, and opens it", async () => {
    await destination(page).fill("Seattle, Washington");
    await guestsPanel(page).click();
    await page.getByRole("button", { name: "Fewer: Rooms" }).click();
    const fault = page.getByText("Choose at least one room and one adult.", { exact: true });
    await fault.waitFor();
    await page.getByRole("button", { name: "Apply" }).click();
    await fault.waitFor({ state: "hidden" });
    await searchButton(page).click();
    await fault.waitFor();
    expect(pathOf(page)).toBe("/hotels");
  });

  it("asks for a destination and for a check-in that is not before today", async () => {
    await page.getByLabel("Check-in").fill("Nov-30-2026");
    await searchButton(page).click();
    const main = await page.getByRole("main").innerText();
    for (const text of ["Choose where you want to stay.", "Choose today or a later day."]) expect(main).toContain(text);
    expect(await destination(page).evaluate((input) => input === document.activeElement)).toBe(true);
    expect(pathOf(page)).toBe("/hotels");
  });

  it("refuses a check-out that is not after the check-in, beside the field and in a toast", async () => {
    await destination(page).fill("Seattle, Washington");
    await page.getByLabel("Check-in").fill("Jan-20-2027");
    await page.getByLabel("Check-in").blur();
    await page.getByLabel("Check-out").fill("Jan-20-2027");
    await searchButton(page).click();
    await toast(page, "Departure date cannot be later than or equal to return date.").waitFor();
    expect(await page.getByRole("main").innerText()).toContain("Check-out is at least one day after check-in.");
    expect(pathOf(page)).toBe("/hotels");
  });
});

describe("the visitor's city", () => {
  it("stands in the form as it opens, unless something was typed before", async () => {
    const { page, context, errors } = await openForm({ timezoneId: "America/Los_Angeles" });
    await expect.poll(() => destination(page).inputValue()).toBe("Los Angeles, California");
    await destination(page).fill("Seattle, Washington");
    await page.reload();
    await scriptsReady(page);
    await expect.poll(() => destination(page).inputValue()).toBe("Seattle, Washington");
    expect(errors).toEqual([]);
    await context.close();
  });

  it.each([
    ["**/api/v1/geo/city?**", "Unable to retrieve your location..."],
    ["**/api/v1/flights/locations?**", "Error fetching locations"],
  ])("that cannot be asked for at %s is only logged", async (call, line) => {
    const { page, context, errors } = await openPage(browser, { timezoneId: "America/Los_Angeles" });
    await page.route(call, (route) => route.abort());
    await page.goto("/hotels");
    await expect.poll(() => errors.filter((error) => error.startsWith(line))).toHaveLength(1);
    expect(await page.getByRole("region", { name: "Notifications" }).innerText()).toBe("");
    expect(await destination(page).inputValue()).toBe("");
    await context.close();
  });
});

it("somebody who comes from where they want to stay is told so in a toast", async () => {
  const { page, context } = await openPage(browser);
  await page.goto(hotelsPath(STAY, { source: STAY.org, checkin: "soon" }));
  await scriptsReady(page);
  await searchButton(page).click();
  await toast(page, "Source and destination cannot be the same!").waitFor();
  expect(page.url()).toContain("checkin=soon");
  await context.close();
});
