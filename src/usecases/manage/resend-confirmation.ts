import { billStatus, type Booking, type DeskRefund, givenBackMinor, isBeingUndone, refundsBeside } from "../../core/booking/index.ts";
import { err, type Instant, money, ok } from "../../core/kernel/index.ts";
import { asRefunded, type BookingMailKind, type CalendarFile } from "../../core/mails/index.ts";
import type { Limiter } from "../ports/limiter.ts";
import type { ProcessPorts } from "../process/process-ports.ts";
import type { ManageBookings } from "./manage-bookings.ts";
import { getBooking } from "../process/advance-booking.ts";
import { getWithRefunds } from "./cancel-booking.ts";

export interface ResendPorts extends Pick<ProcessPorts, "store" | "clock" | "writeMail"> {
  /** By booking. */
  readonly resendLimiter: Limiter;
}

/** Sends the mail about a booking as it stands again, to the address that the booking has and to no other. */
export function createResendConfirmation(ports: ResendPorts): ManageBookings["resendConfirmation"] {
  return async (id) => {
    const { booking, refunds } = await getWithRefunds(ports, id);
    const counted = await ports.resendLimiter.take(id);
    if (!counted.ok) return err({ code: "too_many", ...counted.error });
    await ports.store.write([ports.writeMail(mailKindOf(booking, refunds), toldOf(booking, refunds), ports.clock.now())]);
    return ok({ email: booking.contact.email });
  };
}

/** Which mail says how the booking stands. */
function mailKindOf(booking: Booking, refunds: readonly DeskRefund[]): BookingMailKind {
  if (booking.state === "refunded") return refunds.some(({ way }) => way === "otherwise") ? "refunded_otherwise" : "refunded";
  return isBeingUndone(booking) ? "undone" : (billStatus(booking) ?? "not_completed");
}

/** All that has come back: with the cancellation, by the desk beside it, or by the desk alone of one that failed after it was paid. */
function toldOf(booking: Booking, refunds: readonly DeskRefund[]): Booking {
  const { cancellation } = booking.progress;
  const beside = givenBackMinor(refundsBeside(refunds, cancellation).filter(({ outcome }) => outcome === "refunded"));
  if (booking.state !== "refunded" || beside === 0) return booking;
  return asRefunded(booking, money((cancellation?.refund.amountMinor ?? 0) + beside, booking.quote.currency));
}

export interface CalendarPorts extends Pick<ProcessPorts, "store" | "clock"> {
  readonly writeCalendar: (booking: Booking, at: Instant) => CalendarFile;
}

/** The booking for a calendar. */
export function createBookingCalendar({ store, clock, writeCalendar }: CalendarPorts): ManageBookings["bookingCalendar"] {
  return async (id) => writeCalendar(await getBooking({ store }, id), clock.now());
}
