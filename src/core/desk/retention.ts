import { type Booking, isGivenUp, isUnfinished } from "../booking/index.ts";
import type { Enquiry } from "../enquiries/index.ts";
import { type Instant, isBefore, LAST_ZONE, Temporal } from "../kernel/index.ts";
import { POLICY } from "../policy/index.ts";
import { isErasedBooking, isErasedEnquiry } from "./erased.ts";
import { lastBoundOf, lastLegOf } from "../flights/index.ts";

/**
 * How long we keep who somebody is. Bookings for which money moved are financial records, kept as the privacy policy says; after that,
 * amounts and references stay and the person goes. docs/erasing-a-person.md tells the reasons.
 */
export const RETENTION = {
  /** After the end of the trip, or the making of a booking that was cancelled. */
  paidBookingYears: POLICY.financialRecords.figure.max,
  /** After the making of a booking that came to nothing: as long as a bank may ask about it. */
  unpaidBookingDays: 180,
  /** After the arrival of a message or a call-back. */
  enquiryDays: 365,
} as const;

/** When a person may be erased from a booking or an enquiry. */
export type Erasure =
  | { readonly kind: "due" }
  /** Not before this moment, unless the person or a court asks for it. */
  | { readonly kind: "early"; readonly dueAt: Instant }
  /** It has been done. */
  | { readonly kind: "erased" }
  /** It is still needed: a trip lies ahead, or money is under way. */
  | { readonly kind: "in_use" };

/** Moments before which something was made whose time can be over; a trip may end long after it was booked. */
export const erasableBefore = (now: Instant) => ({
  unpaid: before(now, UNPAID),
  paid: before(now, PAID),
  enquiries: before(now, ENQUIRY),
});

type Keeping = { readonly days: number } | { readonly years: number };

const UNPAID: Keeping = { days: RETENTION.unpaidBookingDays };
const PAID: Keeping = { years: RETENTION.paidBookingYears };
const ENQUIRY: Keeping = { days: RETENTION.enquiryDays };

export function erasureOfBooking(booking: Booking, now: Instant): Erasure {
  const { state, createdAt } = booking;
  if (isErasedBooking(booking)) return { kind: "erased" };
  if (isUnfinished(booking) || state === "needs_person") return { kind: "in_use" };
  if (isGivenUp(state)) return after(createdAt, UNPAID, now);
  const endsAt = state === "confirmed" ? tripEnd(booking) : createdAt;
  if (isBefore(now, endsAt)) return { kind: "in_use" };
  return after(endsAt, PAID, now);
}

export const erasureOfEnquiry = (enquiry: Enquiry, now: Instant): Erasure =>
  isErasedEnquiry(enquiry) ? { kind: "erased" } : after(enquiry.createdAt, ENQUIRY, now);

/** When the last flight has landed; for a stay the end of its last day, wherever on earth it is. */
function tripEnd(booking: Booking): Instant {
  if (booking.kind === "hotel") {
    const { checkOut } = booking.offer.stay;
    return Temporal.PlainDate.from(checkOut).add({ days: 1 }).toZonedDateTime(LAST_ZONE).toInstant().toString() as Instant;
  }
  return lastLegOf(lastBoundOf(booking.offer)).arrivesAt;
}

/** Years are those of the calendar, in UTC: a record that the law wants for seven is not due on the last day of them. */
function after(start: Instant, keep: Keeping, now: Instant): Erasure {
  const dueAt = inUtc(start).add(keep).toInstant().toString() as Instant;
  return isBefore(now, dueAt) ? { kind: "early", dueAt } : { kind: "due" };
}

const before = (now: Instant, keep: Keeping): Instant => inUtc(now).subtract(keep).toInstant().toString() as Instant;

const inUtc = (at: Instant): Temporal.ZonedDateTime => Temporal.Instant.from(at).toZonedDateTimeISO("UTC");
