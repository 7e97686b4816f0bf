import { readTable } from "../../facts/read-table.ts";

/** What a destination needs beyond its row when the town of its name is not where its hotels are. */
interface HotelPlaceFact {
  /** Of `data/destinations.csv`. */
  readonly code: string;
  /** GeoNames id of the main town; null when the name and the airport find it. */
  readonly town: number | null;
  /** How guests call it; "" for the destination's own name without what follows its comma. */
  readonly name: string;
  readonly region: string;
  /** The middle of its hotels, where it is not the town's. */
  readonly middle: { readonly latitude: number; readonly longitude: number } | null;
  /** How far from the middle its hotels stand; null for what its population says. */
  readonly spreadKm: number | null;
}

export const HOTEL_PLACES: ReadonlyMap<string, HotelPlaceFact> = new Map(
  readTable("hotel-places.csv", (row) => {
    const code = row.text("code");
    const [latitude, longitude] = [row.number("latitude", Number.NaN), row.number("longitude", Number.NaN)];
    return [
      code,
      {
        code,
        town: row.number("geonames", 0) || null,
        name: row.text("name"),
        region: row.text("region"),
        middle: Number.isNaN(latitude) ? null : { latitude, longitude },
        spreadKm: row.number("spreadKm", 0) || null,
      },
    ] as const;
  }),
);
