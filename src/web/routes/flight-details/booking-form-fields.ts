import type { FlightBookingFields, FlightBookingRules } from "../../../core/booking/index.ts";
import { type FlightOffer, travellerCount } from "../../../core/flights/index.ts";
import { type CurrencyCode, type LocalDate, type Money, money, parseAmountMinor, USD } from "../../../core/kernel/index.ts";
import type { Country } from "./countries.ts";

/** Never kept in a draft, never sent back to the browser. */
const CARD_FIELDS: readonly string[] = ["cardNumber", "cardHolderName", "cardDetails", "expiryMonth", "expiryYear"];

/** Names of the fields that every traveller has; the others' stand behind `travellers.0.`, `travellers.1.`… */
const TRAVELLER_FIELDS = ["middleName", "firstName", "lastName", "dob"] as const;

/** Reads the posted form. Offer and party are the server's own, whatever the form says. */
export function bookingFieldsOf(form: FormData, offer: FlightOffer): FlightBookingFields {
  const text = (name: string): string => {
    const value = form.get(name);
    return typeof value === "string" ? value : "";
  };
  const traveller = (at: string) => {
    const [middleName, firstName, lastName, dob] = TRAVELLER_FIELDS.map((name) => text(`${at}${name}`));
    return { middleName: middleName ?? "", firstName: firstName ?? "", lastName: lastName ?? "", dob: dob ?? "" };
  };
  const { party } = offer;
  return {
    offerId: offer.id,
    totalAmount: text("totalAmount"),
    currency: text("currency"),
    adt: String(party.adults),
    chd: String(party.children),
    ift: String(party.infants),
    ...traveller(""),
    travellers: Array.from({ length: travellerCount(party) - 1 }, (_, index) => traveller(`travellers.${index}.`)),
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

/** The rules of the screen, which asks for everything: the same in the browser and on the server. */
export function bookingRules(offer: FlightOffer, today: LocalDate, countries: readonly Country[]): FlightBookingRules {
  const first = offer.outbound.legs[0];
  const last = (offer.inbound ?? offer.outbound).legs.at(-1);
  return {
    today,
    departureDate: first ? (first.departsAtLocal.slice(0, 10) as LocalDate) : null,
    lastDate: last ? (last.arrivesAtLocal.slice(0, 10) as LocalDate) : null,
    names: "all",
    expiryRequired: true,
    isCountry: (code) => countries.some((country) => country.code === code),
  };
}

/** What may be kept of a form: every text but the card's. */
export function keptValues(form: FormData): Readonly<Record<string, string>> {
  const texts = [...form].filter((entry): entry is [string, string] => typeof entry[1] === "string");
  return Object.fromEntries(texts.filter(([name]) => !CARD_FIELDS.includes(name)));
}

/** The total that the screen showed when the form was sent. */
export function shownTotalOf(form: FormData): Money {
  const currency = form.get("currency");
  return money(parseAmountMinor(String(form.get("totalAmount"))) ?? 0, typeof currency === "string" ? (currency as CurrencyCode) : USD);
}
