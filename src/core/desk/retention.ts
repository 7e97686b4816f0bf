import { type Booking, isWorking } from "../booking/index.ts";
import type { Enquiry } from "../enquiries/index.ts";
import { type Instant, isBefore, Temporal } from "../kernel/index.ts";
import { POLICY } from "../policy/index.ts";

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
  /** It is still needed: a trip lies ahead, or money is under way. */
  | { readonly kind: "in_use" };

const CAME_TO_NOTHING: readonly Booking["state"][] = ["quoted", "failed", "expired", "released"];

export function erasureOfBooking(booking: Booking, now: Instant): Erasure {
  const { state, createdAt } = booking;
  if (CAME_TO_NOTHING.includes(state)) return after(createdAt, { hours: 24 * RETENTION.unpaidBookingDays }, now);
  const isUnderWay = isWorking(state) && (state !== "cancelled" || booking.progress.cancellation?.refund.amountMinor !== 0);
  if (isUnderWay || state === "needs_person") return { kind: "in_use" };
  const endsAt = state === "confirmed" ? tripEnd(booking) : createdAt;
  if (isBefore(now, endsAt)) return { kind: "in_use" };
  return after(endsAt, { hours: 24 * 365.25 * RETENTION.paidBookingYears }, now);
}

export const erasureOfEnquiry = ({ createdAt }: Enquiry, now: Instant): Erasure =>
  after(createdAt, { hours: 24 * RETENTION.enquiryDays }, now);

/** When the last flight has landed; for a stay the end of its last day, wherever on earth it is. */
export function tripEnd(booking: Booking): Instant {
  if (booking.kind === "hotel") {
    const { checkOut } = booking.offer.stay;
    return Temporal.PlainDate.from(checkOut).add({ days: 1 }).toZonedDateTime("Etc/GMT+12").toInstant().toString() as Instant;
  }
  const bound = booking.offer.inbound ?? booking.offer.outbound;
  return bound.legs.at(-1)?.arrivesAt ?? booking.createdAt;
}

function after(start: Instant, keep: { readonly hours: number }, now: Instant): Erasure {
  const dueAt = Temporal.Instant.from(start)
    .add({ hours: Math.round(keep.hours) })
    .toString() as Instant;
  return isBefore(now, dueAt) ? { kind: "early", dueAt } : { kind: "due" };
}
