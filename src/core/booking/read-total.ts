import { type CurrencyCode, type Money, money, parseAmountMinor } from "../kernel/index.ts";
import type { BookingFields } from "./booking-fields.ts";
import type { FieldReader } from "./field-reader.ts";

/** Reads the total that the screen showed, in its currency. */
export function readTotal(reader: FieldReader, fields: Pick<BookingFields, "currency" | "totalAmount">): Money | null {
  const currency = readCurrency(reader, fields);
  const amountMinor = reader.parsed("totalAmount", fields.totalAmount, parseAmountMinor, "invalid_amount");
  return currency && amountMinor !== null ? money(amountMinor, currency) : null;
}

export const readCurrency = (reader: FieldReader, { currency }: Pick<BookingFields, "currency">): CurrencyCode | null =>
  reader.parsed("currency", currency, asCurrency, "invalid_currency");

const asCurrency = (text: string): CurrencyCode | null => (/^[A-Za-z]{3}$/.test(text) ? (text.toUpperCase() as CurrencyCode) : null);
