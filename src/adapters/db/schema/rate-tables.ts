import { jsonb, pgTable } from "drizzle-orm/pg-core";
import type { RateTable } from "../../../core/pricing/index.ts";
import { instant } from "./instant.ts";

/** Exchange rates with the moment from which they held: an offer is billed with those that it was shown with. */
export const rateTables = pgTable("rate_tables", {
  since: instant().primaryKey(),
  rates: jsonb().$type<RateTable>().notNull(),
});
