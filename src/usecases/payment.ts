import { type Booking, dueNow } from "../core/booking/index.ts";
import type { BookingId } from "../core/kernel/index.ts";
import type { CardDetails } from "../core/payments/index.ts";
import type { DeclineReason, PaymentGateway, PaymentStatus } from "./ports/payment-gateway.ts";
import type { Clock } from "./ports/system.ts";

export interface PaymentPorts {
  readonly gateway: PaymentGateway;
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
  const outcome = await ports.gateway.authorise({ key, amount: dueNow(booking), card, at: ports.clock.now() });
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

/** Takes the money that has been set aside; when the bank refuses even now, lets it go. */
async function capture({ gateway, clock }: PaymentPorts, booking: Booking, paymentId: string): Promise<PaymentResult> {
  const order = { key: paymentKey(booking.id), paymentId, at: clock.now() };
  const outcome = await gateway.capture(order);
  if (outcome.kind === "captured") return { kind: "paid" };
  if (outcome.kind === "unknown") {
    const status = await gateway.lookup(order.key, clock.now());
    return status.kind === "captured" ? { kind: "paid" } : { kind: "unknown", reached: "authorised" };
  }
  const released = await gateway.void(order);
  return released.kind === "voided"
    ? { kind: "refused", reason: outcome.reason, end: "released" }
    : { kind: "unknown", reached: "authorised" };
}
