import { money, type Money } from "../kernel/index.ts";
import { dueNow } from "./booking.ts";
import { type Booking, stoodAt } from "./record.ts";
import type { BookingState } from "./states.ts";

/** Where the bank has been told to take what it set aside, and has. */
const TAKEN_STATES: readonly BookingState[] = ["captured", "confirmed", "cancelling", "cancelled", "refunded"];
/** Where only the bank knows whether it has. */
const UNKNOWN_STATES: readonly BookingState[] = ["ordered", "undoing", "needs_person"];

/** What has been taken of a booking's price before anything was given back; null where nobody here knows. */
export function takenNow(booking: Booking): Money | null {
  const [due, state] = [dueNow(booking), stoodAt(booking)];
  if (due.amountMinor === 0 || TAKEN_STATES.includes(state)) return due;
  return UNKNOWN_STATES.includes(state) ? null : money(0, due.currency);
}
