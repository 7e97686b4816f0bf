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

  /**
   * A text of one line: line breaks and runs of spaces in it become a space each. Signs that cannot be seen and turn the direction of writing are
   * taken out: a name stands in subjects and beside addresses, where they make it read as another.
   */
  line(path: string, value: string, maxLength: number): string | null {
    return this.text(path, value.replaceAll(UNSEEN, ""), maxLength)?.replaceAll(/\s+/gu, " ") ?? null;
  }
}

/** Embeddings, overrides and isolates of the bidirectional algorithm (UAX 9), and the space of no width. */
const UNSEEN = /[\u200b\u202a-\u202e\u2066-\u2069]/g;
