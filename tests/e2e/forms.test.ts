import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { openBrowser, openPage, type OpenedPage, scriptsReady } from "../support/browser.ts";
import {
  BOOKING_ID,
  cardTotal,
  confirmBooking,
  confirmButton,
  currencySelect,
  fillBooking,
  fillField,
  flightCards,
  PAYER,
  type PayerField,
  readBookingId,
  toast,
  toasts,
  valueOf,
} from "../support/journey.ts";
import { cheapestDetailsPath, FAMILY_ONE_WAY, resultsPath, SOLO_ONE_WAY } from "../support/trips.ts";

let browser: Browser;
let details: string;
beforeAll(async () => {
  browser = await openBrowser();
  details = await cheapestDetailsPath(SOLO_ONE_WAY);
});
afterAll(() => browser.close());

/** The booking page, its form filled in with `changes` over what is right. */
async function openFilled(changes: Partial<Record<PayerField, string>> = {}): Promise<OpenedPage> {
  const opened = await openPage(browser);
  await opened.page.goto(details);
  await scriptsReady(opened.page);
  await fillBooking(opened.page, SOLO_ONE_WAY, changes);
  return opened;
}

/** How many forms the page has sent since now. */
function countPosts(page: Page): () => number {
  let posts = 0;
  page.on("request", (request) => (posts += request.method() === "POST" ? 1 : 0));
  return () => posts;
}

/** What stands beside a field, as a screen reader says it with the field. */
async function besideField(page: Page, label: string): Promise<string> {
  const ids = ((await page.getByLabel(label, { exact: true }).getAttribute("aria-describedby")) ?? "").split(" ");
  return (await Promise.all(ids.filter(Boolean).map((id) => page.locator(`[id="${id}"]`).innerText()))).join(" ");
}

