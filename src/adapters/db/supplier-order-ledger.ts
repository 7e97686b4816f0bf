import { eq } from "drizzle-orm";
import type { OrderLedger } from "../../usecases/ports/order-ledger.ts";
import type { Database } from "./open-database.ts";
import { supplierOrders } from "./schema/index.ts";

/** The embedded suppliers' books in our database. */
export function createOrderLedger({ queries }: Database): OrderLedger {
  const find: OrderLedger["find"] = async (key) => {
    const [row] = await queries.select().from(supplierOrders).where(eq(supplierOrders.key, key));
    return row ?? null;
  };
  return {
    find,
    open: async (order) => {
      await queries.insert(supplierOrders).values(order).onConflictDoNothing({ target: supplierOrders.key });
      return (await find(order.key)) ?? order;
    },
    cancel: async (key) => {
      const [row] = await queries.update(supplierOrders).set({ state: "cancelled" }).where(eq(supplierOrders.key, key)).returning();
      return row ?? null;
    },
  };
}
