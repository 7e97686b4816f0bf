import type { Booking } from "../../core/booking/index.ts";
import type { OutsideFacts } from "../../core/desk/index.ts";
import type { OrderStatus } from "../ports/order-desk.ts";
import type { PaymentStatus } from "../ports/payment-gateway.ts";
import { orderKey, paymentKey } from "../process/call-keys.ts";
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

/** What gateway and supplier say of a booking now. */
export async function askOutside({ gateway, orders, clock }: DeskPorts, { id }: Pick<Booking, "id">): Promise<OutsideFacts> {
  const now = clock.now();
  const [payment, order] = await Promise.all([gateway.lookup(paymentKey(id), now), orders.find(orderKey(id), now)]);
  return { money: MONEY[payment.kind], order: ORDER[order.kind] };
}
