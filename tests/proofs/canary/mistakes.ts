import type { Fields } from "./entrances.ts";
import type { MarkedCard } from "./marked-card.ts";

interface Mistake {
  /** Left out: the calls and the pages both look at it. */
  readonly at?: "call" | "page";
  fields(card: MarkedCard): Fields;
}

const wrong = (name: string, value: string): Mistake => ({ fields: () => ({ [name]: value }) });

/** A mistake for each field of the form, the card's own among them. */
export const MISTAKES: Readonly<Record<string, Mistake>> = {
  firstName: wrong("firstName", ""),
  middleName: wrong("middleName", "duke"),
  lastName: wrong("lastName", "9"),
  dob: wrong("dob", "2030-01-01"),
  email: wrong("email", "nobody"),
  mobile: wrong("mobile", "1"),
  expiry: { fields: () => ({ expiryMonth: "1", expiryYear: "2026" }) },
  address: wrong("address", ""),
  country: wrong("country", "Atlantis"),
  city: wrong("city", "A\u0000b"),
  postalCode: wrong("postalCode", "x".repeat(21)),
  currency: wrong("currency", "12345"),
  totalAmount: wrong("totalAmount", "much"),
  cardNumber: { fields: ({ number }) => ({ cardNumber: `${number}9` }) },
  "cardNumber, with dots": { fields: ({ number }) => ({ cardNumber: number.match(/.{4}/g)?.join(".") }) },
  cardDetails: { fields: ({ code }) => ({ cardDetails: `${code}9` }) },
  cardHolderName: { fields: ({ holder }) => ({ cardHolderName: holder.repeat(40) }) },
};
