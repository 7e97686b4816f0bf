import { STAY_MESSAGES, type StayFaultCode } from "../hotels/index.ts";
import type { AgeFault, LeadAgeFault, TravellerFault } from "../travellers/index.ts";

export type BookingFaultCode =
  | AgeFault
  | StayFaultCode
  | "required"
  | "too_long"
  | "unprintable"
  | "invalid_email"
  | "invalid_phone"
  | "invalid_card_number"
  | "card_holder_required"
  | "invalid_security_code"
  | "invalid_expiry"
  | "card_expired"
  | "invalid_title"
  | "invalid_date"
  | "born_long_ago"
  | "invalid_count"
  | LeadAgeFault
  | "name_characters"
  | "invalid_country"
  | "invalid_amount"
  | "invalid_currency"
  | "invalid_party"
  | "too_many_travellers";

/** What is wrong with one field. `path` is the field's wire name: `email`, `travellers.0.firstName`. */
export interface BookingFault {
  readonly path: string;
  readonly code: BookingFaultCode;
  /** In English, for answers of the API; screens look `code` up in their own catalogue. */
  readonly message: string;
}

const MESSAGES: Readonly<Record<BookingFaultCode, string>> = {
  ...STAY_MESSAGES,
  required: "This field is required.",
  too_long: "This text is too long.",
  unprintable: "This text holds characters that cannot be printed.",
  invalid_email: "Please enter a valid email address.",
  invalid_phone: "Enter a phone number with 7 to 20 digits.",
  invalid_card_number: "Card number must be 16 digits.",
  card_holder_required: "Cardholder name is required.",
  invalid_security_code: "The security code has 3 or 4 digits.",
  invalid_expiry: "Choose the month and year on the card.",
  card_expired: "Your card has expired.",
  invalid_title: "Choose one of the titles.",
  invalid_date: "This is not a date of the calendar.",
  born_long_ago: "The year of birth is 1900 or later.",
  born_in_future: "A date of birth lies in the past.",
  infant_too_old: "Infants are under 2 years old on every day of the trip.",
  child_too_young: "Children are 2 to 12 years old: this one travels as an infant.",
  child_too_old: "Children are 2 to 12 years old: this one travels as an adult.",
  adult_too_young: "Adults are 12 years or older on the day of departure.",
  lead_too_young: "The lead traveler is 18 years or older on the first day of the trip.",
  below_check_in_age: "The lead guest is younger than the hotel lets check in (`policies.minCheckInAge`).",
  name_characters: "A name has letters, spaces, hyphens, apostrophes and dots only.",
  invalid_country: "Choose a country from the list.",
  invalid_amount: "This is not an amount of money.",
  invalid_currency: "Name a currency that we have prices in by its three letters.",
  invalid_party: "The number of travelers does not fit the flight.",
  too_many_travellers: "One booking holds at most 9 tickets.",
};

export const bookingFault = (path: string, code: BookingFaultCode): BookingFault => ({ path, code, message: MESSAGES[code] });

/** The three checks of the specification (section 5), in their order; each has its own toast. */
const CHECKED_FIRST = ["email", "cardNumber", "cardHolderName"];

/** The fault to speak about first: by the order of the specification's checks, then by the order of the form. */
export function leadingFault(faults: readonly BookingFault[]): BookingFault | null {
  const first = CHECKED_FIRST.map((path) => faults.find((fault) => fault.path === path)).find((fault) => fault !== undefined);
  return first ?? faults[0] ?? null;
}

const PATHS = {
  kind: "kind",
  firstName: "firstName",
  lastName: "lastName",
  dateOfBirth: "dob",
  adults: "adt",
  children: "chd",
  infants: "ift",
} as const;
const CODES: Readonly<Record<TravellerFault["code"], BookingFaultCode>> = {
  name_required: "required",
  name_too_long: "too_long",
  name_characters: "name_characters",
  born_in_future: "born_in_future",
  infant_too_old: "infant_too_old",
  child_too_young: "child_too_young",
  child_too_old: "child_too_old",
  adult_too_young: "adult_too_young",
  lead_too_young: "lead_too_young",
  below_check_in_age: "below_check_in_age",
  lead_not_adult: "lead_too_young",
  too_many_of_kind: "invalid_party",
  other_party: "invalid_party",
};

/** A traveller's fault as the fault of the field that it was typed into. */
export function faultOfTraveller({ traveller, field, code }: TravellerFault): BookingFault {
  const at = traveller === 0 ? "" : `travellers.${traveller - 1}.`;
  return bookingFault(`${at}${PATHS[field]}`, CODES[code]);
}
