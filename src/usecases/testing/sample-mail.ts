import type { AttentionReason, Booking } from "../../core/booking/index.ts";
import type { BookingId, Instant } from "../../core/kernel/index.ts";
import type { BookingMailKind } from "../../core/mails/index.ts";
import type { Mail } from "../ports/mailer.ts";

/** A mail of the tests to the agency: its subject says what about. */
export const attentionAbout = (id: BookingId, reason: AttentionReason, createdAt: Instant): Mail => ({
  id: `attention/${id}/${reason}/${createdAt}`,
  to: "desk@agency.example",
  subject: `attention ${id}: ${reason}`,
  text: "",
  html: null,
  attachments: [],
  replyTo: null,
  createdAt,
});

/** A mail of the tests: its subject says what about. */
export const mailAbout = (kind: BookingMailKind, { id, contact }: Booking, createdAt: Instant): Mail => ({
  id: `${kind}/${id}`,
  to: contact.email,
  subject: `${kind} ${id}`,
  text: "",
  html: null,
  attachments: [],
  replyTo: null,
  createdAt,
});
