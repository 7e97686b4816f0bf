import { kmBetween } from "./great-circle.ts";
import type { WorldAirport, WorldMetro } from "./world.ts";

/** Airports of the same city name and country farther apart than this are of two cities: Portland in Oregon and in Maine. */
const ONE_CITY_KM = 100;

/**
 * One number for each airport, the same for airports of one area: those of one metropolitan area, and those of one city (same
 * name and country, within 100 km). Areas that share an airport are one.
 */
export function areasOf(airports: readonly WorldAirport[], metros: readonly WorldMetro[], vectors: Float64Array): Uint16Array {
  const area = Uint16Array.from(airports, (_, index) => index);
  const unite = (first: number, second: number): void => {
    const [kept, gone] = [area[first] as number, area[second] as number];
    if (kept === gone) return;
    for (let index = 0; index < area.length; index++) if (area[index] === gone) area[index] = kept;
  };
  for (const { airports: members } of metros) for (const member of members) unite(members[0] ?? member, member);
  const byCity = Map.groupBy(airports.keys(), (index) => `${airports[index]?.country}/${airports[index]?.city}`);
  for (const members of byCity.values()) {
    for (const first of members)
      for (const second of members) if (second > first && kmBetween(vectors, first, second) <= ONE_CITY_KM) unite(first, second);
  }
  return area;
}
