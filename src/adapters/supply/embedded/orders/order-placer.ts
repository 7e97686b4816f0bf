import type { OrderPlacer } from "../../../../usecases/ports/order-placer.ts";
import type { OrderLedger } from "../../../../usecases/ports/order-ledger.ts";

/** Issues tickets and rooms of the embedded world: it writes them down, and nobody flies or sleeps for it. */
export function createEmbeddedOrderPlacer(ports: { ledger: OrderLedger; newReference: () => string }): OrderPlacer {
  const { ledger, newReference } = ports;
  return {
    name: "embedded",
    place: async ({ key, at }) => {
      const order = await ledger.open({ key, reference: newReference(), state: "ordered", createdAt: at });
      return order.state === "ordered" ? { kind: "ordered", reference: order.reference } : { kind: "refused" };
    },
    find: async (key) => {
      const order = await ledger.find(key);
      if (!order) return { kind: "not_found" };
      return order.state === "ordered" ? { kind: "ordered", reference: order.reference } : { kind: "cancelled" };
    },
    cancel: async (key, at) => {
      // What was never ordered is written down as taken back, so that an order on its way finds the door closed.
      const order = await ledger.open({ key, reference: newReference(), state: "cancelled", createdAt: at });
      if (order.state !== "cancelled") await ledger.cancel(key);
      return { kind: "cancelled" };
    },
  };
}
