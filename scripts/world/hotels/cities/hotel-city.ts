import type { PropertyCity } from "../property/property.ts";

/** A city that gets hotels, with what its own places know of it. */
export interface HotelCity extends PropertyCity {
  /** `Washington` for Seattle; "" where the country alone says enough. */
  readonly region: string;
  readonly zone: string;
  /** Code of its row in `data/destinations.csv`; null for a city that is there for its size or a town of `data/hotel-towns.csv`. */
  readonly destination: string | null;
  /** How far from the middle its hotels stand. */
  readonly spreadKm: number;
  /** What GeoNames calls it, and every other name there, parted by commas. */
  readonly geoName: string;
  readonly alternates: string;
}
