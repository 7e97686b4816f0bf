import type { Charge, ChargeLedger } from "../ports/charge-ledger.ts";

/** The sandbox's books for unit tests. */
export function createMemoryChargeLedger(): ChargeLedger & { readonly charges: readonly Charge[] } {
  const charges: Charge[] = [];
  return {
    charges,
    open: async (charge) => {
      const kept = charges.find(({ key }) => key === charge.key);
      if (!kept) charges.push(charge);
      return kept ?? charge;
    },
    find: async (key) => charges.find((charge) => charge.key === key) ?? null,
    close: async (paymentId, state) => {
      const index = charges.findIndex((charge) => charge.paymentId === paymentId);
      const charge = charges[index];
      if (!charge) return null;
      const closed = charge.state === "authorised" ? { ...charge, state } : charge;
      charges[index] = closed;
      return closed;
    },
  };
}
