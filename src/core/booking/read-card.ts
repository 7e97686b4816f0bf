import type { LocalDate } from "../kernel/index.ts";
import { type CardDetails, EXPIRY_YEARS, isCardNumber } from "../payments/index.ts";
import { type BookingFields, FIELD_LENGTHS } from "./booking-fields.ts";
import type { FieldReader } from "./field-reader.ts";

type Expiry = NonNullable<CardDetails["expiry"]>;

/** Reads the card. The groups of four that people and browsers type are taken together before the digits are counted. */
export function readCard(reader: FieldReader, fields: BookingFields, today: LocalDate, expiryRequired: boolean): CardDetails | null {
  const number = reader.parsed("cardNumber", fields.cardNumber, readNumber, "invalid_card_number", "invalid_card_number");
  const holderName = reader.text("cardHolderName", fields.cardHolderName, FIELD_LENGTHS.cardHolderName, "card_holder_required");
  const expiry = readExpiry(reader, fields, today, expiryRequired);
  const securityCode = reader.parsed("cardDetails", fields.cardDetails, readSecurityCode, "invalid_security_code");
  return number && holderName && securityCode && expiry !== "fault" ? { holderName, number, securityCode, expiry } : null;
}

function readNumber(text: string): string | null {
  const digits = text.replaceAll(" ", "");
  return isCardNumber(digits) ? digits : null;
}

const readSecurityCode = (text: string): string | null => (/^\d{3,4}$/.test(text) ? text : null);

function readExpiry(reader: FieldReader, fields: BookingFields, today: LocalDate, required: boolean): Expiry | null | "fault" {
  const [month, year] = [fields.expiryMonth?.trim() ?? "", fields.expiryYear?.trim() ?? ""];
  if (month === "" && year === "" && !required) return null;
  const expiry = { month: numberIn(month, 1, 12), year: numberIn(year, EXPIRY_YEARS.first, EXPIRY_YEARS.last) };
  if (expiry.month === null) reader.fail("expiryMonth", month === "" ? "required" : "invalid_expiry");
  if (expiry.year === null) reader.fail("expiryYear", year === "" ? "required" : "invalid_expiry");
  if (expiry.month === null || expiry.year === null) return "fault";
  if (hasExpired(expiry.month, expiry.year, today)) {
    reader.fail("expiryMonth", "card_expired");
    return "fault";
  }
  return { month: expiry.month, year: expiry.year };
}

function numberIn(text: string, least: number, most: number): number | null {
  const value = /^\d{1,4}$/.test(text) ? Number(text) : Number.NaN;
  return value >= least && value <= most ? value : null;
}

/** A card is good through the last day of its month. */
function hasExpired(month: number, year: number, today: LocalDate): boolean {
  return `${year}-${String(month).padStart(2, "0")}` < today.slice(0, 7);
}
