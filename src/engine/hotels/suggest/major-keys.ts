import type { Key } from "../../suggest/key-index.ts";
import { keysFor, type NamesByKind } from "../../suggest/keys-for.ts";
import type { PlaceNames } from "../../suggest/name-tables.ts";
import type { WorldCity } from "../world/index.ts";
import type { MajorPlace } from "./major-places.ts";

/** All keys, and the cities that a country or region stands for: `groups[n]` for the target `~n`, by standing. */
export interface MajorKeys {
  readonly keys: readonly Key[];
  readonly groups: readonly (readonly number[])[];
}

/** Every spelling of every name of cities, airports, landmarks, countries and regions. */
export function collectMajorKeys(places: readonly MajorPlace[], cities: readonly WorldCity[], names: PlaceNames): MajorKeys {
  const keys = places.flatMap((place, number) => keysFor(number, namesOf(place, cities, names)));
  const groups = groupsOf(cities, names);
  for (const [number, { region, abbreviation }] of groups.entries()) keys.push(...keysFor(~number, { region, abbreviation }));
  return { keys, groups: groups.map(({ members }) => members) };
}

function namesOf({ kind, code, point, standing }: MajorPlace, cities: readonly WorldCity[], names: PlaceNames): NamesByKind {
  if (kind === "airport") return { code: code === null ? [] : [code], airport: [point.name] };
  if (kind === "landmark") return { landmark: [point.name] };
  const { name, codes, otherNames } = cities[standing] as WorldCity;
  const spanish = codes.flatMap((city) => (Object.hasOwn(names.cities, city) ? (names.cities[city]?.es ?? []) : []));
  return { code: codes, city: [name], spanish, foreign: otherNames.filter((other) => !spanish.includes(other)) };
}

interface Group {
  readonly region: readonly string[];
  readonly abbreviation: readonly string[];
  readonly members: readonly number[];
}

/** Countries, the regions that cities name, and the islands and coasts that the tables of names know by airport codes. */
function groupsOf(cities: readonly WorldCity[], names: PlaceNames): readonly Group[] {
  const countries = Map.groupBy(cities.keys(), (city) => cities[city]?.country ?? "");
  const regions = Map.groupBy(cities.keys(), (city) => cities[city]?.region ?? "");
  const cityOfCode = new Map(cities.flatMap(({ codes }, city) => codes.map((code) => [code, city] as const)).toReversed());
  const tabled = names.regions.map(({ names: region, abbreviation, places }): Group => {
    const named = region.flatMap((name) => regions.get(name) ?? []);
    const members = new Set([...named, ...places.flatMap((code) => cityOfCode.get(code) ?? [])]);
    return { region, abbreviation: abbreviation === undefined ? [] : [abbreviation], members: [...members].sort((a, b) => a - b) };
  });
  const known = new Set(["", ...names.regions.flatMap(({ names: region }) => region)]);
  const others = [...regions].filter(([region]) => !known.has(region));
  return [
    ...[...countries].map(([code, members]): Group => ({ region: names.countries[code] ?? [], abbreviation: [], members })),
    ...others.map(([region, members]): Group => ({ region: [region], abbreviation: [], members })),
    ...tabled.filter(({ members }) => members.length > 0),
  ];
}
