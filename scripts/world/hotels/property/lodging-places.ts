import { distanceKm } from "../../../../src/core/maps/index.ts";
import { readTable } from "../../facts/read-table.ts";

/** A town of which we know more than of its country (`data/lodging-places.csv`). */
interface LodgingPlace {
  readonly key: string;
  readonly country: string;
  /** As GeoNames codes it, in the United States and Canada, whose taxes end at its border; else "". */
  readonly region: string;
  readonly latitude: number;
  readonly longitude: number;
  /** What lies within is as the town itself. */
  readonly radiusKm: number;
}

export const LODGING_PLACES: readonly LodgingPlace[] = readTable("lodging-places.csv", (row) => ({
  key: row.text("key"),
  country: row.text("country"),
  region: row.text("region"),
  latitude: row.number("latitude"),
  longitude: row.number("longitude"),
  radiusKm: row.number("radiusKm"),
}));

const BY_COUNTRY: ReadonlyMap<string, readonly LodgingPlace[]> = Map.groupBy(LODGING_PLACES, ({ country }) => country);

interface Located {
  readonly country: string;
  readonly regionCode: string;
  readonly latitude: number;
  readonly longitude: number;
}

/** The nearest of the places whose radius holds the city, in its own country and region; null when there is none. */
export function findLodgingPlace(city: Located): LodgingPlace | null {
  let nearest: LodgingPlace | null = null;
  let nearestKm = Infinity;
  for (const place of BY_COUNTRY.get(city.country) ?? []) {
    if (place.region !== "" && place.region !== city.regionCode) continue;
    const km = distanceKm(place, city);
    if (km > place.radiusKm || km >= nearestKm) continue;
    [nearest, nearestKm] = [place, km];
  }
  return nearest;
}
