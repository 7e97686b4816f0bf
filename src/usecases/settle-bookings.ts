import type { Booking } from "../core/booking/index.ts";
import { isBefore, minutesBefore, secondsBefore } from "../core/kernel/index.ts";
import { carryOn, type PaymentPorts, paymentKey } from "./payment.ts";
import { endBooking, recordPayment, type RecordPorts } from "./record-payment.ts";

/** Younger bookings are still in the hands of the request that makes them. */
const LEAVE_ALONE_SECONDS = 5;
/** A gateway that has not heard of a payment after this long will not hear of it any more. */
const NEVER_ASKED_MINUTES = 30;
/** What one sweep looks at. */
const SWEEP_LIMIT = 50;

/** How many bookings a sweep brought to an end, and how many still wait for the gateway. */
export interface SweepCount {
  readonly confirmed: number;
  readonly ended: number;
  readonly waiting: number;
}

/**
 * Finds out what became of payments whose outcome was unknown: a gateway that timed out, a process that died half-way. To be
 * run every few seconds, by any number of nodes at once: whoever comes second finds the booking moved and leaves it.
 */
export function createSettleBookings(ports: PaymentPorts & RecordPorts): () => Promise<SweepCount> {
  return async () => {
    const before = secondsBefore(ports.clock.now(), LEAVE_ALONE_SECONDS);
    const count = { confirmed: 0, ended: 0, waiting: 0 };
    for (const booking of await ports.store.listUnsettled(before, SWEEP_LIMIT)) {
      count[await settle(ports, booking)] += 1;
    }
    return count;
  };
}

async function settle(ports: PaymentPorts & RecordPorts, booking: Booking): Promise<keyof SweepCount> {
  const now = ports.clock.now();
  const status = await ports.gateway.lookup(paymentKey(booking.id), now);
  const isOld = isBefore(booking.createdAt, minutesBefore(now, NEVER_ASKED_MINUTES));
  if (status.kind === "not_found" && booking.state === "held" && isOld) {
    await endBooking(ports, booking, ["expired"], { code: "payment_declined", reason: "declined" });
    return "ended";
  }
  const result = await carryOn(ports, booking, status);
  if (result.kind === "unknown") return "waiting";
  const recorded = await recordPayment(ports, booking, result);
  return recorded.kind === "kept" && recorded.booking.state === "confirmed" ? "confirmed" : "ended";
}
