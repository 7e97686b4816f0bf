import { type CardDetails, EXPIRY_YEARS, hasExpired, isCardNumber } from "../payments/index.ts";
import { type BookingFields, FIELD_LENGTHS } from "./booking-fields.ts";
import type { BookingRules } from "./booking-rules.ts";
import type { FieldReader } from "./field-reader.ts";

type CardRules = Pick<BookingRules, "cardDay" | "expiryRequired">;
type Expiry = NonNullable<CardDetails["expiry"]>;

/** Reads the card. The groups of four that people and browsers type, with spaces or hyphens of any kind, are taken together before the digits are counted. */
export function readCard(reader: FieldReader, fields: BookingFields, rules: CardRules): CardDetails | null {
  const number = reader.parsed("cardNumber", fields.cardNumber, readNumber, "invalid_card_number", "invalid_card_number");
  const holderName = reader.text("cardHolderName", fields.cardHolderName, FIELD_LENGTHS.cardHolderName, "card_holder_required");
  const expiry = readExpiry(reader, fields, rules);
  const securityCode = reader.parsed("cardDetails", fields.cardDetails, readSecurityCode, "invalid_security_code");
  return number && holderName && securityCode && expiry !== "fault" ? { holderName, number, securityCode, expiry } : null;
}

function readNumber(text: string): string | null {
  const digits = text.replaceAll(/[\s\p{Pd}\p{Cf}]/gu, "");
  return isCardNumber(digits) ? digits : null;
}

const readSecurityCode = (text: string): string | null => (/^\d{3,4}$/.test(text) ? text : null);

function readExpiry(reader: FieldReader, fields: BookingFields, { cardDay, expiryRequired }: CardRules): Expiry | null | "fault" {
  const [monthText, yearText] = [fields.expiryMonth?.trim() ?? "", fields.expiryYear?.trim() ?? ""];
  if (monthText === "" && yearText === "" && !expiryRequired) return null;
  const month = numberIn(monthText, 1, 12) ?? reader.fail("expiryMonth", monthText === "" ? "required" : "invalid_expiry");
  const year =
    numberIn(yearText, EXPIRY_YEARS.first, EXPIRY_YEARS.last) ?? reader.fail("expiryYear", yearText === "" ? "required" : "invalid_expiry");
  if (month === null || year === null) return "fault";
  if (!hasExpired({ month, year }, cardDay)) return { month, year };
  reader.fail("expiryMonth", "card_expired");
  return "fault";
}

function numberIn(text: string, least: number, most: number): number | null {
  const value = /^\d{1,4}$/.test(text) ? Number(text) : Number.NaN;
  return value >= least && value <= most ? value : null;
}
