import type { Booking } from "../booking/index.ts";
import type { Instant } from "../kernel/index.ts";
import { bookingCalendar, type CalendarFile } from "./booking-calendar.ts";
import { bookingDocument, type BookingMailKind } from "./booking-document.ts";
import { cleanText } from "./clean-text.ts";
import { htmlOf } from "./render-html.ts";
import { textOf } from "./render-text.ts";
import type { MailFacts } from "./telling.ts";

/** A mail to a traveller, ready for the outbox. */
interface BookingMail {
  readonly id: string;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly attachments: readonly CalendarFile[];
  readonly replyTo: { readonly name: string; readonly address: string };
  readonly createdAt: Instant;
}

/** The mail about a booking as it stands, in its language. It holds nothing of the card but its brand and last four digits. */
export function bookingMail(kind: BookingMailKind, booking: Booking, facts: MailFacts): BookingMail {
  const document = bookingDocument(kind, booking, facts);
  const { name, supportEmail: address } = facts.brand;
  return {
    id: facts.id,
    to: booking.contact.email,
    subject: cleanText(document.subject),
    text: textOf(document),
    html: htmlOf(document),
    attachments: kind === "confirmed" || kind === "cancelled" ? [bookingCalendar(booking, facts, kind === "cancelled")] : [],
    replyTo: { name, address },
    createdAt: facts.now,
  };
}
