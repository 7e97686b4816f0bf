import type { Locator, Page } from "playwright-core";
import { scriptsReady } from "./browser.ts";
import type { AskedStay } from "./hotels.ts";
import { fillPayer, type PayerField, suggestions } from "./journey.ts";

/** Fills the form of the hotel home page, its suggestions included, and searches. */
export async function searchStay(page: Page, stay: AskedStay): Promise<void> {
  await scriptsReady(page);
  await destination(page).fill(String(stay.org));
  await suggestions(page, "Destination").first().click();
  await page.getByLabel("Check-in").fill(String(stay.checkin));
  await page.getByLabel("Check-in").blur(); // The check-out follows it.
  await page.getByLabel("Check-out").fill(String(stay.checkout));
  await chooseGuests(page, stay);
  await searchButton(page).click();
}

export const destination = (page: Page): Locator => page.getByRole("combobox", { name: "Destination" });

export const searchButton = (page: Page): Locator => page.getByRole("button", { name: "Search Hotels" });

export const guestsPanel = (page: Page): Locator => page.locator("summary", { hasText: "Guests and rooms" });

/** How often each counter is pressed from the form's own start: one room, two adults. */
export const guestPresses = (stay: AskedStay): readonly (readonly [name: string, presses: number])[] => [
  ["Rooms", Number(stay.rooms) - 1],
  ["Adults", Number(stay.adt) - 2],
  ["Children", Number(stay.chd)],
  ["Infants", Number(stay.ift)],
];

async function chooseGuests(page: Page, stay: AskedStay): Promise<void> {
  await guestsPanel(page).click();
  for (const [name, presses] of guestPresses(stay)) {
    for (let press = 0; press < presses; press++) await page.getByRole("button", { name: `More: ${name}` }).click();
  }
  await page.getByRole("button", { name: "Apply" }).click();
}

export const hotelCards = (page: Page): Locator => page.getByRole("main").getByRole("article");

/** The amount that stands first in a hotel's card: that of the whole stay. */
export async function stayTotal(card: Locator): Promise<string> {
  // Not what is drawn: cards out of sight are not.
  const price = await card.getByRole("paragraph").filter({ hasText: "per night" }).textContent();
  return price?.split(/\s/)[0] ?? "";
}

/** A filter's box or round button; its words go on with how many hotels it leaves. */
export const filterChoice = (page: Page, name: string): Locator =>
  page
    .getByRole("complementary", { name: "Filters" })
    .getByRole("checkbox", { name: new RegExp(`^${name.replaceAll("+", "\\+")} \\d`) })
    .or(page.getByRole("radio", { name: new RegExp(`^${name} \\d`) }));

/** Chooses filters, on phones in the sheet that lies over the page, which is closed again. */
export async function filterBy(page: Page, width: number, ...names: readonly string[]): Promise<void> {
  const isPhone = width < 1024;
  if (isPhone) await page.getByRole("button", { name: /^Filters/ }).click();
  for (const name of names) await filterChoice(page, name).check();
  if (isPhone) await page.getByRole("button", { name: /^Show \d+ hotel/ }).click();
}

/** The way from a rate of a hotel's page to its booking. */
export const roomLink = (page: Page, total: string): Locator =>
  page.getByRole("link", { name: new RegExp(`^Select Room: .*, ${total.replaceAll(/[$.]/g, "\\$&")}$`) }).first();

/** The only person whose name a stay asks for. */
export const GUEST = { title: "Mrs./Miss/Ms.", first: "Beatrice", last: "Marchbanks", dob: "1989-09-02" } as const;

export const guestForm = (page: Page): Locator => page.getByRole("group", { name: "Lead guest" });

/** Fills the whole booking form of a stay; `changes` go over the usual payer. */
export async function fillStay(page: Page, changes: Partial<Record<PayerField, string>> = {}): Promise<void> {
  const form = guestForm(page);
  await form.getByLabel("Title").selectOption({ label: GUEST.title });
  await form.getByLabel("First name").fill(GUEST.first);
  await form.getByLabel("Last name").fill(GUEST.last);
  await form.getByLabel("Date of birth").fill(GUEST.dob);
  await fillPayer(page, changes);
}

/** The total that the booking page of a stay asks for. */
export const bookingTotal = (page: Page): Promise<string> =>
  page
    .locator("dt", { hasText: /^Total$/ })
    .locator("xpath=following-sibling::dd[1]")
    .innerText();
