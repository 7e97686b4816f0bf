import type { Browser, Locator, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openBrowser, openPage, scriptsReady } from "../support/browser.ts";
import {
  bookingTotal,
  destination,
  fillStay,
  filterBy,
  filterChoice,
  GUEST,
  guestForm,
  guestPresses,
  guestsPanel,
  hotelCards,
  roomLink,
  searchButton,
  searchStay,
  stayTotal,
} from "../support/hotel-journey.ts";
import { FAMILY_STAY, hasRateWith, hotelsPath, searchHotels, totalWith } from "../support/hotels.ts";
import {
  BOOKING_ID,
  confirmBooking,
  confirmButton,
  currencySelect,
  PAYER,
  readBookingId,
  suggestions,
  tabTo,
  valueOf,
} from "../support/journey.ts";
import { keepsThroughReload } from "../support/reload.ts";
import { usd } from "../support/trips.ts";

let browser: Browser;
beforeAll(async () => void (browser = await openBrowser()));
afterAll(() => browser.close());

describe.each([360, 1280])("at %i px", (width) => {
  it("a family finds a hotel by stars and free cancellation, looks at it, and books a room for the total of its card", async () => {
    const { page, errors, close } = await openPage(browser, { width });
    await page.goto("/hotels");
    await searchStay(page, FAMILY_STAY);
    await page.waitForURL(/\/hotels-results\?/);
    await filterBy(page, width, "Free cancellation", "4 stars");
    await page.getByLabel("Sort by").selectOption({ label: "Guest Rating" });
    await page.waitForURL(/stars=4.*sort=rating/); // The order is urgent, a filter is not: for a moment the address may have it alone.
    const wanted = await bestRated();
    const total = await keepsThroughReload(page, () => stayTotal(hotelCards(page).first()));
    expect([await hotelCards(page).first().getAttribute("aria-label"), total]).toEqual([wanted.name, wanted.total]);
    await hotelCards(page).first().getByRole("link", { name: wanted.name, exact: true }).click();
    await page.waitForURL(/\/hotel-details\//);
    await looksThroughPictures(page, width, wanted.name);
    await roomLink(page, total).click();
    await page.waitForURL(/\/hotel-booking\?rate=/);
    expect(await keepsThroughReload(page, () => bookingTotal(page))).toBe(total);
    await fillStay(page);
    expect(await confirmBooking(page)).toMatch(BOOKING_ID);
    await keepsThroughReload(page, () => readBookingId(page));
    await showsTheStay(page, wanted.name, total);
    expect(errors).toEqual([]);
    await close();
  });

  it("a family books straight from the results, in euros, and the bill is the total of the card", async () => {
    const { page, errors, close } = await openPage(browser, { width });
    await page.goto(hotelsPath(FAMILY_STAY));
    await scriptsReady(page);
    if (width < 1024) await page.getByRole("button", { name: "Menu", exact: true }).click();
    await currencySelect(page).selectOption("EUR");
    await expect.poll(() => stayTotal(hotelCards(page).first())).toMatch(/^€/);
    const total = await keepsThroughReload(page, () => stayTotal(hotelCards(page).first()));
    await hotelCards(page)
      .first()
      .getByRole("link", { name: /^Select Hotel/ })
      .click();
    await page.waitForURL(/\/hotel-booking\/.*rate=/);
    expect(await keepsThroughReload(page, () => bookingTotal(page))).toBe(total);
    expect(await valueOf(page, "Service fee").innerText()).toBe("€0.00");
    await fillStay(page);
    expect(await confirmBooking(page)).toMatch(BOOKING_ID);
    expect(await keepsThroughReload(page, () => valueOf(page, "Paid").innerText())).toContain(total);
    expect(errors).toEqual([]);
    await close();
  });
});

it("a family books a stay without a mouse", async () => {
  const { page, errors, close } = await openPage(browser);
  await page.goto("/hotels");
  await scriptsReady(page);
  await searchByKeys(page);
  await tabTo(page, filterChoice(page, "Free cancellation"));
  await page.keyboard.press("Space");
  await page.waitForURL(/feature=free_cancellation/);
  const card = hotelCards(page).first();
  const [name, total] = [(await card.getAttribute("aria-label")) ?? "", await stayTotal(card)];
  await tabTo(page, card.getByRole("link", { name, exact: true }));
  await page.keyboard.press("Enter");
  await page.getByRole("heading", { level: 1, name }).waitFor();
  await roomLink(page, total).waitFor();
  await tabTo(page, roomLink(page, total));
  await page.keyboard.press("Enter");
  await page.waitForURL(/\/hotel-booking\?/);
  await fillByKeys(page);
  await page.keyboard.press("Enter");
  await page.waitForURL(/\/thankyou/);
  expect(await readBookingId(page)).toMatch(BOOKING_ID);
  expect(await page.getByRole("main").innerText()).toContain(total);
  expect(errors).toEqual([]);
  await close();
});

/** The best rated hotel of four stars that can be cancelled free of charge, and the least total that it asks for that. */
async function bestRated(): Promise<{ readonly name: string; readonly total: string }> {
  const fitting = (await searchHotels(FAMILY_STAY)).filter((hotel) => hotel.stars === 4 && hasRateWith(hotel, "free_cancellation"));
  const totalOf = (hotel: (typeof fitting)[number]): number => totalWith(hotel, "free_cancellation");
  const [first] = fitting.toSorted((a, b) => b.rating.value - a.rating.value || totalOf(a) - totalOf(b));
  if (!first) throw new Error("No hotel of four stars can be cancelled free of charge");
  return { name: first.name, total: usd(Math.round(totalOf(first) * 100)) };
}

const widthOf = (picture: Locator): Promise<number> => picture.evaluate((img) => img.getBoundingClientRect().width);

const groundOf = (part: Locator): Promise<string> => part.evaluate((element) => getComputedStyle(element).backgroundColor);

async function looksThroughPictures(page: Page, width: number, name: string): Promise<void> {
  await page.getByRole("heading", { level: 1, name }).waitFor();
  const gallery = page.getByRole("region", { name: "Pictures" });
  expect(await gallery.locator("div").evaluate((row) => row.scrollWidth > row.clientWidth), "a row to swipe").toBe(width < 896);
  const first = gallery.getByRole("button", { name: /^Show large/ }).first();
  await first.press("Enter");
  const viewer = page.getByRole("dialog", { name });
  const position = () => viewer.getByText(/\d of \d/).innerText();
  await viewer.waitFor();
  expect(await groundOf(page.locator("html")), "what is left beside it where a scroll bar was").toBe(await groundOf(viewer));
  expect(await position()).toMatch(/1 of \d$/);
  const row = viewer.getByRole("list", { name: "Pictures" });
  expect(await widthOf(row.getByRole("img").first())).toBeGreaterThan(1.2 * (await widthOf(gallery.getByRole("img").first())));
  await row.evaluate((pictures) => pictures.scrollTo({ left: 2 * pictures.clientWidth }));
  await expect.poll(position).toMatch(/3 of \d$/);
  await page.keyboard.press("Home");
  await expect.poll(() => row.evaluate((pictures) => pictures.scrollLeft)).toBe(0);
  await page.keyboard.press("ArrowRight");
  await expect.poll(position).toMatch(/2 of \d$/);
  await page.keyboard.press("ArrowLeft");
  await page.keyboard.press("ArrowLeft");
  await expect.poll(position).toMatch(/(\d) of \1$/);
  await page.keyboard.press("Escape");
  await viewer.waitFor({ state: "hidden" });
  await expect.poll(() => first.evaluate((button) => button === document.activeElement)).toBe(true);
}

async function showsTheStay(page: Page, hotel: string, total: string): Promise<void> {
  const main = await page.getByRole("main").innerText();
  for (const words of [hotel, total, "Jan-20-2027", "Jan-23-2027", `${GUEST.first} ${GUEST.last}`]) expect(main).toContain(words);
  expect(main).toMatch(/\(\d{3}\) \d{3}-\d{4}/);
  expect(await page.getByRole("link", { name: "Back to the home page" }).getAttribute("href")).toBe("/");
}

async function searchByKeys(page: Page): Promise<void> {
  await tabTo(page, destination(page));
  await page.keyboard.type(FAMILY_STAY.org);
  await suggestions(page, "Destination").first().waitFor();
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await tabTo(page, page.getByLabel("Check-in"));
  await page.keyboard.type(FAMILY_STAY.checkin); // Over what stands there: Tab has selected it.
  await tabTo(page, page.getByLabel("Check-out"));
  await page.keyboard.type(FAMILY_STAY.checkout);
  await tabTo(page, guestsPanel(page));
  await page.keyboard.press("Enter");
  for (const [name, presses] of guestPresses(FAMILY_STAY)) {
    await tabTo(page, page.getByRole("button", { name: `More: ${name}` }));
    for (let press = 0; press < presses; press++) await page.keyboard.press("Enter");
  }
  await tabTo(page, page.getByRole("button", { name: "Apply" }));
  await page.keyboard.press("Enter");
  await tabTo(page, searchButton(page));
  await page.keyboard.press("Enter");
  await page.waitForURL(/\/hotels-results\?/);
}

async function fillByKeys(page: Page): Promise<void> {
  const [year = "", month = "", day = ""] = GUEST.dob.split("-");
  const guest = { Title: "Mrs", "First name": GUEST.first, "Last name": GUEST.last, "Date of birth": `${month}${day}${year}` };
  for (const [label, value] of Object.entries(guest)) {
    await tabTo(page, guestForm(page).getByLabel(label));
    await page.keyboard.type(value);
  }
  for (const [label, value] of Object.entries({ ...PAYER, Country: "United States" })) {
    await tabTo(page, page.getByLabel(label, { exact: true }));
    await page.keyboard.type(value);
  }
  await tabTo(page, confirmButton(page));
}
