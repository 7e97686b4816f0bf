import type { BookingFields, TravellerFields } from "../../../core/booking/index.ts";
import { type CurrencyCode, type Money, money, parseAmountMinor, USD } from "../../../core/kernel/index.ts";

/** Never kept in a draft, never sent back to the browser. */
const CARD_FIELDS: readonly string[] = ["cardNumber", "cardHolderName", "cardDetails", "expiryMonth", "expiryYear"];

/** A field's text; empty when the form has no such field. */
export function textIn(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === "string" ? value : "";
}

/** One traveller; `at` stands before the names of all but the lead's fields: `travellers.0.` */
export const travellerIn = (form: FormData, at: string): TravellerFields => ({
  middleName: textIn(form, `${at}middleName`),
  firstName: textIn(form, `${at}firstName`),
  lastName: textIn(form, `${at}lastName`),
  dob: textIn(form, `${at}dob`),
});

/** What every booking form holds, whatever is sold. */
export function bookingTextsIn(form: FormData): BookingFields {
  const text = (name: string): string => textIn(form, name);
  return {
    totalAmount: text("totalAmount"),
    currency: text("currency"),
    ...travellerIn(form, ""),
    email: text("email"),
    mobile: text("mobile"),
    cardNumber: text("cardNumber"),
    cardHolderName: text("cardHolderName"),
    cardDetails: text("cardDetails"),
    expiryMonth: text("expiryMonth"),
    expiryYear: text("expiryYear"),
    country: text("country"),
    address: text("address"),
    city: text("city"),
    state: text("state"),
    postalCode: text("postalCode"),
    idempotencyKey: text("idempotencyKey") || null,
  };
}

/** What may be kept of a form: every text but the card's. */
export function keptValues(form: FormData): Readonly<Record<string, string>> {
  const texts = [...form].filter((entry): entry is [string, string] => typeof entry[1] === "string");
  return Object.fromEntries(texts.filter(([name]) => !CARD_FIELDS.includes(name)));
}

/** The total that the screen showed when the form was sent. */
export function shownTotalOf(form: FormData): Money {
  const currency = textIn(form, "currency");
  return money(parseAmountMinor(textIn(form, "totalAmount")) ?? 0, currency === "" ? USD : (currency as CurrencyCode));
}
