import { bigint, char, pgTable, text } from "drizzle-orm/pg-core";
import type { CurrencyCode } from "../../../core/kernel/index.ts";
import { instant } from "./instant.ts";

/** What the sandbox gateway has given back. */
export const sandboxRefunds = pgTable("sandbox_refunds", {
  key: text().primaryKey(),
  paymentId: text("payment_id").notNull(),
  amountMinor: bigint("amount_minor", { mode: "number" }).notNull(),
  currency: char({ length: 3 }).$type<CurrencyCode>().notNull(),
  createdAt: instant("created_at").notNull(),
});
