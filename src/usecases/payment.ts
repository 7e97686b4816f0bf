import type { Booking, BookingFailure, BookingState } from "../core/booking/index.ts";
import { roadBetween } from "../core/booking/index.ts";
import type { BookingId } from "../core/kernel/index.ts";
import type { CardDetails } from "../core/payments/index.ts";
import type { BookingStore } from "./ports/booking-store.ts";
import type { DeclineReason, PaymentGateway, PaymentStatus } from "./ports/payment-gateway.ts";
import type { Clock } from "./ports/system.ts";

export interface PaymentPorts {
  readonly gateway: PaymentGateway;
  readonly store: BookingStore;
  readonly clock: Clock;
}

/** How far a payment has come: all the way, nowhere for a reason, or nobody can say yet and the money may be taken. */
export type PaymentResult =
  | { readonly kind: "paid" }
  | { readonly kind: "refused"; readonly reason: DeclineReason; readonly end: "failed" | "released" }
  | { readonly kind: "unknown"; readonly reached: "held" | "authorised" };

/** The name of a booking's payment at the gateway. Stable: whoever tries again, charges once. */
export const paymentKey = (id: BookingId): string => `booking/${id}`;

/** Asks for the money. When the gateway does not answer, it is asked once what became of it. */
export async function pay(ports: PaymentPorts, booking: Booking, card: CardDetails): Promise<PaymentResult> {
  const key = paymentKey(booking.id);
  const outcome = await ports.gateway.authorise({ key, amount: booking.quote.total, card, at: ports.clock.now() });
  const status = outcome.kind === "unknown" ? await ports.gateway.lookup(key, ports.clock.now()) : outcome;
  return carryOn(ports, booking, status);
}

/** Goes on from whatever the gateway says about a booking's payment. */
export async function carryOn(ports: PaymentPorts, booking: Booking, status: PaymentStatus): Promise<PaymentResult> {
  switch (status.kind) {
    case "captured":
      return { kind: "paid" };
    case "declined":
      return { kind: "refused", reason: status.reason, end: "failed" };
    case "voided":
      return { kind: "refused", reason: "declined", end: "released" };
    case "authorised":
      return capture(ports, booking, status.paymentId);
    default:
      return { kind: "unknown", reached: "held" };
  }
}

async function capture({ gateway, clock }: PaymentPorts, booking: Booking, paymentId: string): Promise<PaymentResult> {
  const order = { key: paymentKey(booking.id), paymentId, at: clock.now() };
  const outcome = await gateway.capture(order);
  if (outcome.kind === "captured") return { kind: "paid" };
  if (outcome.kind === "declined") {
    const released = await gateway.void(order);
    return released.kind === "voided"
      ? { kind: "refused", reason: outcome.reason, end: "released" }
      : { kind: "unknown", reached: "authorised" };
  }
  const status = await gateway.lookup(order.key, clock.now());
  return status.kind === "captured" ? { kind: "paid" } : { kind: "unknown", reached: "authorised" };
}

/** Writes down how a payment came out. Gives the booking as it then stands, or why it ended. */
export async function record(
  { store, clock }: PaymentPorts,
  booking: Booking,
  result: PaymentResult,
): Promise<{ readonly booking: Booking } | { readonly failure: BookingFailure }> {
  const at = clock.now();
  if (result.kind !== "refused") {
    return {
      booking: await store.advance(booking.id, roadBetween(booking.state, result.kind === "paid" ? "confirmed" : result.reached), at),
    };
  }
  const failure: BookingFailure = { code: "payment_declined", reason: result.reason };
  const ended = await store.end(booking.id, roadToEnd(booking.state, result.end), failure, at);
  return ended ? { failure } : { booking: await store.advance(booking.id, [], at) };
}

/** Money can only be let go where it has been set aside. */
const roadToEnd = (from: BookingState, end: "failed" | "released"): readonly BookingState[] =>
  end === "released" ? [...roadBetween(from, "authorised"), end] : [end];
