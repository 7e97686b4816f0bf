import { readTable } from "./read-table.ts";

/** Airport code to the city as travelers call it, where the packages say nothing or something else (`data/airport-cities.csv`). */
export const AIRPORT_CITIES: ReadonlyMap<string, string> = new Map(
  readTable("airport-cities.csv", (row) => [row.text("iata"), row.text("city")] as const),
);
