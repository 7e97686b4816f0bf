import { spanishLandmark } from "../../../core/hotels/spanish-landmarks.ts";
import { spanishCity } from "../../../core/places/index.ts";
import type { Key } from "../../suggest/key-index.ts";
import { keysFor, type NamesByKind } from "../../suggest/keys-for.ts";
import type { PlaceNames } from "../../suggest/name-tables.ts";
import type { WorldCity } from "../world/index.ts";
import type { MajorPlace } from "./major-places.ts";
import type { RegionGroup } from "./region-groups.ts";

/** All keys, and the cities that a country or region stands for: `groups[n]` for the target `~n`, by standing. */
interface MajorKeys {
  readonly keys: readonly Key[];
  readonly groups: readonly (readonly number[])[];
}

/** Every spelling of every name of cities, airports, landmarks, countries and regions. */
export function collectMajorKeys(
  places: readonly MajorPlace[],
  cities: readonly WorldCity[],
  names: PlaceNames,
  regions: readonly RegionGroup[],
): MajorKeys {
  const keys = places.flatMap((place, number) => keysFor(number, namesOf(place, cities, names)));
  const groups = regions.filter(({ members }) => members.length > 0);
  for (const [number, { names: region, abbreviation }] of groups.entries()) {
    keys.push(...keysFor(~number, { region, abbreviation: abbreviation === null ? [] : [abbreviation] }));
  }
  return { keys, groups: groups.map(({ members }) => members) };
}

function namesOf({ kind, code, point, standing }: MajorPlace, cities: readonly WorldCity[], names: PlaceNames): NamesByKind {
  if (kind === "airport") return { code: code === null ? [] : [code], airport: [point.name] };
  if (kind === "landmark") return { landmark: landmarkNames(point.name) };
  const city = cities[standing] as WorldCity;
  const { name, codes, otherNames } = city;
  const spanish = spanishNames(city, names);
  const [own = "", ...others] = codes;
  const airports = new Set(city.airports.map((airport) => airport.code));
  // LHR is Heathrow before it is London, LON and SEA are the cities.
  const ofAirports = others.filter((other) => airports.has(other));
  return {
    code: [own, ...others.filter((other) => !airports.has(other))],
    city: [name],
    spanish,
    foreign: [...otherNames.filter((other) => !spanish.includes(other)), ...ofAirports],
  };
}

/** What pages call a city in Spanish, and what others do. */
function spanishNames({ name, country, codes }: WorldCity, names: PlaceNames): readonly string[] {
  const typed = codes.flatMap((code) => (Object.hasOwn(names.cities, code) ? (names.cities[code]?.es ?? []) : []));
  const shown = spanishCity(name, country);
  return shown === name ? typed : [...new Set([shown, ...typed])];
}

/** A landmark's name in English, then that in Spanish. */
export const landmarkNames = (name: string): readonly string[] => [name, spanishLandmark(name)];

/** A city's own name, then the others that people call it by. */
export const namesOfCity = (city: WorldCity, names: PlaceNames): readonly string[] => [
  city.name,
  ...new Set([...spanishNames(city, names), ...city.otherNames]),
];
