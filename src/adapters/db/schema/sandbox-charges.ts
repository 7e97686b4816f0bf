import { bigint, char, pgTable, text } from "drizzle-orm/pg-core";
import type { CurrencyCode } from "../../../core/kernel/index.ts";
import type { Charge } from "../../../usecases/ports/charge-ledger.ts";
import { instant } from "./instant.ts";

/** The sandbox gateway's books, in place of a bank's. No card data: only the token that stood for it. */
export const sandboxCharges = pgTable("sandbox_charges", {
  key: text().primaryKey(),
  paymentId: text("payment_id").notNull().unique(),
  token: text().notNull(),
  amountMinor: bigint("amount_minor", { mode: "number" }).notNull(),
  currency: char({ length: 3 }).$type<CurrencyCode>().notNull(),
  state: text().$type<Charge["state"]>().notNull(),
  declineReason: text("decline_reason").$type<NonNullable<Charge["declineReason"]>>(),
  silentUntil: instant("silent_until"),
  createdAt: instant("created_at").notNull(),
});
