import { readTable } from "./read-table.ts";

/** Names of airlines in the lists of 2017, in the form `stationListName` gives, to the codes of those that fly today; none: it ended. */
export const STATION_LIST_NAMES: ReadonlyMap<string, readonly string[]> = new Map(
  readTable("station-list-names.csv", (row) => [row.text("name"), row.list("airlines")] as const),
);

/** Fields that a directory flags as scheduled though nobody flies there for everybody (`data/unscheduled-fields.csv`). */
export const UNSCHEDULED_FIELDS: ReadonlySet<string> = new Set(readTable("unscheduled-fields.csv", (row) => row.text("iata")));

/** Airports that have closed since then, each to the one that took its flights (`data/moved-airports.csv`). */
export const MOVED_AIRPORTS: ReadonlyMap<string, string> = new Map(
  readTable("moved-airports.csv", (row) => [row.text("from"), row.text("to")] as const),
);
