import { and, eq } from "drizzle-orm";
import { money } from "../../core/kernel/index.ts";
import type { Charge, ChargeLedger } from "../../usecases/ports/charge-ledger.ts";
import type { Database } from "./open-database.ts";
import { sandboxCharges } from "./schema/index.ts";

/** The sandbox gateway's books in our database. */
export function createChargeLedger({ queries }: Database): ChargeLedger {
  const find = async (key: string): Promise<Charge | null> => {
    const [row] = await queries.select().from(sandboxCharges).where(eq(sandboxCharges.key, key));
    return row ? chargeOf(row) : null;
  };
  return {
    find,
    open: async (charge) => {
      await queries.insert(sandboxCharges).values(rowOf(charge)).onConflictDoNothing({ target: sandboxCharges.key });
      return (await find(charge.key)) ?? charge;
    },
    close: async (paymentId, state) => {
      const ofPayment = eq(sandboxCharges.paymentId, paymentId);
      await queries
        .update(sandboxCharges)
        .set({ state })
        .where(and(ofPayment, eq(sandboxCharges.state, "authorised")));
      const [row] = await queries.select().from(sandboxCharges).where(ofPayment);
      return row ? chargeOf(row) : null;
    },
  };
}

type ChargeRow = typeof sandboxCharges.$inferSelect;

function rowOf({ amount, ...charge }: Charge): ChargeRow {
  return { ...charge, amountMinor: amount.amountMinor, currency: amount.currency };
}

function chargeOf({ amountMinor, currency, ...row }: ChargeRow): Charge {
  return { ...row, amount: money(amountMinor, currency) };
}
