import { fold } from "../../../../src/core/kernel/index.ts";
import { cityNames } from "../../../../src/engine/suggest/city-names.ts";
import { nicknames } from "../../../../src/engine/suggest/nicknames.ts";
import { typedNames } from "../facts/hotel-city-names.ts";
import type { HotelCity } from "./hotel-city.ts";

const MOST_NAMES = 10;

/**
 * Other names under which people look for a city, in Latin letters and each once: those we typed for its code, for the airport
 * that has its name or for itself, and what GeoNames calls it. Of the names in all languages that GeoNames has, it does not say
 * which ones people use, so they are left out. A name that another city of the list has is left to that one.
 */
export function otherNames(city: HotelCity, ownAirport: string | null, isTaken: (foldedName: string) => boolean): readonly string[] {
  const code = city.destination ?? ownAirport ?? "";
  const { es, also = [] } = cityNames[code] ?? {};
  const nicks = city.destination === null ? [] : (nicknames[code] ?? []);
  const seen = new Set([fold(city.name)]);
  return [...(es === undefined ? [] : [es]), ...also, ...typedNames(city.country, city.geoName), city.geoName, ...nicks]
    .filter((name) => {
      const key = fold(name);
      const isNew = key !== "" && !seen.has(key) && !isTaken(key);
      seen.add(key);
      return isNew;
    })
    .slice(0, MOST_NAMES);
}
