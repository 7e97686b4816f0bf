import { spanishCity } from "../../core/places/index.ts";
import type { Key } from "./key-index.ts";
import { keysFor, type NamesByKind } from "./keys-for.ts";
import type { ListedPlace } from "./listed-places.ts";
import type { PlaceNames } from "./name-tables.ts";

/** All keys, and the groups of places that some of them stand for: `groups[n]` for the target `~n`, busiest first. */
interface CollectedKeys {
  readonly keys: readonly Key[];
  readonly groups: readonly (readonly number[])[];
}

/** Every spelling of every name of every place, once from its beginning and once from each later word that says something. */
export function collectKeys(places: readonly ListedPlace[], names: PlaceNames): CollectedKeys {
  const groups = groupsOf(places, names);
  const keys = places.flatMap((place, number) => keysFor(number, namesOf(place, names)));
  for (const [number, group] of groups.entries()) {
    const abbreviations = group.abbreviation === undefined ? [] : [group.abbreviation];
    keys.push(...keysFor(~number, { region: group.names, abbreviation: abbreviations }));
  }
  return { keys, groups: groups.map(({ members }) => members) };
}

/** A place's own names and, for an airport, those of its metropolitan areas: whoever types New York also means Newark's airport. */
function namesOf(place: ListedPlace, names: PlaceNames): NamesByKind {
  const areas = place.metros.map(({ code }) => code);
  const elsewhere = place.namedAfter.flatMap((code) => lookUp(names.cities, code) ?? []);
  const cities = [...new Set([place.city, ...place.metros.map(({ city }) => city)])];
  return {
    code: [place.code],
    city: [...new Set(cities.flatMap(partsOf))],
    spanish: [...cities.flatMap((city) => shownInSpanish(city, place.country)), ...elsewhere.flatMap(({ es }) => es ?? [])],
    foreign: elsewhere.flatMap(({ also }) => also ?? []),
    nickname: [...areas, ...[place.code, ...areas].flatMap((code) => lookUp(names.nicknames, code) ?? [])],
    airport: place.airportName === null ? [] : [place.airportName],
  };
}

/** `Portland, Maine` is also plain `Portland`, and `Leon and Guanajuato` is `Leon`. */
const partsOf = (city: string): readonly string[] => [city, city.replace(/(?:,| and ).*$/, "")];

/** What pages call a city in Spanish, where that is another name. */
function shownInSpanish(city: string, country: string): readonly string[] {
  const shown = spanishCity(city, country);
  return shown === city ? [] : partsOf(shown);
}

const lookUp = <Value>(table: Readonly<Record<string, Value>>, code: string): Value | undefined =>
  Object.hasOwn(table, code) ? table[code] : undefined;

interface Group {
  readonly names: readonly string[];
  readonly abbreviation?: string | undefined;
  readonly members: readonly number[];
}

function groupsOf(places: readonly ListedPlace[], names: PlaceNames): readonly Group[] {
  const byCountry = new Map<string, number[]>();
  const byCode = new Map<string, number[]>();
  for (const [number, { code, country, metros }] of places.entries()) {
    push(byCountry, country, number);
    for (const name of new Set([code, ...metros.map((metro) => metro.code)])) push(byCode, name, number);
  }
  const countries = [...byCountry].map(([code, members]): Group => ({ names: names.countries[code] ?? [], members }));
  const regions = names.regions.map(({ names: regionNames, abbreviation, places: codes }): Group => {
    const members = new Set(codes.flatMap((code) => byCode.get(code) ?? []));
    return { names: regionNames, abbreviation, members: [...members].sort((a, b) => a - b) };
  });
  return [...countries, ...regions].filter(({ members }) => members.length > 0);
}

function push(lists: Map<string, number[]>, key: string, number: number): void {
  const list = lists.get(key);
  if (list) list.push(number);
  else lists.set(key, [number]);
}
