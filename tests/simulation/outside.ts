import type { OrderDesk } from "../../src/usecases/ports/order-desk.ts";
import type { PaymentGateway } from "../../src/usecases/ports/payment-gateway.ts";
import type { Bank } from "./bank.ts";
import type { Supplier } from "./supplier.ts";
import { ask, type Wire } from "./wire.ts";

/** The bank as a server sees it, at the end of a wire. */
export function gatewayOver(wire: Omit<Wire, "party">, bank: Bank): PaymentGateway {
  const far: Wire = { ...wire, party: "bank" };
  return {
    name: "simulated",
    authorise: ({ key, amount, card }) => ask(far, `authorise ${key}`, () => bank.authorise(key, amount, card)),
    capture: ({ key, paymentId }) => ask(far, `capture ${key}`, () => bank.capture(key, paymentId)),
    void: ({ key, paymentId }) => ask(far, `void ${key}`, () => bank.void(paymentId)),
    lookup: (key) => ask(far, `lookup ${key}`, () => bank.lookup(key)),
    refund: ({ key, paymentId, amount }) => ask(far, `refund ${key}`, () => bank.refund(key, paymentId, amount)),
    lookupRefund: (key) => ask(far, `lookup ${key}`, () => bank.lookupRefund(key)),
  };
}

/** The supplier as a server sees it, at the end of a wire. */
export function ordersOver(
  wire: Omit<Wire, "party">,
  supplier: Supplier,
  takenBy: (bookingId: string) => Parameters<Supplier["place"]>[1],
): OrderDesk {
  const far: Wire = { ...wire, party: "supplier" };
  return {
    name: "simulated",
    place: ({ key, bookingId }) => ask(far, `place ${key}`, () => supplier.place(key, takenBy(bookingId))),
    find: (key) => ask(far, `find ${key}`, () => supplier.find(key)),
    cancel: (key) => ask(far, `cancel ${key}`, () => supplier.cancel(key)),
  };
}
