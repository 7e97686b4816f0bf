import { type Booking, isWorking } from "../../core/booking/index.ts";
import type { BookingId } from "../../core/kernel/index.ts";
import type { CardDetails } from "../../core/payments/index.ts";
import type { Move } from "../ports/booking-store.ts";
import { stockOf } from "../ports/supplies.ts";
import { dropLatePayment } from "./late-payment.ts";
import type { ProcessPorts } from "./process-ports.ts";
import { STEPS } from "./steps.ts";

/** More than the longest road, and an end to a road that turns in circles. */
const MOST_STEPS = 12;

/**
 * Carries a booking on as far as it goes now: step after step, each written down before the next begins. Any number may do so at
 * once, and it may be cut off anywhere: every call to the outside has a key of its own, and a move is made from where the booking
 * stands or not at all.
 * @param card of the request that made the booking; null for everybody else.
 * @returns the booking as it then stands; one that `isUnfinished` waits for the outside and is to be carried on later.
 */
export async function advanceBooking(ports: ProcessPorts, id: BookingId, card: CardDetails | null = null): Promise<Booking> {
  let isFirst = card !== null;
  let booking = await getBooking(ports, id);
  for (let count = 0; count < MOST_STEPS && isWorking(booking.state); count++) {
    const next = await STEPS[booking.state]({ ports, booking, card, isFirst, now: ports.clock.now() });
    if (next.kind === "wait") return booking;
    isFirst = await make(ports, booking, next.move);
    booking = await getBooking(ports, id);
  }
  return booking;
}

/** Whether the process has still something to do: not for a cancellation that gives nothing back. */
export const isUnfinished = ({ state, progress }: Booking): boolean =>
  isWorking(state) && (state !== "cancelled" || (progress.cancellation?.refund.amountMinor ?? 0) > 0);

async function make(ports: ProcessPorts, booking: Booking, move: Move): Promise<boolean> {
  const made = await ports.store.move(booking.id, move);
  if (made && move.givesBack === true) stockOf(ports, booking.kind).noteSold(booking.claims, -booking.units);
  if (!made && move.to === "authorised") await dropLatePayment(ports, booking, move);
  return made;
}

async function getBooking({ store }: ProcessPorts, id: BookingId): Promise<Booking> {
  const booking = await store.find(id);
  if (!booking) throw new Error(`There is no booking ${id}.`);
  return booking;
}
