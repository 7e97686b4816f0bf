import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openBrowser, openPage, scriptsReady } from "../support/browser.ts";
import { confirmButton, flightCards, searchFor } from "../support/journey.ts";
import { cheapestDetailsPath, resultsPath, SOLO_ONE_WAY } from "../support/trips.ts";

let browser: Browser;
beforeAll(async () => void (browser = await openBrowser()));
afterAll(() => browser.close());

/** Until a whole page is asked for, the server has no script any more that has not come yet: its version is another one by now. */
async function changeVersion(page: Page): Promise<void> {
  let isChanged = false;
  await page.route("**/*", (route) => {
    isChanged ||= route.request().isNavigationRequest();
    const isMissing = !isChanged && route.request().resourceType() === "script";
    return isMissing ? route.fulfill({ status: 404, body: "" }) : route.fallback();
  });
}

const noLine = (page: Page) => page.getByRole("heading", { name: "No line to this site" });
const bookFlight = (page: Page) => flightCards(page).first().getByRole("link", { name: "Book Flight" });

/** Of a page without data of its own, of one with, and of one that asks for its data by itself. */
const LED_TO = [
  ["Hotels", /\/hotels$/, "Sail in, sleep well."],
  ["Manage Booking", /\/manage-booking$/, "Manage your booking"],
  ["Explore the map", /\/explore$/, / places from /],
] as const;

describe("a page whose scripts do not come", () => {
  it.each(LED_TO)("says that the line is down at its own address, and opens once it is back: %s", async (name, address, heading) => {
    const { page, context } = await openPage(browser);
    await page.goto(await cheapestDetailsPath(SOLO_ONE_WAY));
    await scriptsReady(page);
    await page.getByLabel("First name").fill("Beatrice");
    await context.setOffline(true);
    const link = page.getByRole("contentinfo").getByRole("link", { name });
    await link.click();
    await noLine(page).waitFor();
    expect(page.url()).toMatch(address);
    await context.setOffline(false);
    await page.goBack();
    await confirmButton(page).first().waitFor();
    expect(await page.getByLabel("First name").inputValue()).toBe("Beatrice");
    await link.click();
    await page.waitForURL(address);
    await page.getByRole("heading", { level: 1, name: heading }).waitFor();
    expect(page.url()).toMatch(address);
    await context.close();
  });

  it("comes whole where the server has another version by now, by the first press", async () => {
    const { page, context } = await openPage(browser);
    await page.goto("/");
    await scriptsReady(page);
    await changeVersion(page);
    await searchFor(page, SOLO_ONE_WAY);
    await bookFlight(page).waitFor();
    expect(page.url()).toContain("/search-results?");
    await context.close();
  });

  it("is the booking page too", async () => {
    const { page, context } = await openPage(browser);
    await page.goto(resultsPath(SOLO_ONE_WAY));
    await scriptsReady(page);
    await changeVersion(page);
    await bookFlight(page).click();
    await confirmButton(page).first().waitFor();
    await scriptsReady(page);
    expect(await noLine(page).count()).toBe(0);
    await context.close();
  });
});

describe("a part of a page that does not come", () => {
  it("is the calendar: its field takes the date that is typed, and the form stays", async () => {
    const { page, context } = await openPage(browser);
    await page.goto("/");
    await scriptsReady(page);
    await context.setOffline(true);
    const departure = page.getByLabel("Departure Date", { exact: true });
    await departure.click();
    await page.getByRole("dialog").getByText("The calendar cannot be shown right now. Type the date, for example Mar-12-2027.").waitFor();
    expect(await page.getByText("Choose both places, and each day shows its lowest total.").count()).toBe(0);
    await departure.fill("Mar-12-2027");
    await page.getByRole("dialog").getByRole("button", { name: "Done" }).click();
    expect(await departure.inputValue()).toBe("Mar-12-2027");
    await context.setOffline(false);
    await departure.click();
    await page.getByRole("dialog").getByRole("grid").first().waitFor();
    await page.getByText("Choose both places, and each day shows its lowest total.").waitFor();
    await context.close();
  });

  it("is the list of other days, and a mail that is asked for: the flights stay, and both come once the line is back", async () => {
    const { page, context } = await openPage(browser);
    await page.goto(resultsPath(SOLO_ONE_WAY));
    await scriptsReady(page);
    await context.setOffline(true);
    await page.getByRole("button", { name: "Prices on other days" }).click();
    const days = page.getByRole("alert").filter({ hasText: "The prices of other days cannot be shown right now." });
    await days.waitFor();
    expect(await bookFlight(page).isVisible()).toBe(true);
    await context.setOffline(false);
    await days.getByRole("button", { name: "Try again" }).click();
    await page.getByRole("table", { name: "Three days before and after" }).waitFor();
    await page.getByRole("button", { name: "Tell me when this price falls" }).click();
    await context.setOffline(true);
    await page.getByLabel("Email", { exact: true }).fill("offline@mail.example");
    await page.getByRole("button", { name: "Watch this price" }).click();
    await page.getByText("We got no answer. Your address is still here: try again.").waitFor();
    await context.setOffline(false);
    await page.getByRole("button", { name: "Watch this price" }).click();
    await page.getByText("offline@mail.example").waitFor();
    await context.close();
  });
});
