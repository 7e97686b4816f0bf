import type { Browser } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openBrowser, openPage, type OpenedPage, scriptsReady } from "../support/browser.ts";
import { bookingTotal, fillStay, GUEST, hotelCards } from "../support/hotel-journey.ts";
import { findRate, hotelsPath, selectHotelPath, selectRoomPath, STAY } from "../support/hotels.ts";
import { BOOKING_ID, confirmBooking, confirmButton, fillField, PAYER, type PayerField, toast, valueOf } from "../support/journey.ts";
import { keepsThroughReload } from "../support/reload.ts";
import { sellRooms } from "../support/sell-out.ts";
import { startServer } from "../support/server.ts";
import { usd } from "../support/trips.ts";

let browser: Browser;
beforeAll(async () => void (browser = await openBrowser()));
afterAll(() => browser.close());

/** Where no other test sells anything. */
const BOISE = { ...STAY, org: "Boise, Idaho" } as const;

async function openAt(path: string): Promise<OpenedPage & { readonly status: number | undefined }> {
  const opened = await openPage(browser);
  const answer = await opened.page.goto(path);
  await scriptsReady(opened.page);
  return { ...opened, status: answer?.status() };
}

async function openFilled(path: string, changes: Partial<Record<PayerField, string>> = {}): Promise<OpenedPage> {
  const opened = await openAt(path);
  await fillStay(opened.page, changes);
  return opened;
}

describe("the booking form of a stay", () => {
  it("checks e-mail, card number and cardholder in this order, each in a toast, and posts only then", async () => {
    const { rate } = await findRate(BOISE, ({ payAt }) => payAt === "now");
    const wrong = { Email: "beatrice@example", "Card number": "424242424242424", "Cardholder name": " " };
    const { page, errors, close } = await openFilled(selectRoomPath(rate.rateId), wrong);
    let posts = 0;
    page.on("request", (request) => (posts += request.method() === "POST" ? 1 : 0));
    const checks = [
      ["Email", "Please enter a valid email address."],
      ["Card number", "Card number must be 16 digits."],
      ["Cardholder name", "Cardholder name is required."],
    ] as const;
    for (const [label, text] of checks) {
      await confirmButton(page).click();
      await toast(page, text).waitFor();
      await fillField(page, label, PAYER[label]);
    }
    expect(posts).toBe(0);
    expect(await confirmBooking(page)).toMatch(BOOKING_ID);
    expect(await valueOf(page, "Paid").innerText()).toContain(usd(Math.round(rate.totalPrice * 100)));
    expect(errors).toEqual([]);
    await close();
  });

  it("stays with everything typed when the bank refuses, and books what is paid at the hotel with another card", async () => {
    const { rate } = await findRate(BOISE, ({ payAt }) => payAt === "hotel");
    const total = usd(Math.round(rate.totalPrice * 100));
    const { page, close } = await openFilled(selectRoomPath(rate.rateId), { "Card number": "4000000000000002" });
    expect([await valueOf(page, "Due now").innerText(), await valueOf(page, "Due at the hotel").innerText()]).toEqual(["$0.00", total]);
    await confirmButton(page).click();
    await toast(page, "Failed to submit the form. Please try again.").waitFor();
    await page.getByText("The card was declined").waitFor();
    expect(await page.getByLabel("Last name").inputValue()).toBe(GUEST.last);
    await page.getByLabel("City").fill("Bangor"); // However often the page is drawn again, it says so once.
    expect(await toast(page, "Failed to submit the form. Please try again.").count()).toBe(1);
    for (const label of ["Card number", "Cardholder name", "Month", "Year", "CVV"] as const) await fillField(page, label, PAYER[label]);
    await confirmBooking(page);
    expect(await keepsThroughReload(page, () => valueOf(page, "Due at the hotel").first().innerText())).toContain(total);
    expect(await valueOf(page, "Paid").first().innerText()).toContain("$0.00");
    await close();
  });

  it("is kept in a second tab and for another hotel, without the card", async () => {
    const { page, context, close } = await openFilled(selectRoomPath((await findRate(BOISE, () => true)).rate.rateId));
    const second = await context.newPage();
    await second.goto(hotelsPath(STAY));
    await hotelCards(second)
      .first()
      .getByRole("link", { name: /^Select Hotel/ })
      .click();
    await expect.poll(() => second.getByLabel("Last name").inputValue()).toBe(GUEST.last);
    expect(await second.getByLabel("Postal code").inputValue()).toBe(PAYER["Postal code"]);
    expect(await second.getByLabel("Card number").inputValue()).toBe("");
    expect(await page.getByLabel("Card number").inputValue()).toBe(PAYER["Card number"]);
    await close();
  });
});

