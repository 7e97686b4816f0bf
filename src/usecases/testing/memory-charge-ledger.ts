import type { Charge, ChargeLedger, GivenBack } from "../ports/charge-ledger.ts";

/** The sandbox's books for unit tests. */
export function createMemoryChargeLedger(): ChargeLedger & { readonly charges: readonly Charge[] } {
  const charges: Charge[] = [];
  const refunds: GivenBack[] = [];
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
    giveBack: async (refund) => {
      if (refunds.some(({ key }) => key === refund.key)) return true;
      const charge = charges.find(({ paymentId }) => paymentId === refund.paymentId);
      const ofCharge = refunds.filter(({ paymentId }) => paymentId === refund.paymentId);
      const given = ofCharge.reduce((sum, { amount }) => sum + amount.amountMinor, 0);
      if (charge?.state !== "captured" || given + refund.amount.amountMinor > charge.amount.amountMinor) return false;
      refunds.push(refund);
      return true;
    },
    hasGivenBack: async (key) => refunds.some((refund) => refund.key === key),
  };
}
