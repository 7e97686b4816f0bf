import { MAX_TICKETS, type Party, travellerCount } from "../flights/index.ts";
import { type CurrencyCode, err, type Money, money, type OfferId, ok, parseAmountMinor, type Result } from "../kernel/index.ts";
import type { BillingAddress, Contact } from "./booking.ts";
import type { BookingFault } from "./booking-fault.ts";
import { type BookingFields, FIELD_LENGTHS } from "./booking-fields.ts";
import { EMAIL_MAX_LENGTH, isEmail } from "./email.ts";
import { FieldReader } from "./field-reader.ts";
import { readCard } from "./read-card.ts";
import { readTravellers, type TravelDays } from "./read-travellers.ts";
import type { FlightBookingRequest } from "./request.ts";

/** By what a booking is judged. The screen asks for more than the API, which also takes the specification's flat payload. */
export interface BookingRules extends TravelDays {
  /** `all`: every traveller's name must be there; `lead`: the others may be owed. */
  readonly names: "all" | "lead";
  readonly expiryRequired: boolean;
  /** Whether a code of two letters is a country. */
  isCountry(code: string): boolean;
}

/**
 * Checks every field of a booking for its shape and turns them into a request.
 * Never throws, and takes time in proportion to the input at most.
 * @returns the request, or all faults in the order of the form; `leadingFault` names the one to speak about first.
 */
export function parseBookingFields(fields: BookingFields, rules: BookingRules): Result<FlightBookingRequest, readonly BookingFault[]> {
  const reader = new FieldReader();
  const party = readParty(reader, fields);
  const [lead, ...others] = readTravellers(reader, fields, party, rules);
  expectNames(reader, fields, party, rules);
  const contact = readContact(reader, fields);
  const card = readCard(reader, fields, rules.today, rules.expiryRequired);
  const billing = readBilling(reader, fields, rules);
  const shownTotal = readTotal(reader, fields);
  if (!lead || !contact || !card || !billing || !shownTotal || reader.faults.length > 0) return err(reader.faults);
  return ok({
    offerId: fields.offerId as OfferId,
    shownTotal,
    currency: shownTotal.currency,
    party,
    travellers: [lead, ...others],
    contact,
    billing,
    card,
    idempotencyKey: fields.idempotencyKey,
  });
}

function readParty(reader: FieldReader, fields: BookingFields): Party {
  const count = (path: "adt" | "chd" | "ift"): number => {
    const text = fields[path].trim() || "0";
    return /^\d{1,3}$/.test(text) ? Number(text) : (reader.fail(path, "invalid_party") ?? 0);
  };
  const party = { adults: count("adt"), children: count("chd"), infants: count("ift") };
  if (party.adults < 1) reader.fail("adt", "invalid_party");
  if (travellerCount(party) > MAX_TICKETS) reader.fail("adt", "too_many_travellers");
  return party;
}

function expectNames(reader: FieldReader, fields: BookingFields, party: Party, rules: BookingRules): void {
  const [given, wanted] = [fields.travellers.length, Math.max(0, travellerCount(party) - 1)];
  if (given > wanted || (rules.names === "all" && given < wanted)) reader.fail("travellers", "invalid_party");
}

function readContact(reader: FieldReader, fields: BookingFields): Contact | null {
  const tooLong = fields.email.length > EMAIL_MAX_LENGTH * 2;
  const email = reader.parsed("email", tooLong ? "" : fields.email, asEmail, "invalid_email", "invalid_email");
  const mobile = reader.parsed("mobile", fields.mobile, asPhone, "invalid_phone");
  return email && mobile ? { email, mobile } : null;
}

const asEmail = (text: string): string | null => (isEmail(text) ? text : null);

/** 4 to 20 digits with the signs that people put between them; the international prefix may stand in front. */
function asPhone(text: string): string | null {
  const digits = text.replaceAll(/[\s().-]/g, "");
  return text.length <= FIELD_LENGTHS.mobile && /^\+?\d{4,20}$/.test(digits) ? text : null;
}

function readBilling(reader: FieldReader, fields: BookingFields, rules: BookingRules): BillingAddress | null {
  const asCountry = (text: string) => (/^[A-Za-z]{2}$/.test(text) && rules.isCountry(text.toUpperCase()) ? text.toUpperCase() : null);
  const country = reader.parsed("country", fields.country, asCountry, "invalid_country");
  const address = reader.text("address", fields.address, FIELD_LENGTHS.address);
  const city = reader.text("city", fields.city, FIELD_LENGTHS.city);
  const state = reader.text("state", fields.state, FIELD_LENGTHS.state);
  const postalCode = reader.text("postalCode", fields.postalCode, FIELD_LENGTHS.postalCode);
  return country && address && city && state && postalCode ? { country, address, city, state, postalCode } : null;
}

function readTotal(reader: FieldReader, fields: BookingFields): Money | null {
  const currency = reader.parsed("currency", fields.currency, asCurrency, "invalid_currency");
  const amountMinor = reader.parsed("totalAmount", fields.totalAmount, parseAmountMinor, "invalid_amount");
  return currency && amountMinor !== null ? money(amountMinor, currency) : null;
}

const asCurrency = (text: string): CurrencyCode | null => (/^[A-Za-z]{3}$/.test(text) ? (text.toUpperCase() as CurrencyCode) : null);
