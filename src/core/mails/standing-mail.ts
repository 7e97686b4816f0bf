import { billStatus, type Booking, type DeskRefund, givenBackMinor, isBeingUndone, refundsBeside } from "../booking/index.ts";
import { money } from "../kernel/index.ts";
import { asRefunded } from "./as-refunded.ts";
import type { BookingMailKind } from "./booking-document.ts";

/** Which mail says how a booking stands. @param refunds of the desk. */
export function standingMailKind(booking: Booking, refunds: readonly DeskRefund[]): BookingMailKind {
  if (booking.state === "refunded") return refunds.some(({ way }) => way === "otherwise") ? "refunded_otherwise" : "refunded";
  return isBeingUndone(booking) ? "undone" : (billStatus(booking) ?? "not_completed");
}

/**
 * The booking as that mail is to tell of it: with all that has come back, with the cancellation, by the desk beside it, or by the desk alone of
 * one that failed after it was paid.
 */
export function asItStands(booking: Booking, refunds: readonly DeskRefund[]): Booking {
  const { cancellation } = booking.progress;
  const beside = givenBackMinor(refundsBeside(refunds, cancellation).filter(({ outcome }) => outcome === "refunded"));
  if (booking.state !== "refunded" || beside === 0) return booking;
  return asRefunded(booking, money((cancellation?.refund.amountMinor ?? 0) + beside, booking.quote.currency));
}
