import type { Brand, Instant } from "../kernel/index.ts";
import type { CallTime } from "./call-time.ts";

/** In which we can be written to and called. */
export const ENQUIRY_LANGUAGES = ["en", "es"] as const;
export type EnquiryLanguage = (typeof ENQUIRY_LANGUAGES)[number];

/** What somebody writes to the agency. Name and phone are one line each. */
export interface Message {
  readonly kind: "message";
  readonly name: string;
  readonly phone: string;
  readonly email: string;
  /** Null: they want to be answered without having said about what. */
  readonly text: string | null;
  readonly language: EnquiryLanguage;
}

/** Somebody wants to be called. There is none without their consent to it. */
export interface CallBack {
  readonly kind: "call-back";
  readonly name: string;
  readonly phone: string;
  readonly when: CallTime;
  /** In which they want to talk. */
  readonly language: EnquiryLanguage;
}

/** What somebody asks of the agency outside of a booking, every field checked. */
export type EnquiryContent = Message | CallBack;

export type EnquiryId = Brand<string, "EnquiryId">;

/** An enquiry as it is kept. */
export interface Enquiry {
  readonly id: EnquiryId;
  readonly createdAt: Instant;
  readonly content: EnquiryContent;
}

/** The most characters that a field takes: longer than any honest value, short enough to keep. */
export const ENQUIRY_LENGTHS = { name: 80, message: 4000 } as const;

/** How many enquiries one internet address may send, whatever they are. */
export const ENQUIRY_LIMITS = [
  { count: 5, seconds: 3600 },
  { count: 20, seconds: 86_400 },
] as const;
