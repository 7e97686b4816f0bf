import type { PlaceNames } from "../../suggest/name-tables.ts";
import type { WorldCity } from "../world/index.ts";

/** A country, a region, an island or a coast, and the cities in it. */
export interface RegionGroup {
  readonly names: readonly string[];
  readonly abbreviation: string | null;
  /** Numbers of cities, by standing; none where the world has no hotel. */
  readonly members: readonly number[];
}

/**
 * All countries, the regions that cities name, and the islands and coasts that the tables of names know by airport codes.
 * @param cities by standing.
 */
export function regionGroups(cities: readonly WorldCity[], names: PlaceNames): readonly RegionGroup[] {
  const countries = Map.groupBy(cities.keys(), (city) => cities[city]?.country ?? "");
  const regions = Map.groupBy(cities.keys(), (city) => cities[city]?.region ?? "");
  const cityOfCode = new Map(cities.flatMap(({ codes }, city) => codes.map((code) => [code, city] as const)).toReversed());
  const tabled = names.regions.map(({ names: region, abbreviation = null, places }): RegionGroup => {
    const named = region.flatMap((name) => regions.get(withoutSort(name)) ?? []);
    const members = new Set([...named, ...places.flatMap((code) => cityOfCode.get(code) ?? [])]);
    return { names: region, abbreviation, members: [...members].sort((a, b) => a - b) };
  });
  const known = new Set(["", ...names.regions.flatMap(({ names: region }) => region)]);
  const others = [...regions]
    .filter(([region]) => !known.has(region))
    .map(([region, members]) => [region, withNamesake(region, members, cities)] as const);
  return [
    ...Object.entries(names.countries).map(([code, called]) => ({ names: called, abbreviation: null, members: countries.get(code) ?? [] })),
    ...others.map(([region, members]): RegionGroup => ({ names: [region], abbreviation: null, members })),
    ...tabled,
  ];
}

/** `Washington` of `Washington State`: how a table tells a region from a city of its name. */
const withoutSort = (name: string): string => name.replace(/ (?:State|Province|Canada)$/, "");

/** Zacatecas is in Zacatecas, also where it needs no region to be told from others. */
function withNamesake(region: string, members: readonly number[], cities: readonly WorldCity[]): readonly number[] {
  const country = cities[members[0] ?? -1]?.country;
  const namesake = cities.findIndex((city) => city.name === region && city.country === country);
  return namesake < 0 || members.includes(namesake) ? members : [...members, namesake].sort((a, b) => a - b);
}