describe("the booking form", () => {
  it("starts from the specified defaults", async () => {
    const { page, close } = await openPage(browser);
    await page.goto(details);
    const texts = (label: string) => page.getByLabel(label, { exact: true }).locator("option").allInnerTexts();
    expect(await texts("Title")).toEqual(["Mr.", "Mrs./Miss/Ms."]);
    expect(await page.getByLabel("Title").inputValue()).toBe("mr");
    expect((await texts("Country")).slice(0, 3)).toEqual(["United States", "Canada", "United Kingdom"]);
    expect(await page.getByLabel("Country").inputValue()).toBe("IN");
    const expiry = page.getByRole("group", { name: "Expiry of the card" }).getByRole("combobox");
    expect(await expiry.evaluateAll((lists) => lists.map((list) => (list as HTMLSelectElement).name))).toEqual([
      "expiryMonth",
      "expiryYear",
    ]);
    expect((await texts("Year")).slice(1)).toEqual(Array.from({ length: 19 }, (_, index) => String(2025 + index)));
    await close();
  });

  it("checks e-mail, card number and cardholder in this order, each in a toast and beside its field, and posts only then", async () => {
    const { page, errors, close } = await openFilled({
      Email: "arthur@example",
      "Card number": "424242424242424",
      "Cardholder name": " ",
    });
    const posts = countPosts(page);
    const checks = [
      ["Email", "Please enter a valid email address."],
      ["Card number", "Card number must be 16 digits."],
      ["Cardholder name", "Cardholder name is required."],
    ] as const;
    for (const [label, text] of checks) {
      await confirmButton(page).click();
      await toast(page, text).waitFor();
      expect(await toasts(page).count()).toBe(1);
      expect(await besideField(page, label)).toContain(text);
      await fillField(page, label, PAYER[label]);
    }
    expect(posts()).toBe(0);
    expect(await confirmBooking(page)).toMatch(BOOKING_ID);
    expect(errors).toEqual([]);
    await close();
  });

  it("asks for every required field, and its summary leads to each", async () => {
    const { page, close } = await openPage(browser);
    await page.goto(details);
    await scriptsReady(page);
    await confirmButton(page).click();
    const summary = page.getByRole("alert").filter({ hasText: "fields need a look" });
    expect(await summary.innerText()).toMatch(/^1\d fields need a look/);
    await summary.getByRole("link").first().click();
    await expect.poll(() => page.locator(":focus").getAttribute("aria-invalid")).toBe("true");
    const required = [
      "First name",
      "Last name",
      "Date of birth",
      "Phone number",
      "Month",
      "Year",
      "CVV",
      "Address",
      "City",
      "State",
      "Postal code",
    ];
    const hints = await Promise.all(required.map((label) => besideField(page, label)));
    expect(required.filter((_, index) => !/(Enter|Choose) (the|a) /.test(hints[index] ?? ""))).toEqual([]);
    await close();
  });

  it.each([
    ["a small phone", 320, 640],
    ["a phone on its side", 740, 360],
  ])("leads to the head of a summary that is higher than the window of %s, below its toast", async (_, width, height) => {
    const { page, close } = await openPage(browser, { width });
    await page.setViewportSize({ width, height });
    await page.goto(details);
    await scriptsReady(page);
    await fillField(page, "Email", "nobody");
    await confirmButton(page).click();
    await toast(page, "Please enter a valid email address.").waitFor();
    const summary = page.getByRole("alert").filter({ hasText: "fields need a look" });
    const top = await summary.evaluate((element) => element.getBoundingClientRect().top);
    expect(top).toBeGreaterThanOrEqual(
      await toasts(page)
        .first()
        .evaluate((button) => button.parentElement?.getBoundingClientRect().bottom ?? NaN),
    );
    expect(top).toBeLessThan(height / 3);
    await close();
  });

  it.each<[string, Partial<Record<PayerField, string>>, string, string]>([
    ["16 letters as a card number", { "Card number": "abcdefghijklmnop" }, "Card number", "Card number must be 16 digits."],
    ["an expired card", { Month: "11", Year: "2026" }, "Month", "Your card has expired."],
    ["a card number of 17 digits", { "Card number": "42424242424242424" }, "Card number", "Card number must be 16 digits."],
  ])("refuses %s", async (_, changes, label, text) => {
    const { page, close } = await openFilled(changes);
    await confirmButton(page).click();
    await toast(page, text).waitFor();
    expect(await besideField(page, label)).toContain(text);
    expect(page.url()).toContain("/flight-details/");
    await close();
  });

  it("accepts a card in the last month of its life", async () => {
    const { page, close } = await openFilled({ Month: "12", Year: "2026" });
    expect(await confirmBooking(page)).toMatch(BOOKING_ID);
    await close();
  });

  it.each([
    ["4000000000000002", "The card was declined"],
    ["4000000000009995", "insufficient funds"],
  ])("stays with everything typed when the bank refuses %s, and books with another card", async (number, why) => {
    const { page, close } = await openFilled({ "Card number": number });
    await confirmButton(page).click();
    await toast(page, "Failed to submit the form. Please try again.").waitFor();
    expect(await page.getByRole("main").getByRole("alert").first().innerText()).toContain(why);
    expect(await page.getByLabel("First name").inputValue()).toBe("Arthur");
    expect(await page.getByLabel("Address").inputValue()).toBe(PAYER.Address);
    for (const label of ["Card number", "Cardholder name", "Month", "Year", "CVV"] as const) await fillField(page, label, PAYER[label]);
    expect(await confirmBooking(page)).toMatch(BOOKING_ID);
    await close();
  });

  it("takes the words about one field away when something else alone is wrong with the next try", async () => {
    const { page, context } = await openPage(browser);
    await page.clock.install();
    await page.goto(details);
    await scriptsReady(page);
    await fillBooking(page, SOLO_ONE_WAY, { Email: "nobody", City: "" });
    await confirmButton(page).click();
    const words = toast(page, "Please enter a valid email address.");
    await words.waitFor();
    await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000));
    await fillField(page, "Email", PAYER.Email);
    await confirmButton(page).click();
    await page.clock.runFor(1000);
    await expect.poll(() => words.count()).toBe(0);
    expect(await page.getByRole("main").getByRole("alert").innerText()).toMatch(/^1 field needs a look/);
    await context.close();
  });

  it("leads from a declined card to the next one, which is asked for anew", async () => {
    const { page, close } = await openPage(browser);
    await page.goto(details);
    await scriptsReady(page);
    await fillBooking(page, SOLO_ONE_WAY, { "Card number": "4000000000000002" });
    await confirmButton(page).click();
    await page.getByRole("link", { name: "Enter another card" }).click();
    for (const label of ["Card number", "Cardholder name", "Month", "Year", "CVV"] as const) await fillField(page, label, PAYER[label]);
    expect(await confirmBooking(page)).toMatch(BOOKING_ID);
    await close();
  });

  it("takes the words about a failed try away when the next one is sent", async () => {
    const { page, context } = await openPage(browser);
    await page.clock.install();
    await page.goto(details);
    await scriptsReady(page);
    await fillBooking(page, SOLO_ONE_WAY, { "Card number": "4000000000000002" });
    await confirmButton(page).click();
    const failed = toast(page, "Failed to submit the form. Please try again.");
    await failed.waitFor();
    // No time passes from here on but what is given: the toast cannot leave because its own 4000 ms are over.
    await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000));
    for (const label of ["Card number", "Cardholder name", "Month", "Year", "CVV"] as const) await fillField(page, label, PAYER[label]);
    await confirmBooking(page);
    await page.clock.runFor(1000);
    await expect.poll(() => failed.count()).toBe(0);
    await context.close();
  });

  it("books once when the button is pressed twice", async () => {
    const { page, close } = await openFilled();
    const posts = countPosts(page);
    await confirmButton(page).dblclick();
    await page.waitForURL(/\/thankyou/);
    expect(await readBookingId(page)).toMatch(BOOKING_ID);
    expect(posts()).toBe(1);
    await close();
  });
});

