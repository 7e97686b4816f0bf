import { type Booking, givesBack } from "../../core/booking/index.ts";
import type { OutsideFacts } from "../../core/desk/index.ts";
import type { OrderStatus } from "../ports/order-placer.ts";
import type { PaymentStatus, RefundStatus } from "../ports/payment-gateway.ts";
import { orderKey, paymentKey, refundKey } from "../process/call-keys.ts";
import type { DeskPorts } from "./desk-ports.ts";

const MONEY: Readonly<Record<PaymentStatus["kind"], OutsideFacts["money"]>> = {
  authorised: "set_aside",
  captured: "taken",
  voided: "not_taken",
  declined: "not_taken",
  not_found: "not_taken",
  unknown: "unknown",
};

const ORDER: Readonly<Record<OrderStatus["kind"], OutsideFacts["order"]>> = {
  ordered: "ordered",
  cancelled: "none",
  not_found: "none",
  unknown: "unknown",
};

const REFUND: Readonly<Record<RefundStatus["kind"], OutsideFacts["refund"]>> = {
  refunded: "refunded",
  declined: "none",
  not_found: "none",
  unknown: "unknown",
};

/** What gateway and supplier say of a booking now. */
export async function askOutside({ gateway, orders, clock }: DeskPorts, { id, progress }: Booking): Promise<OutsideFacts> {
  const now = clock.now();
  const isOwed = givesBack(progress);
  const [payment, order, refund] = await Promise.all([
    gateway.lookup(paymentKey(id), now),
    orders.find(orderKey(id), now),
    isOwed ? gateway.lookupRefund(refundKey(id), now) : ({ kind: "not_found" } as const),
  ]);
  return { money: MONEY[payment.kind], order: ORDER[order.kind], refund: REFUND[refund.kind] };
}
