import type { AirlineRoute } from "./known-routes.ts";
import { readTable } from "./read-table.ts";

/** Routes added so that every destination lies within two stops of the United States, each with its reason (`data/reach-links.csv`). */
export const REACH_LINKS: readonly (AirlineRoute & { readonly reason: string })[] = readTable("reach-links.csv", (row) => ({
  airline: row.text("airline"),
  from: row.text("from"),
  to: row.text("to"),
  reason: row.text("reason"),
}));
