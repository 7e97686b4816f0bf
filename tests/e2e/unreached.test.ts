import type { Browser } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openBrowser, openPage, scriptsReady } from "../support/browser.ts";
import { confirmBooking, confirmButton, fillBooking, PAYER } from "../support/journey.ts";
import { cheapestDetailsPath, SOLO_ONE_WAY } from "../support/trips.ts";

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

describe("a booking whose answer is lost on the way", () => {
  it("keeps the form with all that was typed, and is made once when the button is pressed again", async () => {
    const { page, context } = await openPage(browser);
    await page.goto(await cheapestDetailsPath(SOLO_ONE_WAY));
    await scriptsReady(page);
    await fillBooking(page, SOLO_ONE_WAY, { Email: "lost.answer@mail.example" });
    let firstAnswer = "";
    await page.route(
      (url) => url.pathname.endsWith(".data"),
      async (route) => {
        if (route.request().method() !== "POST") return route.fallback();
        firstAnswer = await (await route.fetch({ maxRedirects: 0 })).text();
        return route.abort();
      },
      { times: 1 },
    );
    await confirmButton(page).first().click();
    await page
      .getByRole("region", { name: "Notifications" })
      .getByText("Failed to submit the form. Please try again.", { exact: true })
      .waitFor();
    await page.getByText("We got no answer").waitFor();
    expect(await page.getByLabel("Card number").inputValue()).toBe(PAYER["Card number"]);
    expect(await page.getByLabel("Email").inputValue()).toBe("lost.answer@mail.example");

    const bookingId = await confirmBooking(page);
    expect(firstAnswer).toContain(`booking=${bookingId}.`);
    await context.close();
  });
});
