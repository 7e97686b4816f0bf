import type { Enquiry, EnquiryId, MessageFields } from "../../core/enquiries/index.ts";
import type { Instant, LocalDate } from "../../core/kernel/index.ts";
import type { EnquiryClaim } from "../ports/enquiry-store.ts";
import type { Mail } from "../ports/mailer.ts";
import { NOW } from "./sample-trip.ts";

/** The contact form, filled in well. */
export const MESSAGE: MessageFields = {
  kind: "message",
  fullName: "Ana Pérez",
  phone: "718 555 0163",
  email: "ana@mail.example",
  message: "May I bring a surfboard?",
  language: "en",
};

const CONTENT = { kind: "call-back", name: "Ana Pérez", phone: "718 555 0163", language: "es" } as const;

/** A request to be called on the evening of a day. */
export const enquiryOf = (number: number, createdAt: Instant = NOW): Enquiry => ({
  id: `enquiry ${number}` as EnquiryId,
  createdAt,
  content: { ...CONTENT, when: { kind: "within", date: "2027-03-04" as LocalDate, part: "evening", zone: "America/Bogota" } },
});

export const mailOf = (number: number, change: Partial<Mail> = {}): Mail => ({
  id: `mail-${number}`,
  to: "desk@agency.example",
  subject: "Call back Ana Pérez",
  text: "Somebody asks to be called.\n",
  html: null,
  attachments: [],
  replyTo: { name: "Ana Pérez", address: "ana@mail.example" },
  createdAt: NOW,
  ...change,
});

export const enquiryClaim = (key: string, change: Partial<EnquiryClaim> = {}): EnquiryClaim => ({
  key,
  requestHash: "what was asked",
  expiredBefore: null,
  ...change,
});
