import { and, eq } from "drizzle-orm";
import { money } from "../../core/kernel/index.ts";
import type { Charge, ChargeLedger, GivenBack } from "../../usecases/ports/charge-ledger.ts";
import type { Database, Queries } from "./open-database.ts";
import { sandboxCharges, sandboxRefunds } from "./schema/index.ts";

/** The sandbox gateway's books in our database. */
export function createChargeLedger(database: Database): ChargeLedger {
  const { queries } = database;
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
    giveBack: (refund) => database.transaction((tx) => writeRefund(tx, refund)),
    hasGivenBack: async (key) => (await queries.select().from(sandboxRefunds).where(eq(sandboxRefunds.key, key))).length > 0,
  };
}

/** The charge's row is locked first: two refunds of one payment are reckoned one after the other. */
async function writeRefund(tx: Queries, { key, paymentId, amount, createdAt }: GivenBack): Promise<boolean> {
  const [charge] = await tx.select().from(sandboxCharges).where(eq(sandboxCharges.paymentId, paymentId)).for("update");
  const earlier = await tx.select().from(sandboxRefunds).where(eq(sandboxRefunds.paymentId, paymentId));
  if (earlier.some((refund) => refund.key === key)) return true;
  const given = earlier.reduce((sum, refund) => sum + refund.amountMinor, 0);
  if (charge?.state !== "captured" || given + amount.amountMinor > charge.amountMinor) return false;
  await tx.insert(sandboxRefunds).values({ key, paymentId, amountMinor: amount.amountMinor, currency: amount.currency, createdAt });
  return true;
}

type ChargeRow = typeof sandboxCharges.$inferSelect;

function rowOf({ amount, ...charge }: Charge): ChargeRow {
  return { ...charge, amountMinor: amount.amountMinor, currency: amount.currency };
}

function chargeOf({ amountMinor, currency, ...row }: ChargeRow): Charge {
  return { ...row, amount: money(amountMinor, currency) };
}
