import { readTable } from "../../facts/read-table.ts";

/**
 * Divisions in words, by `US.WA` (country and first-order division as GeoNames codes it) or by the GeoNames id of one city whose
 * namesake is in the same division.
 */
export const HOTEL_REGIONS: ReadonlyMap<string, string> = new Map(
  readTable("hotel-regions.csv", (row) => [row.text("key"), row.text("region")] as const),
);
