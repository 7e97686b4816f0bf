import { billOf, type Booking } from "../../core/booking/index.ts";
import { err, ok } from "../../core/kernel/index.ts";
import type { BookingMailKind, CalendarFile } from "../../core/mails/index.ts";
import type { Instant } from "../../core/kernel/index.ts";
import type { Limiter } from "../ports/limiter.ts";
import type { ProcessPorts } from "../process/process-ports.ts";
import type { ManageBookings } from "./manage-bookings.ts";
import { getBooking } from "./cancel-booking.ts";

export interface ResendPorts extends Pick<ProcessPorts, "store" | "clock" | "writeMail"> {
  /** By booking. */
  readonly resendLimiter: Limiter;
}

/** Sends the mail about a booking as it stands again, to the address that the booking has and to no other. */
export function createResendConfirmation(ports: ResendPorts): ManageBookings["resendConfirmation"] {
  return async (id) => {
    const booking = await getBooking(ports, id);
    const counted = await ports.resendLimiter.take(id);
    if (!counted.ok) return err({ code: "too_many", ...counted.error });
    await ports.store.write([ports.writeMail(mailKindOf(booking), booking, ports.clock.now())]);
    return ok({ email: booking.contact.email });
  };
}

/** Which mail says how the booking stands. */
function mailKindOf(booking: Booking): BookingMailKind {
  if (booking.state === "refunded") return "refunded";
  return billOf(booking)?.status ?? "not_completed";
}

export interface CalendarPorts extends Pick<ProcessPorts, "store" | "clock"> {
  readonly writeCalendar: (booking: Booking, at: Instant) => CalendarFile;
}

/** The booking for a calendar. */
export function createBookingCalendar({ store, clock, writeCalendar }: CalendarPorts): ManageBookings["bookingCalendar"] {
  return async (id) => writeCalendar(await getBooking({ store }, id), clock.now());
}
