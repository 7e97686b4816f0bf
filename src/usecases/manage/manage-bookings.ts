import type { BookingFault, CancellationQuote, TravellerFields } from "../../core/booking/index.ts";
import type { AgreedRefund, CancellationRefusal } from "../../core/cancellation/index.ts";
import type { BookingId, Result } from "../../core/kernel/index.ts";
import type { TooMany } from "../../core/limits/index.ts";
import type { CalendarFile } from "../../core/mails/index.ts";
import type { ManagedBooking } from "./managed-booking.ts";

/** What a traveller may do with a booking that was made. All but the first take the id of one that has been shown to be theirs. */
export interface ManageBookings {
  /** The booking that a reference and an e-mail address belong to; null for any other two, whatever is wrong with them. */
  findBookingFor(reference: string, email: string): Promise<ManagedBooking | null>;
  /** Null for a booking that came to nothing. */
  findManagedBooking(id: BookingId): Promise<ManagedBooking | null>;
  quoteCancellation(id: BookingId): Promise<Result<CancellationQuote, { readonly code: CancellationRefusal }>>;
  /** Gives a booking back, once however often it is asked for; `quote_changed` asks for consent anew. */
  cancelBooking(id: BookingId, agreed: AgreedRefund): Promise<Result<ManagedBooking, CancellationFailure>>;
  /** Takes the names of all who are still to be named, in the order of `owed`; once however often the same ones are sent. */
  completeNames(id: BookingId, names: readonly TravellerFields[]): Promise<Result<ManagedBooking, NamesFailure>>;
  /** Writes again how the booking stands, a few times an hour; answers to which address. */
  resendConfirmation(id: BookingId): Promise<Result<{ readonly email: string }, TooMany>>;
  /** The booking for a calendar; takes out what was put there when the booking has been given back. */
  bookingCalendar(id: BookingId): Promise<CalendarFile>;
}

/** Why a booking was not given back. Nothing has changed in any of these cases. */
export type CancellationFailure =
  | { readonly code: CancellationRefusal }
  /** What was agreed to no longer holds. */
  | { readonly code: "quote_changed"; readonly quote: CancellationQuote };

export type NamesFailure = { readonly code: "nothing_owed" } | { readonly code: "invalid_names"; readonly faults: readonly BookingFault[] };
