import type { Page } from "playwright-core";

/** One person who books alone, by the names of the form's fields, which no language changes. */
export const TYPED = {
  firstName: "Arthur",
  lastName: "Marchbanks",
  dob: "1988-04-18",
  email: "arthur@example.com",
  mobile: "5550142777",
  address: "12 Harbor Street",
  city: "Portland",
  state: "Maine",
  postalCode: "04101",
} as const;

/** Of a card that pays; nothing of it may ever come back from the server. */
export const CARD = {
  cardNumber: "4242424242424242",
  cardHolderName: "A R T Marchbanks",
  expiryMonth: "08",
  expiryYear: "2031",
  cardDetails: "7391",
} as const;

const LISTS: readonly string[] = ["expiryMonth", "expiryYear"];

/** Types into a booking form by the names of its fields. */
export async function typeFields(page: Page, fields: Readonly<Record<string, string>>): Promise<void> {
  for (const [name, value] of Object.entries(fields)) {
    const field = page.locator(`[name="${name}"]`);
    await (LISTS.includes(name) ? field.selectOption(value) : field.fill(value));
  }
}

/** What stands in the fields of a booking form. */
export async function readFields(page: Page, names: readonly string[]): Promise<Readonly<Record<string, string>>> {
  const values = names.map(async (name) => [name, await page.locator(`[name="${name}"]`).inputValue()] as const);
  return Object.fromEntries(await Promise.all(values));
}