describe("a rate", () => {
  it("whose last room is sold while the form is filled in is refused with a way to other rooms, and its address says so afterwards", async () => {
    const found = await findRate(BOISE, ({ roomsLeft, payAt }) => roomsLeft <= 3 && payAt === "now");
    const { page, close } = await openFilled(`${selectRoomPath(found.rate.rateId)}&back=org%3DBoise`);
    await sellRooms(found, BOISE.org);
    await confirmButton(page).click();
    await toast(page, "Failed to submit the form. Please try again.").waitFor();
    const alert = page.getByRole("alert").filter({ hasText: "Not enough of these rooms are left" });
    expect(await alert.getByRole("link", { name: "To the hotel's other rooms" }).getAttribute("href")).toContain(
      `/hotel-details/${found.hotelId}?`,
    );
    expect(await page.getByLabel("Last name").inputValue()).toBe(GUEST.last);
    const again = await page.goto(`${selectRoomPath(found.rate.rateId)}&hotel=${found.hotelId}`);
    expect(again?.status()).toBe(409);
    await page.getByRole("heading", { level: 1, name: "Not enough of these rooms are left" }).waitFor();
    await close();
  });

  it("of two hours ago has expired: 410, with the way to the hotel's rates of today", async () => {
    const earlier = await startServer({ CLOCK: "2026-12-01T13:00:00Z" });
    const { hotelId, rate } = await findRate(BOISE, () => true, earlier.url);
    await earlier.stop();
    const { page, status, close } = await openAt(`${selectRoomPath(rate.rateId)}&hotel=${hotelId}`);
    expect(status).toBe(410);
    await page.getByRole("heading", { level: 1, name: "This rate has expired" }).waitFor();
    await page.getByRole("link", { name: "To the hotel's other rooms" }).click();
    await page.getByRole("heading", { name: "Rooms and rates" }).waitFor();
    await close();
  });

  it("that is damaged, or a hotel that nobody knows, is not found", async () => {
    const { rate } = await findRate(BOISE, () => true);
    const damaged = rate.rateId.slice(0, -6) + (rate.rateId.endsWith("AAAAAA") ? "BBBBBB" : "AAAAAA");
    for (const path of [selectRoomPath(damaged), selectHotelPath("1-1", STAY), "/hotel-booking"]) {
      const { page, status, close } = await openAt(path);
      expect([path, status]).toEqual([path, 404]);
      await page.getByRole("heading", { level: 1, name: "We do not know this rate" }).waitFor();
      expect(await confirmButton(page).count()).toBe(0);
      await close();
    }
  });
});

it("a hotel without a rate in the address books its cheapest, and says which one, so that a reload shows the same", async () => {
  const { hotelId, rate } = await findRate(BOISE, () => true);
  const { page, close } = await openAt(selectHotelPath(hotelId, BOISE));
  await page.waitForURL(/[?&]rate=/);
  expect(await keepsThroughReload(page, () => bookingTotal(page))).toBe(usd(Math.round(rate.totalPrice * 100)));
  await close();
});

it("dates that make no sense are told as on the hotel's own page, with the way to other ones", async () => {
  const { hotelId } = await findRate(BOISE, () => true);
  const { page, status, close } = await openAt(selectHotelPath(hotelId, { ...BOISE, checkin: STAY.checkout, checkout: STAY.checkin }));
  expect(status).toBe(400);
  await page.getByRole("heading", { level: 1, name: "These dates or guests need a look" }).waitFor();
  await page.getByText("The check-out date must be after the check-in date.").waitFor();
  await page.getByRole("link", { name: "Choose other dates or guests" }).click();
  await page.getByRole("button", { name: "Show rates" }).waitFor();
  await close();
});
