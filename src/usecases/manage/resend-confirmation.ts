import type { Booking } from "../../core/booking/index.ts";
import { err, type Instant, ok } from "../../core/kernel/index.ts";
import { type CalendarFile, standingMails } from "../../core/mails/index.ts";
import type { Limiter } from "../ports/limiter.ts";
import type { ProcessPorts } from "../process/process-ports.ts";
import type { ManageBookings } from "./manage-bookings.ts";
import { getBooking } from "../process/advance-booking.ts";
import { getWithRefunds } from "./cancel-booking.ts";

export interface ResendPorts extends Pick<ProcessPorts, "store" | "clock" | "writeMail"> {
  /** By booking. */
  readonly resendLimiter: Limiter;
}

/** Sends the mails about a booking as it stands again, to the address that the booking has and to no other. */
export function createResendConfirmation(ports: ResendPorts): ManageBookings["resendConfirmation"] {
  return async (id) => {
    const { booking, refunds } = await getWithRefunds(ports, id);
    const counted = await ports.resendLimiter.take(id);
    if (!counted.ok) return err({ code: "too_many", ...counted.error });
    const at = ports.clock.now();
    const mails = standingMails(booking, refunds).map(({ kind, told }) => ports.writeMail(kind, told, at));
    try {
      await ports.store.write(id, mails);
    } catch (fault) {
      await ports.resendLimiter.giveBack(id);
      throw fault;
    }
    return ok({ email: booking.contact.email });
  };
}

export interface CalendarPorts extends Pick<ProcessPorts, "store" | "clock"> {
  readonly writeCalendar: (booking: Booking, at: Instant) => CalendarFile;
}

/** The booking for a calendar. */
export function createBookingCalendar({ store, clock, writeCalendar }: CalendarPorts): ManageBookings["bookingCalendar"] {
  return async (id) => writeCalendar(await getBooking({ store }, id), clock.now());
}
