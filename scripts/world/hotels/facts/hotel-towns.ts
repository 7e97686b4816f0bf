import { readTable } from "../../facts/read-table.ts";

/** A town that people travel to though no destination of the flights is called after it: Banff, Kyoto. */
export interface HotelTownFact {
  /** GeoNames id. */
  readonly id: number;
  /** As guests call it; "" for what GeoNames calls it. */
  readonly name: string;
  /** As `hotelWeight` of `data/destinations.csv`. */
  readonly hotelWeight: number;
  /** As those of `data/destinations.csv`. */
  readonly themes: readonly string[];
}

export const HOTEL_TOWNS: ReadonlyMap<number, HotelTownFact> = new Map(
  readTable("hotel-towns.csv", (row) => {
    const id = row.number("geonames");
    return [id, { id, name: row.text("name"), hotelWeight: row.number("hotelWeight"), themes: row.list("themes") }] as const;
  }),
);
