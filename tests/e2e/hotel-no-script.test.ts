import type { Browser, Locator, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openBrowser, openPage } from "../support/browser.ts";
import {
  bookingTotal,
  destination,
  fillStay,
  filterChoice,
  guestsPanel,
  hotelCards,
  roomLink,
  searchButton,
  stayTotal,
} from "../support/hotel-journey.ts";
import { FAMILY_STAY, hasRateWith, hotelPath, hotelsPath, searchHotels, STAY } from "../support/hotels.ts";
import { BOOKING_ID, confirmBooking, confirmButton, partyCount } from "../support/journey.ts";

let browser: Browser;
beforeAll(async () => void (browser = await openBrowser()));
afterAll(() => browser.close());

const openPlain = (width: number) => openPage(browser, { width, javaScriptEnabled: false });

describe("hotels without scripts", () => {
  it.each([360, 1280])("at %i px a family searches, filters, looks at a hotel and books a room", async (width) => {
    const { page, close } = await openPlain(width);
    await page.goto("/hotels");
    await searchPlainly(page);
    await filterPlainly(page, width);
    const wanted = (await searchHotels(FAMILY_STAY)).filter((hotel) => hotel.stars === 4 && hasRateWith(hotel, "free_cancellation"));
    expect(await page.getByRole("heading", { level: 1 }).innerText()).toBe(`${wanted.length} hotels in Seattle`);
    const card = hotelCards(page).first();
    const [name, total] = [(await card.getAttribute("aria-label")) ?? "", await stayTotal(card)];
    await card.getByRole("link", { name, exact: true }).click();
    await page.getByRole("heading", { level: 1, name }).waitFor();
    await roomLink(page, total).click();
    await page.waitForURL(/\/hotel-booking\?rate=/);
    expect(await bookingTotal(page)).toBe(total);
    await fillStay(page);
    expect(await confirmBooking(page)).toMatch(BOOKING_ID);
    expect(await page.getByRole("main").innerText()).toContain(total);
    await close();
  });

  it("Select Hotel books the rate of the card, and the server says what is wrong with a form, without the card's number in it", async () => {
    const { page, close } = await openPlain(1280);
    await page.goto(hotelsPath(STAY, { feature: "free_cancellation" }));
    const total = await stayTotal(hotelCards(page).first());
    await hotelCards(page)
      .first()
      .getByRole("link", { name: /^Select Hotel/ })
      .click();
    await page.waitForURL(/\/hotel-booking\//);
    expect(await bookingTotal(page)).toBe(total);
    await fillStay(page, { "Card number": "1", "Cardholder name": " " });
    await confirmButton(page).click();
    const problem = page.getByRole("alert").filter({ hasText: "2 fields need a look" });
    await expect
      .poll(() => problem.getByRole("link").allInnerTexts())
      .toEqual(["Card number must be 16 digits.", "Cardholder name is required."]);
    for (const label of ["Card number", "CVV", "Month"]) expect(await page.getByLabel(label, { exact: true }).inputValue()).toBe("");
    await fillStay(page, { "Card number": "4000000000000002" });
    await confirmButton(page).click();
    await page.getByText("The card was declined").waitFor();
    await expect.poll(() => page.getByRole("main").innerText()).toContain("Failed to submit the form. Please try again.");
    expect(await bookingTotal(page)).toBe(total);
    await close();
  });

  it("a text that names no one place is answered with those that it may mean", async () => {
    const { page, close } = await openPlain(360);
    await page.goto("/hotels-results?org=hawaii&checkin=Jan-20-2027&checkout=Jan-23-2027&adt=2&chd=0&ift=0&rooms=1");
    await page.getByRole("navigation", { name: "Did you mean one of these?" }).getByRole("link", { name: "Honolulu, Hawaii" }).click();
    await hotelCards(page).first().waitFor();
    expect(new URL(page.url()).searchParams.get("checkin")).toBe("Jan-20-2027");
    await close();
  });

  it.each([
    ["", "Check-in", "Search Hotels", "Write the date as MMM-DD-YYYY"],
    ["/es", "Entrada", "Buscar hoteles", "Escriba la fecha como DD-MMM-AAAA"],
  ])("a check-in that was refused at %s/hotels-results stands in its field until another does", async (language, label, search, words) => {
    const { page, close } = await openPlain(360);
    await page.goto(`${language}/hotels-results?org=Seattle&checkin=Feb-31-2027`);
    const checkIn = page.getByLabel(label);
    await expectRefused(page, checkIn, words);
    await page.getByRole("button", { name: search }).click();
    await page.waitForURL(/checkin=Feb-31-2027&checkout=&/);
    await expectRefused(page, checkIn, words);
    await checkIn.fill("Feb-28-2027");
    await page.getByRole("button", { name: search }).click();
    await hotelCards(page).first().waitFor();
    expect(new URL(page.url()).searchParams.get("checkin")).toBe("Feb-28-2027");
    await close();
  });

  it("another order, other dates for a hotel and the way on from an unknown one come without them", async () => {
    const { page, close } = await openPlain(1280);
    await page.goto(hotelsPath(STAY));
    await page.getByLabel("Sort by").selectOption({ label: "Star Rating" });
    await page.getByRole("button", { name: "Sort", exact: true }).click();
    await page.waitForURL(/sort=stars/);
    expect(await hotelCards(page).first().getByRole("img", { name: "5 stars" }).count()).toBe(1);
    const [{ hotelId = "" } = {}] = await searchHotels();
    await page.goto(hotelPath(hotelId, STAY));
    await page.getByLabel("Check-out").fill("Jan-22-2027");
    await page.getByRole("button", { name: "Show rates" }).click();
    await page.getByText(/Jan-20-2027 – Jan-22-2027, 2 nights/).waitFor();
    await page.goto("/hotel-details/nowhere");
    expect(await page.getByRole("heading", { level: 1 }).innerText()).toBe("Hotel not found");
    await page.getByRole("link", { name: "Search hotels" }).click();
    await searchButton(page).waitFor();
    await close();
  });
});

async function expectRefused(page: Page, checkIn: Locator, words: string): Promise<void> {
  await checkIn.and(page.locator("[aria-invalid=true]")).waitFor();
  expect(await checkIn.inputValue()).toBe("Feb-31-2027");
  expect(await page.locator(`[id="${await checkIn.getAttribute("aria-describedby")}"]`).innerText()).toContain(words);
}

/** Plain text and counts: nothing suggests and nothing is checked before the server reads it. */
async function searchPlainly(page: Page): Promise<void> {
  await destination(page).fill("seattle");
  await page.getByLabel("Check-in").fill(FAMILY_STAY.checkin);
  await page.getByLabel("Check-out").fill(FAMILY_STAY.checkout);
  await guestsPanel(page).click();
  await partyCount(page, "Rooms").fill(String(FAMILY_STAY.rooms));
  await partyCount(page, "Adults").fill(String(FAMILY_STAY.adt));
  await partyCount(page, "Children").fill(String(FAMILY_STAY.chd));
  await partyCount(page, "Infants").fill(String(FAMILY_STAY.ift));
  await guestsPanel(page).click();
  await searchButton(page).click();
  await page.waitForURL(/\/hotels-results\?/);
}

/** The phone's sheet is the browser's own popover, so it opens here too; its button sends the boxes that are ticked. */
async function filterPlainly(page: Page, width: number): Promise<void> {
  if (width < 1024) await page.getByRole("button", { name: /^Filters/ }).click();
  for (const name of ["Free cancellation", "4 stars"]) await filterChoice(page, name).check();
  await page.getByRole("button", { name: "Apply filters" }).click();
  await page.waitForURL(/stars=4/);
}
