import { fold } from "../../../../src/core/kernel/index.ts";
import { cityNames } from "../../../../src/engine/suggest/city-names.ts";
import { nicknames } from "../../../../src/engine/suggest/nicknames.ts";
import type { HotelCity } from "./hotel-city.ts";

const MOST_NAMES = 10;
/** GeoNames has names in every language, and no word on which ones people use: only big cities get some, and few. */
const GEO_NAMES_POPULATION = 400_000;
const MOST_GEO_NAMES = 3;
const WRITTEN_IN_LATIN = /^\p{Script=Latin}[\p{Script=Latin}' -]{3,19}$/u;

/**
 * Other names under which people look for a city, in Latin letters and each once: those we typed for its code, or for the airport
 * that has its name; what GeoNames calls it; and, for big cities, names there that begin otherwise, so that typing the first
 * letters would not find the city. A name that another city of the list has is left to that one.
 */
export function otherNames(city: HotelCity, ownAirport: string | null, isTaken: (foldedName: string) => boolean): readonly string[] {
  const code = city.destination ?? ownAirport ?? "";
  const typed = cityNames[code];
  const spanish = typed?.es === undefined ? [] : [typed.es];
  const candidates = [...spanish, ...(typed?.also ?? []), ...(city.destination === null ? [] : (nicknames[code] ?? [])), city.geoName];
  const all = typed === undefined && city.population >= GEO_NAMES_POPULATION ? [...candidates, ...strangeNames(city)] : candidates;
  const seen = new Set([fold(city.name)]);
  return all
    .filter((name) => {
      const key = fold(name);
      const isNew = key !== "" && !seen.has(key) && !isTaken(key);
      seen.add(key);
      return isNew;
    })
    .slice(0, MOST_NAMES);
}

/** Mukden for Shenyang, Canton for Guangzhou. */
function strangeNames({ name, alternates }: HotelCity): readonly string[] {
  const beginnings = new Set([beginning(name)]);
  const found = alternates.split(",").filter((other) => {
    if (!WRITTEN_IN_LATIN.test(other) || beginnings.has(beginning(other))) return false;
    beginnings.add(beginning(other));
    return true;
  });
  return found.slice(0, MOST_GEO_NAMES);
}

const beginning = (name: string): string => fold(name).slice(0, 2);
