import type { BookingId } from "../../src/core/kernel/index.ts";
import type { OrderPlacer } from "../../src/usecases/ports/order-placer.ts";
import type { PaymentGateway } from "../../src/usecases/ports/payment-gateway.ts";
import { bookingIn } from "./attribution.ts";
import type { Act } from "./etiquette.ts";
import { ask, type Wire } from "./wire.ts";
import type { World } from "./world.ts";

/** The bank as a server sees it, at the end of a wire. */
export function gatewayOver(wire: Omit<Wire, "party">, { bank, etiquette, deadlines }: World, skewMs: number): PaymentGateway {
  const far: Wire = { ...wire, party: "bank" };
  const { looks, acts } = mannersOf(far, etiquette);
  return {
    name: "simulated",
    authorise: ({ key, amount, card }) => {
      deadlines.usesCard(wire.life, bookingIn(key), skewMs);
      return acts("authorise", key, () => bank.authorise(key, amount, card));
    },
    capture: ({ key, paymentId }) => acts("capture", key, () => bank.capture(key, paymentId)),
    void: ({ key, paymentId }) => ask(far, `void ${key}`, () => bank.void(paymentId)),
    lookup: (key) => looks(["authorise", "capture"], key, () => bank.lookup(key)),
    refund: ({ key, paymentId, amount }) => acts("refund", key, () => bank.refund(key, paymentId, amount)),
    lookupRefund: (key) => looks(["refund"], key, () => bank.lookupRefund(key)),
  };
}

/** The supplier as a server sees it, at the end of a wire. */
export function ordersOver(wire: Omit<Wire, "party">, { supplier, ledger, etiquette, deadlines }: World, skewMs: number): OrderPlacer {
  const far: Wire = { ...wire, party: "supplier" };
  const { looks, acts } = mannersOf(far, etiquette);
  const takenBy = (id: string) => ledger.bookings.get(id as BookingId) ?? { claims: [], units: 0 };
  return {
    name: "simulated",
    place: ({ key, bookingId }) => {
      deadlines.orders(wire.life, bookingId, skewMs);
      return acts("place", key, () => supplier.place(key, takenBy(bookingId)));
    },
    find: (key) => looks(["place"], key, () => supplier.find(key)),
    cancel: (key) => ask(far, `cancel ${key}`, () => supplier.cancel(key)),
  };
}

/** Calls that must not be made twice, and questions of what became of them. */
function mannersOf(wire: Wire, etiquette: World["etiquette"]) {
  const { life } = wire;
  return {
    acts: <Answer>(act: Act, key: string, make: () => Answer) => {
      etiquette.asks(life, act, key);
      return ask(wire, `${act} ${key}`, make);
    },
    looks: async <Answer extends { readonly kind: string }>(acts: readonly Act[], key: string, make: () => Answer) => {
      const answer = await ask(wire, `lookup ${key}`, make);
      if (answer.kind !== "unknown") etiquette.toldOf(life, acts, key);
      return answer;
    },
  };
}
