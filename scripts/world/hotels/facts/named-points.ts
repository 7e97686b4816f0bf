import { readTable } from "../../facts/read-table.ts";

/** A place of a destination that has a name: a neighborhood or a landmark. */
export interface NamedPoint {
  readonly name: string;
  readonly latitude: number;
  readonly longitude: number;
}

/** Neighborhoods that we typed, by code of the destination or GeoNames id of a town of `hotel-towns.csv`, the best known first. */
export const TYPED_DISTRICTS = readPoints("districts.csv");
/** What people come to see, by code of the destination. */
export const TYPED_LANDMARKS = readPoints("landmarks.csv");

function readPoints(file: string): ReadonlyMap<string, readonly NamedPoint[]> {
  const points = readTable(file, (row) => ({
    code: row.text("code"),
    point: { name: row.text("name"), latitude: row.number("latitude"), longitude: row.number("longitude") },
  }));
  const byCode = Map.groupBy(points, ({ code }) => code);
  return new Map([...byCode].map(([code, rows]) => [code, rows.map(({ point }) => point)]));
}
