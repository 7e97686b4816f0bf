import { readTable } from "./read-table.ts";

/** A nonstop route of one airline. */
export interface AirlineRoute {
  readonly airline: string;
  readonly from: string;
  readonly to: string;
}

/** A route that the plan must have, by that airline (`data/must-exist.csv`). */
export const MUST_EXIST: readonly AirlineRoute[] = readTable("must-exist.csv", (row) => ({
  airline: row.text("airline"),
  from: row.text("from"),
  to: row.text("to"),
}));

/** A route between two countries, neither of them the airline's own (`data/fifth-freedoms.csv`). */
export const FIFTH_FREEDOMS: readonly (AirlineRoute & { readonly confidence: "high" | "medium" })[] = readTable(
  "fifth-freedoms.csv",
  (row) => ({
    airline: row.text("airline"),
    from: row.text("from"),
    to: row.text("to"),
    confidence: row.oneOf("confidence", ["high", "medium"]),
  }),
);

/** A pair that nobody flies, with the reason (`data/must-not-exist.csv`). */
export const MUST_NOT_EXIST: readonly { readonly from: string; readonly to: string; readonly reason: string }[] = readTable(
  "must-not-exist.csv",
  (row) => ({ from: row.text("from"), to: row.text("to"), reason: row.text("reason") }),
);

/** An airline and airports that it does not fly to, however likely the model thinks it (`data/unserved-airports.csv`). */
export const UNSERVED_AIRPORTS: readonly { readonly airline: string; readonly airports: readonly string[] }[] = readTable(
  "unserved-airports.csv",
  (row) => ({ airline: row.text("airline"), airports: row.list("airports") }),
);

/** A big pair between continents that somebody flies nonstop (`data/intercontinental-trunks.csv`): the plan does not read it, the check does. */
export const INTERCONTINENTAL_TRUNKS: readonly { readonly from: string; readonly to: string }[] = readTable(
  "intercontinental-trunks.csv",
  (row) => ({ from: row.text("from"), to: row.text("to") }),
);
