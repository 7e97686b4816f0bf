import { pgTable, text } from "drizzle-orm/pg-core";
import type { LedgerOrder } from "../../../usecases/ports/order-ledger.ts";
import { instant } from "./instant.ts";

/** The embedded suppliers' books, in place of an airline's or a hotel's. */
export const supplierOrders = pgTable("supplier_orders", {
  key: text().primaryKey(),
  reference: text().notNull().unique(),
  state: text().$type<LedgerOrder["state"]>().notNull(),
  createdAt: instant("created_at").notNull(),
});
