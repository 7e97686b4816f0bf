import type { Browser } from "playwright-core";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { CARD, readFields, TYPED, typeFields } from "../support/booking-fields.ts";
import { openBrowser, openPage, scriptsReady } from "../support/browser.ts";
import { BOOKING_ID, valueOf } from "../support/journey.ts";
import { expectSpanish } from "../support/spanish.ts";
import { listResults, SOLO_ONE_WAY } from "../support/trips.ts";

let browser: Browser;
beforeAll(async () => void (browser = await openBrowser()));
afterAll(() => browser.close());

const WORDS = {
  en: { home: "", fares: "Choose your fare", choose: "Choose Flex", flex: "Flex fare", allows: ["No airline change fee", "Refundable"] },
  es: {
    home: "/es",
    fares: "Elija su tarifa",
    choose: "Elegir Flex",
    flex: "Tarifa Flex",
    allows: ["La aerolínea no cobra por cambios", "Reembolsable"],
  },
} as const;
const BOOK = {
  en: { confirm: "Confirm booking", total: "Grand total", paid: "Paid", id: "Booking number" },
  es: { confirm: "Confirmar reserva", total: "Total general", paid: "Pagado", id: "Número de reserva" },
} as const;

const WAYS = [
  ["en", true, 1280],
  ["en", false, 360],
  ["es", true, 360],
  ["es", false, 1280],
] as const;

/** The page of the cheapest flight that is sold in all brands. */
async function brandedFlight(): Promise<{ readonly path: string; readonly names: readonly string[] }> {
  for (const { id, route } of await listResults(SOLO_ONE_WAY)) {
    const answer = await fetch(new URL(`/api/v1/flights/offers/${id}/brands`, inject("baseUrl")));
    const brands = (await answer.json()) as readonly { readonly fare_brand: string }[];
    if (brands.some(({ fare_brand: brand }) => brand === "flex"))
      return { path: `/flight-details/${id}`, names: Object.values(route).flatMap((leg) => [leg.airlineName, leg.operatedBy.name]) };
  }
  throw new Error("No flight is sold as Flex.");
}

describe("fares side by side", () => {
  it.each(WAYS)("are changed for one that can be given back, booked, and on the bill: %s, scripts %s, %i px", async (...way) => {
    const [language, isLive, width] = way;
    const [words, book] = [WORDS[language], BOOK[language]];
    const { page, errors, close } = await openPage(browser, { javaScriptEnabled: isLive, width });
    const { path, names } = await brandedFlight();
    await page.goto(words.home + path);
    if (isLive) {
      await scriptsReady(page);
      await typeFields(page, TYPED);
    }
    const flex = page.getByRole("listitem").filter({ has: page.getByRole("link", { name: words.choose }) });
    const total = /\$[\d,.]+\d/.exec(await flex.innerText())?.[0] ?? "nothing";
    for (const allowed of words.allows) expect(await flex.innerText()).toContain(allowed);
    const standard = await valueOf(page, book.total).first().innerText();
    expect(total).not.toBe(standard);
    await page.getByRole("link", { name: words.choose }).click();
    await expect.poll(() => valueOf(page, book.total).first().innerText()).toBe(total);
    await page.getByRole("heading", { name: words.fares }).waitFor();
    expect(await page.locator("li[aria-current=true]").innerText()).toMatch(/^Flex\s/);
    // With scripts a keyboard goes on at what was chosen, not at the top of a page that has not moved.
    await expect.poll(() => page.evaluate(() => document.activeElement?.id ?? "")).toBe(isLive ? "chosen-fare" : "");
    // What was typed stays; without scripts there is nothing to keep it.
    if (!isLive) await typeFields(page, TYPED);
    await expect.poll(() => readFields(page, Object.keys(TYPED))).toEqual(TYPED);
    if (language === "es") await expectSpanish(page, names);
    await typeFields(page, CARD);
    await page.getByRole("button", { name: book.confirm }).first().click();
    await page.waitForURL(/\/thankyou/);
    expect(await valueOf(page, book.paid).first().innerText()).toContain(total);
    expect(await page.getByRole("main").innerText()).toContain(words.flex);
    const id = page.getByText(book.id, { exact: true }).locator("xpath=following-sibling::*[1]");
    expect(await id.innerText()).toMatch(BOOKING_ID);
    expect(errors).toEqual([]);
    await close();
  });

  it("stay to be chosen from when the card does not pay for this one", async () => {
    const { page, errors, close } = await openPage(browser);
    await page.goto((await brandedFlight()).path);
    await scriptsReady(page);
    await typeFields(page, { ...TYPED, ...CARD, cardNumber: "4000000000000002" });
    const bank = Promise.withResolvers<void>();
    await page.route(/\.data(\?|$)/, (route) => bank.promise.then(() => route.continue()), { times: 1 });
    await page.getByRole("button", { name: BOOK.en.confirm }).first().click();
    await page.locator("section[inert]", { hasText: WORDS.en.fares }).waitFor();
    bank.resolve();
    await page.getByText("The card was declined").waitFor();
    await page.getByRole("link", { name: WORDS.en.choose }).click();
    await page.locator("li[aria-current=true]", { hasText: "Flex" }).waitFor();
    await expect.poll(() => readFields(page, Object.keys(TYPED))).toEqual(TYPED);
    expect(errors).toEqual([]);
    await close();
  });
});
