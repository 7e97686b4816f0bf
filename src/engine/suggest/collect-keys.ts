import { isFiller, spellingsOf } from "./fold.ts";
import type { Key } from "./key-index.ts";
import type { ListedPlace } from "./listed-places.ts";
import { KINDS, type NameKind } from "./name-kinds.ts";
import type { PlaceNames } from "./name-tables.ts";

/** All keys, and the groups of places that some of them stand for: `groups[n]` for the target `~n`, busiest first. */
export interface CollectedKeys {
  readonly keys: readonly Key[];
  readonly groups: readonly (readonly number[])[];
}

/** Every spelling of every name of every place, once from its beginning and once from each later word that says something. */
export function collectKeys(places: readonly ListedPlace[], names: PlaceNames): CollectedKeys {
  const keys = new Map<string, Key>();
  const groups: (readonly number[])[] = [];
  const add = (name: string, kind: NameKind, target: number): void => {
    for (const key of keysOf(name, KINDS.indexOf(kind), target)) keys.set(`${target}/${key.kind}/${key.isInner}/${key.text}`, key);
  };
  for (const [number, place] of places.entries()) addPlace(place, names, (name, kind) => add(name, kind, number));
  for (const group of groupsOf(places, names)) {
    const target = ~(groups.push(group.members) - 1);
    for (const name of group.names) add(name, "region", target);
    if (group.abbreviation !== undefined) add(group.abbreviation, "abbreviation", target);
  }
  return { keys: [...keys.values()], groups };
}

function* keysOf(name: string, kind: number, target: number): Generator<Key> {
  for (const text of spellingsOf(name)) {
    if (text === "") continue;
    yield { text, target, kind, isInner: false };
    for (let space = text.indexOf(" "); space >= 0; space = text.indexOf(" ", space + 1)) {
      const rest = text.slice(space + 1);
      const [word = rest] = rest.split(" ", 1);
      if (!isFiller(word)) yield { text: rest, target, kind, isInner: true };
    }
  }
}

/** A place's own names and, for an airport, those of its metropolitan areas: whoever types New York also means Newark's airport. */
function addPlace(place: ListedPlace, names: PlaceNames, add: (name: string, kind: NameKind) => void): void {
  add(place.code, "code");
  add(place.city, "city");
  if (place.airportName !== null) add(place.airportName, "airport");
  for (const metro of place.metros) {
    add(metro.city, "city");
    add(metro.code, "nickname");
  }
  for (const code of [place.code, ...place.metros.map((metro) => metro.code)]) {
    const { es, also } = (Object.hasOwn(names.cities, code) ? names.cities[code] : undefined) ?? {};
    if (es !== undefined) add(es, "spanish");
    for (const name of also ?? []) add(name, "foreign");
    for (const name of (Object.hasOwn(names.nicknames, code) ? names.nicknames[code] : undefined) ?? []) add(name, "nickname");
  }
}

interface Group {
  readonly names: readonly string[];
  readonly abbreviation?: string | undefined;
  readonly members: readonly number[];
}

function groupsOf(places: readonly ListedPlace[], names: PlaceNames): readonly Group[] {
  const byCountry = Map.groupBy(places.keys(), (number) => places[number]?.country ?? "");
  const countries = [...byCountry].map(([code, members]): Group => ({ names: names.countries[code] ?? [], members }));
  const regions = names.regions.map(({ names: regionNames, abbreviation, places: codes }): Group => {
    const listed = new Set(codes);
    const isMember = ({ code, metros }: ListedPlace): boolean => listed.has(code) || metros.some((metro) => listed.has(metro.code));
    return { names: regionNames, abbreviation, members: [...places.keys()].filter((number) => isMember(places[number] as ListedPlace)) };
  });
  return [...countries, ...regions].filter(({ members }) => members.length > 0);
}
