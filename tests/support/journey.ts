import type { Locator, Page } from "playwright-core";
import { scriptsReady } from "./browser.ts";
import type { Trip } from "./trips.ts";

/** A booking number: 8 characters of Crockford base 32 (contract). */
export const BOOKING_ID = /^[0-9A-HJKMNP-TV-Z]{8}$/;

interface Person {
  readonly title: string;
  readonly first: string;
  readonly last: string;
  readonly dob: string;
}

const PEOPLE: Readonly<Record<"adult" | "child" | "infant", readonly Person[]>> = {
  adult: [
    { title: "Mr.", first: "Arthur", last: "Marchbanks", dob: "1988-04-18" },
    { title: "Mrs./Miss/Ms.", first: "Beatrice", last: "Marchbanks", dob: "1989-09-02" },
  ],
  child: [{ title: "Mr.", first: "Casper", last: "Marchbanks", dob: "2019-05-02" }],
  infant: [{ title: "Mrs./Miss/Ms.", first: "Daphne", last: "Marchbanks", dob: "2026-02-11" }],
};

/** Fields of the booking form below the travellers, by their labels. */
export const PAYER = {
  Email: "arthur@example.com",
  "Phone number": "5550142777",
  "Card number": "4242424242424242",
  "Cardholder name": "A R T Marchbanks",
  Month: "08",
  Year: "2031",
  CVV: "7391",
  Country: "US",
  Address: "12 Harbor Street",
  City: "Portland",
  State: "Maine",
  "Postal code": "04101",
} as const;

export type PayerField = keyof typeof PAYER;
const LISTS: readonly string[] = ["Month", "Year", "Country"] satisfies readonly PayerField[];

/** Fills the form of the home page, its suggestions included, and searches. */
export async function searchFor(page: Page, trip: Trip): Promise<void> {
  await scriptsReady(page);
  if (trip.rtnDate !== null) await page.getByText("Round Way", { exact: true }).click();
  await pickPlace(page, "Flying From", trip.from);
  await pickPlace(page, "Flying To", trip.to);
  await page.getByLabel("Departure Date").fill(trip.date);
  await page.getByLabel("Departure Date").blur(); // The return date follows it.
  if (trip.rtnDate !== null) await page.getByLabel("Return Date").fill(trip.rtnDate);
  await chooseParty(page, trip);
  await page.getByRole("button", { name: "Search Flights" }).click();
}

/** Types into a place field and picks the suggestion by its code. */
export async function pickPlace(page: Page, label: string, { typed, place }: Trip["from"]): Promise<void> {
  await page.getByRole("combobox", { name: label }).fill(typed);
  await page.getByRole("option", { name: place.slice(0, 3) }).click();
}

export const partyPanel = (page: Page): Locator => page.locator("summary", { hasText: "Travelers, cabin" });

async function chooseParty(page: Page, { adults, children, infants }: Trip): Promise<void> {
  await partyPanel(page).click();
  const wanted = [
    ["Adults", adults - 1],
    ["Children", children],
    ["Infants", infants],
  ] as const;
  for (const [name, presses] of wanted) {
    for (let press = 0; press < presses; press++) await page.getByRole("button", { name: `More: ${name}` }).click();
  }
  await page.getByRole("button", { name: "Apply" }).click();
}

/** The one in the header; on phones it is in the menu. */
export const currencySelect = (page: Page): Locator => page.getByRole("combobox", { name: "Currency" });

/** The count between the buttons of the party panel: `Adults`, `Children`, `Infants`. */
export const partyCount = (page: Page, name: string): Locator => page.getByRole("spinbutton", { name: new RegExp(`^${name}`) });

/** What a place field suggests. */
export const suggestions = (page: Page, label: string): Locator => page.getByRole("listbox", { name: label }).getByRole("option");

export const flightCards = (page: Page): Locator => page.getByRole("main").getByRole("article");

/** Whether some of it is seen where the page is scrolled to. */
export const isInWindow = (element: Locator): Promise<boolean> =>
  element.evaluate((seen) => {
    const { top, bottom } = seen.getBoundingClientRect();
    return top < innerHeight && bottom > 0;
  });

/** The amount in the first line of a card, by which it is called: `Delta, $1,234.00 in total`. */
export async function cardTotal(card: Locator): Promise<string> {
  const name = (await card.getAttribute("aria-label")) ?? "";
  return /(\S+) in total$/.exec(name)?.[1] ?? `no total in “${name}”`;
}

/** What stands beside a name in a list of names and values: `Grand total`, `Paid`. */
export const valueOf = (page: Page, name: string): Locator =>
  page.locator("dt", { hasText: name }).locator("xpath=following-sibling::dd[1]");

/** Fills the whole booking form; `changes` go over the usual payer. */
export async function fillBooking(page: Page, trip: Trip, changes: Partial<Record<PayerField, string>> = {}): Promise<void> {
  for (const [index, { kind, person }] of partyOf(trip).entries()) {
    const form = page.getByRole("group", { name: `Traveler ${index + 1}, ${kind}` });
    await form.getByLabel("Title").selectOption({ label: person.title });
    await form.getByLabel("First name").fill(person.first);
    await form.getByLabel("Last name").fill(person.last);
    await form.getByLabel("Date of birth").fill(person.dob);
  }
  await fillPayer(page, changes);
}

/** Contact, card and billing address alone. */
export async function fillPayer(page: Page, changes: Partial<Record<PayerField, string>> = {}): Promise<void> {
  for (const [label, value] of Object.entries({ ...PAYER, ...changes })) await fillField(page, label, value);
}

export async function fillField(page: Page, label: string, value: string): Promise<void> {
  const field = page.getByLabel(label, { exact: true });
  await (LISTS.includes(label) ? field.selectOption(value) : field.fill(value));
}

/** Who travels, in the order of the form. */
export function partyOf({ adults, children, infants }: Trip): readonly { readonly kind: string; readonly person: Person }[] {
  const counts = [
    ["adult", adults],
    ["child", children],
    ["infant", infants],
  ] as const;
  return counts.flatMap(([kind, count]) => {
    const people = PEOPLE[kind].slice(0, count);
    if (people.length < count) throw new Error(`The tests know no ${count} travelers of the kind ${kind}`);
    return people.map((person) => ({ kind, person }));
  });
}

/** The messages in the corner, each by what dismisses it. */
export const toasts = (page: Page): Locator => page.getByRole("region", { name: "Notifications" }).getByRole("button");

/** One of them, by its whole text. */
export const toast = (page: Page, text: string): Locator =>
  page.getByRole("region", { name: "Notifications" }).getByText(text, { exact: true });

export const confirmButton = (page: Page): Locator => page.getByRole("button", { name: "Confirm booking" });

/** Presses the button and reads the booking number on the page that follows. */
export async function confirmBooking(page: Page): Promise<string> {
  await confirmButton(page).click();
  await page.waitForURL(/\/thankyou/);
  return readBookingId(page);
}

export const readBookingId = (page: Page): Promise<string> =>
  page.getByText("Booking number", { exact: true }).locator("xpath=following-sibling::*[1]").innerText();

/** Presses Tab until an element has the focus, as somebody without a mouse does. @throws Error when it is never reached. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let press = 0; press < 150; press++) {
    await page.keyboard.press("Tab");
    if (await target.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error(`The Tab key never reaches ${target.toString()}`);
}