it("one currency holds from the results to the bill", async () => {
  const { page, errors, close } = await openPage(browser);
  await page.goto(resultsPath(FAMILY_ONE_WAY));
  await scriptsReady(page);
  const inDollars = await cardTotal(flightCards(page).first());
  await currencySelect(page).selectOption("EUR");
  await expect.poll(() => cardTotal(flightCards(page).first())).toMatch(/^€/);
  const total = await cardTotal(flightCards(page).first());
  expect(amountOf(total) / amountOf(inDollars)).toBeCloseTo(await rateOf("EUR"), 3);
  await flightCards(page).first().getByRole("link", { name: "Book Flight" }).click();
  await page.waitForURL(/\/flight-details\//);
  expect(await valueOf(page, "Grand total").innerText()).toBe(total);
  expect(await valueOf(page, "Platform fee").innerText()).toBe("€0.00");
  expect(await linesAddUp(page)).toBe(true);
  await fillBooking(page, FAMILY_ONE_WAY);
  await confirmBooking(page);
  expect(await valueOf(page, "Paid").innerText()).toContain(total);
  expect(errors).toEqual([]);
  await close();
});

const amountOf = (text: string): number => Number(text.replace(/[^\d.]/g, ""));

async function linesAddUp(page: Page): Promise<boolean> {
  const names = ["Base fare", "Service fee", "Platform fee", "Grand total"];
  const amounts = await Promise.all(names.map(async (name) => Math.round(amountOf(await valueOf(page, name).innerText()) * 100)));
  const total = amounts.pop();
  return amounts.reduce((sum, amount) => sum + amount, 0) === total;
}

async function rateOf(currency: string): Promise<number> {
  const answer = await fetch(`${inject("baseUrl")}/api/v1/flights/exchange-rates`);
  const { rates } = (await answer.json()) as { readonly rates: Readonly<Record<string, number>> };
  return rates[currency] ?? Number.NaN;
}
