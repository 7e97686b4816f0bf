import type { Digest } from "../ports/system.ts";
import { createCancelBooking, createQuoteCancellation } from "./cancel-booking.ts";
import { createCompleteNames } from "./complete-names.ts";
import { createFindBookingFor, createFindManagedBooking } from "./find-managed-booking.ts";
import type { ManageBookings } from "./manage-bookings.ts";
import { type CalendarPorts, createBookingCalendar, createResendConfirmation, type ResendPorts } from "./resend-confirmation.ts";
import type { CarryOutPorts } from "../process/carry-out.ts";

export type ManagePorts = CarryOutPorts & ResendPorts & CalendarPorts & { readonly digest: Digest };

export const createManageBookings = (ports: ManagePorts): ManageBookings => ({
  findBookingFor: createFindBookingFor(ports),
  findManagedBooking: createFindManagedBooking(ports),
  quoteCancellation: createQuoteCancellation(ports),
  cancelBooking: createCancelBooking(ports),
  completeNames: createCompleteNames(ports),
  resendConfirmation: createResendConfirmation(ports),
  bookingCalendar: createBookingCalendar(ports),
});
