import { FormReader, type TextFault } from "../kernel/index.ts";

export type EnquiryFaultCode =
  | TextFault
  | "invalid_email"
  | "invalid_phone"
  | "invalid_choice"
  | "invalid_date"
  | "past_date"
  | "too_far_ahead"
  | "part_over"
  | "unknown_zone"
  | "consent_required";

/** What is wrong with one field, by the field's name. Screens and the API have words for each code. */
export interface EnquiryFault {
  readonly path: string;
  readonly code: EnquiryFaultCode;
}

/** Reads the fields of an enquiry. */
export class EnquiryReader extends FormReader<EnquiryFaultCode, EnquiryFault> {
  constructor() {
    super((path, code) => ({ path, code }));
  }

  /** A text of one line: line breaks and runs of spaces in it become a space each. */
  line(path: string, value: string, maxLength: number): string | null {
    return this.text(path, value, maxLength)?.replaceAll(/\s+/gu, " ") ?? null;
  }
}
