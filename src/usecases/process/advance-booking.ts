import type { Booking } from "../../core/booking/index.ts";
import type { BookingId } from "../../core/kernel/index.ts";
import type { CardDetails } from "../../core/payments/index.ts";
import type { Move } from "../ports/booking-store.ts";
import { noteLatePayment } from "./late-payment.ts";
import type { ProcessPorts } from "./process-ports.ts";
import { stepFor } from "./steps.ts";

/** More than the longest road, and an end to a road that turns in circles. */
const MOST_STEPS = 12;

/**
 * Carries a booking on as far as it goes now: step after step, each written down before the next begins. Any number may do so at
 * once, and it may be cut off anywhere: every call to the outside has a key of its own, and a move is made from where the booking
 * stands or not at all.
 * @param card of the request that made the booking, or asks for it again; null for everybody else.
 * @param isOwn whether this is the request that made the booking, so that nobody can have asked the bank before.
 * @returns the booking as it then stands; one that `isUnfinished` waits for the outside and is to be carried on later.
 */
export async function advanceBooking(
  ports: ProcessPorts,
  id: BookingId,
  card: CardDetails | null = null,
  isOwn = card !== null,
): Promise<Booking> {
  let booking = await getBooking(ports, id);
  let isFirst = isOwn && booking.state === "held";
  for (let count = 0; count < MOST_STEPS; count++) {
    const next = await stepFor(booking)?.({ ports, booking, card, isFirst, now: ports.clock.now() });
    if (next?.kind !== "move") return booking;
    const made = await make(ports, booking, next.move);
    booking = await getBooking(ports, id);
    // Whoever was held up in between may find it further on: brought there by others, who have begun what comes next.
    isFirst = made && booking.state === next.move.to;
  }
  return booking;
}

async function make(ports: ProcessPorts, booking: Booking, move: Move): Promise<boolean> {
  const made = await ports.store.move(booking.id, move);
  if (!made && move.to === "authorised") await noteLatePayment(ports, booking, move);
  const reason = move.progress?.attention?.reason;
  if (made && move.to === "needs_person")
    ports.log.warn("A booking waits for a person: `npm run desk -- queue` says what for.", { bookingId: booking.id, reason });
  return made;
}

/** @throws Error when there is none: whoever asks has found it before. */
export async function getBooking({ store }: Pick<ProcessPorts, "store">, id: BookingId): Promise<Booking> {
  const booking = await store.find(id);
  if (!booking) throw new Error(`There is no booking ${id}.`);
  return booking;
}
