export type BookingFaultCode =
  | "required"
  | "too_long"
  | "invalid_email"
  | "invalid_phone"
  | "invalid_card_number"
  | "card_holder_required"
  | "invalid_security_code"
  | "invalid_expiry"
  | "card_expired"
  | "invalid_title"
  | "invalid_date"
  | "born_in_future"
  | "age_mismatch"
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
  required: "This field is required.",
  too_long: "This text is too long.",
  invalid_email: "Please enter a valid email address.",
  invalid_phone: "Enter a phone number with 4 to 20 digits.",
  invalid_card_number: "Card number must be 16 digits.",
  card_holder_required: "Cardholder name is required.",
  invalid_security_code: "The security code has 3 or 4 digits.",
  invalid_expiry: "Choose the month and year on the card.",
  card_expired: "Your card has expired.",
  invalid_title: "Choose one of the titles.",
  invalid_date: "This is not a date of the calendar.",
  born_in_future: "A date of birth lies in the past.",
  age_mismatch: "The age on the day of departure does not fit the kind of traveler.",
  invalid_country: "Choose a country from the list.",
  invalid_amount: "This is not an amount of money.",
  invalid_currency: "A currency has three letters.",
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
