import type { CardDetails } from "../payments/index.ts";
import type { BillingAddress, Contact } from "./booking.ts";
import { type BookingFields, FIELD_LENGTHS } from "./booking-fields.ts";
import type { BookingRules } from "./booking-rules.ts";
import { parseEmail } from "./email.ts";
import type { FieldReader } from "./field-reader.ts";
import { parsePhone } from "./phone.ts";
import { readCard } from "./read-card.ts";

/** Who pays, where we reach them and where they live: what every booking asks, whatever is bought. */
interface Buyer {
  readonly contact: Contact;
  readonly card: CardDetails;
  readonly billing: BillingAddress;
}

/** Reads the contact, the card and the billing address; null when one of them has a fault. */
export function readBuyer(reader: FieldReader, fields: BookingFields, rules: BookingRules): Buyer | null {
  const contact = readContact(reader, fields);
  const card = readCard(reader, fields, rules);
  const billing = readBilling(reader, fields, rules);
  return contact && card && billing ? { contact, card, billing } : null;
}

function readContact(reader: FieldReader, fields: BookingFields): Contact | null {
  const email = reader.parsed("email", fields.email, parseEmail, "invalid_email", "invalid_email");
  const mobile = reader.parsed("mobile", fields.mobile, parsePhone, "invalid_phone");
  return email && mobile ? { email, mobile } : null;
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
