import { cityNames } from "../../../../src/engine/suggest/city-names.ts";
import { fold } from "../../../../src/core/kernel/index.ts";
import type { HotelCity } from "./hotel-city.ts";

const MOST_NAMES = 8;

/** Other names under which people look for a city, in Latin letters, without those that fold to the same. */
export function otherNames(city: HotelCity): readonly string[] {
  const typed = city.destination === null ? undefined : cityNames[city.destination];
  const candidates = [...(typed?.es === undefined ? [] : [typed.es]), ...(typed?.also ?? []), city.geoName];
  const seen = new Set([fold(city.name)]);
  const names: string[] = [];
  for (const name of candidates) {
    const key = fold(name);
    if (key === "" || seen.has(key)) continue;
    seen.add(key);
    names.push(name);
  }
  return names.slice(0, MOST_NAMES);
}
