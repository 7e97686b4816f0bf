import { fold } from "../../../../src/core/kernel/index.ts";
import type { HotelCity } from "./hotel-city.ts";

/** The chosen cities, to be found by id and by name. */
export interface CityList {
  has(id: number): boolean;
  /** Those with the folded name, as guests or as GeoNames call them. */
  named(folded: string): readonly HotelCity[];
}

export function cityList(cities: readonly HotelCity[]): CityList {
  const ids = new Set(cities.map(({ id }) => id));
  const byName = Map.groupBy(
    cities.flatMap((city) => [...new Set([fold(city.name), fold(city.geoName)])].map((name) => ({ name, city }))),
    ({ name }) => name,
  );
  const named = new Map([...byName].map(([name, entries]) => [name, entries.map(({ city }) => city)]));
  return { has: (id) => ids.has(id), named: (folded) => named.get(folded) ?? [] };
}
