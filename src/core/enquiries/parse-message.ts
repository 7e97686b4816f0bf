import { parseEmail, parsePhone } from "../booking/index.ts";
import { err, ok, type Result } from "../kernel/index.ts";
import { oneOf } from "./call-time.ts";
import { ENQUIRY_LANGUAGES, ENQUIRY_LENGTHS, type EnquiryLanguage, type Message } from "./enquiry.ts";
import { type EnquiryFault, EnquiryReader } from "./enquiry-fault.ts";

/** The contact form as typed. */
export interface MessageFields {
  readonly kind: "message";
  readonly fullName: string;
  readonly phone: string;
  readonly email: string;
  /** May be blank. */
  readonly message: string;
  readonly language: string;
}

/** @returns the message, or all faults in the order of the form. */
export function parseMessage(fields: MessageFields): Result<Message, readonly EnquiryFault[]> {
  const reader = new EnquiryReader();
  const name = reader.line("fullName", fields.fullName, ENQUIRY_LENGTHS.name);
  const phone = readPhone(reader, fields.phone);
  const email = readEmail(reader, fields.email);
  const isBlank = fields.message.trim() === "";
  const text = isBlank ? null : reader.text("message", fields.message.replaceAll("\r\n", "\n"), ENQUIRY_LENGTHS.message);
  const language = readLanguage(reader, fields.language);
  if (!name || !phone || !email || !language || reader.faults.length > 0) return err(reader.faults);
  return ok({ kind: "message", name, phone, email, text, language });
}

/** By the booking form's rule, and without line breaks. */
export const readPhone = (reader: EnquiryReader, text: string): string | null =>
  reader.parsed("phone", text, parsePhone, "invalid_phone")?.replaceAll(/\s+/gu, " ") ?? null;

export const readLanguage = (reader: EnquiryReader, text: string): EnquiryLanguage | null =>
  reader.parsed("language", text, oneOf(ENQUIRY_LANGUAGES), "invalid_choice");

/** As the specification has it for bookings: a blank is no valid address either. */
const readEmail = (reader: EnquiryReader, text: string): string | null =>
  reader.parsed("email", text, parseEmail, "invalid_email", "invalid_email");
