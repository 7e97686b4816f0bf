import { once } from "../../core/kernel/index.ts";
import type { WorldAirport, WorldMetro } from "../timetable/world.ts";
import { collectKeys } from "./collect-keys.ts";
import { fold } from "./fold.ts";
import { Hits } from "./hits.ts";
import { KeyIndex } from "./key-index.ts";
import { listPlaces } from "./listed-places.ts";
import { Matcher } from "./matcher.ts";
import { mergeMisspelled } from "./merge-misspelled.ts";
import type { PlaceNames } from "./name-tables.ts";

/** Shorter queries are near too many names to say what a slip in them meant. */
const SHORTEST_MISSPELLED = 4;

/** What a location field offers: `JFK`, `New York`. */
interface Suggestion {
  readonly code: string;
  readonly city: string;
}

export interface Suggester {
  /**
   * Places for what somebody typed, best first, each once, at most `limit`. Any text is fine; one that means nothing gives none.
   * Found by code, city, airport, nickname, region and country, in English, Spanish and the local language, accents or not, words in
   * any order and unfinished, with one letter wrong. `CODE-Name` is the place of the code where that is a name of it.
   */
  suggest(keyword: string, limit: number): readonly Suggestion[];
  /** The place with this code, in any case; null when the world has none. */
  find(code: string): Suggestion | null;
  /** Makes the index of names now, once. Else the first text does, and waits for it. */
  warm(): void;
}

/** A start does not wait for the index of names; it is read-only once it is made. */
export function createSuggester(airports: readonly WorldAirport[], metros: readonly WorldMetro[], names: PlaceNames): Suggester {
  const places = listPlaces(airports, metros);
  const index = once(() => {
    const { keys, groups } = collectKeys(places, names);
    return new Matcher(new KeyIndex(keys), groups, Uint32Array.from(places.keys()));
  });
  const suggestions = places.map(({ code, city }): Suggestion => ({ code, city }));
  const numberOf = new Map(suggestions.map(({ code }, place) => [code, place]));

  const placesFor = (query: string): readonly number[] => {
    const matcher = index();
    const literal = new Hits(places.length);
    matcher.literal(query, literal);
    matcher.anyOrder(query, literal);
    const right = literal.ranked();
    if (query.length < SHORTEST_MISSPELLED) return right;
    const slips = new Hits(places.length);
    matcher.misspelled(query, slips);
    return mergeMisspelled(right, literal, slips);
  };

  // By its words alone a whole suggestion can mean a bigger place: both of `VAN-Van` begin Vancouver. The name has a say, for Los-Angeles is not Lagos.
  const writtenWhole = (keyword: string): readonly number[] => {
    const hyphen = keyword.indexOf("-");
    const place = numberOf.get(fold(keyword.slice(0, Math.max(0, hyphen))).toUpperCase());
    const name = place === undefined ? "" : fold(keyword.slice(hyphen + 1));
    return place !== undefined && name !== "" && placesFor(name).includes(place) ? [place] : [];
  };

  return {
    suggest: (keyword, limit) => {
      const query = fold(keyword);
      if (query === "") return [];
      return [...new Set([...writtenWhole(keyword), ...placesFor(query)])]
        .slice(0, Math.max(0, limit))
        .flatMap((place) => suggestions[place] ?? []);
    },
    find: (code) => suggestions[numberOf.get(code.toUpperCase()) ?? -1] ?? null,
    warm: () => void index(),
  };
}
