import { type Booking, type BookingFailure, type BookingState, roadBetween } from "../core/booking/index.ts";
import type { PaymentResult } from "./payment.ts";
import type { BookingStore } from "./ports/booking-store.ts";
import type { Clock } from "./ports/system.ts";
import { stockOf, type Supplies } from "./supplies.ts";

export interface RecordPorts extends Supplies {
  readonly store: BookingStore;
  readonly clock: Clock;
}

export type Recorded = { readonly kind: "kept"; readonly booking: Booking } | { readonly kind: "ended"; readonly failure: BookingFailure };

/** Writes down how a payment came out, in one transaction. When somebody else was first, what they wrote stands. */
export async function recordPayment(ports: RecordPorts, booking: Booking, result: PaymentResult): Promise<Recorded> {
  if (result.kind === "refused") {
    return endBooking(ports, booking, roadToEnd(booking.state, result.end), { code: "payment_declined", reason: result.reason });
  }
  const road = roadBetween(booking.state, result.kind === "paid" ? "confirmed" : result.reached);
  return { kind: "kept", booking: await ports.store.advance(booking.id, road, ports.clock.now()) };
}

/** Ends a booking and gives its units back, in the store and to the next search. */
export async function endBooking(
  ports: RecordPorts,
  booking: Booking,
  road: readonly BookingState[],
  failure: BookingFailure,
): Promise<Recorded> {
  const { store, clock } = ports;
  const ended = await store.end(booking.id, road, failure, clock.now());
  if (!ended) return { kind: "kept", booking: await store.advance(booking.id, [], clock.now()) };
  stockOf(ports, booking.kind).noteSold(booking.claims, -booking.units);
  return { kind: "ended", failure };
}

/** Money can only be let go where it has been set aside. */
const roadToEnd = (from: BookingState, end: "failed" | "released"): readonly BookingState[] =>
  end === "released" ? [...roadBetween(from, "authorised"), end] : [end];
