import type { Booking } from "../booking/index.ts";
import type { Money } from "../kernel/index.ts";

/** A booking as the mail about one refund is to see it: it stands where it stands, and the mail tells of this amount alone. */
export function asRefunded(booking: Booking, refund: Money): Booking {
  const cancellation = { lines: [], refund, at: booking.createdAt, refundDue: null };
  return { ...booking, progress: { ...booking.progress, cancellation } };
}
