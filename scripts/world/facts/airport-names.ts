import { readTable } from "./read-table.ts";

/** Airport code to the airport's name of today in English, where the packages have one of former times or none that anybody uses (`data/airport-names.csv`). */
export const AIRPORT_NAMES: ReadonlyMap<string, string> = new Map(
  readTable("airport-names.csv", (row) => [row.text("iata"), row.text("name")] as const),
);
