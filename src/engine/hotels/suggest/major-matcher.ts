import { Hits } from "../../suggest/hits.ts";
import { KeyIndex } from "../../suggest/key-index.ts";
import { Matcher } from "../../suggest/matcher.ts";
import { mergeMisspelled } from "../../suggest/merge-misspelled.ts";
import { TIERS } from "../../suggest/name-kinds.ts";
import type { PlaceNames } from "../../suggest/name-tables.ts";
import type { WorldCity } from "../world/index.ts";
import { wantsAirport } from "./airport-words.ts";
import { citiesCalledLikeCodes } from "./code-book.ts";
import { collectMajorKeys } from "./major-keys.ts";
import type { MajorPlace } from "./major-places.ts";
import type { RegionGroup } from "./region-groups.ts";

/** Shorter queries are near too many names to say what a slip in them meant. */
const SHORTEST_MISSPELLED = 4;

/** What a query met among cities, airports and landmarks, best first. */
interface MajorMatches {
  /** Met as it was typed, by a code or a name. */
  readonly named: readonly number[];
  /** Met by another language's unfinished name, by words in any order, by a region. */
  readonly others: readonly number[];
  /** All of these, and among them what one slip may have meant. */
  readonly withSlips: readonly number[];
  /** The city that is called or coded exactly so, or null. */
  readonly city: number | null;
}

/** Finds cities, airports and landmarks as the flights' suggestions find airports. */
export class MajorMatcher {
  readonly #matcher: Matcher;
  readonly #count: number;
  readonly #cityCount: number;
  /** The numbers of the airports, each with its city's. */
  readonly #airports: readonly (readonly [airport: number, city: number])[];
  readonly #shortNames: ReadonlyMap<string, number>;

  constructor(places: readonly MajorPlace[], cities: readonly WorldCity[], names: PlaceNames, regions: readonly RegionGroup[]) {
    const { keys, groups } = collectMajorKeys(places, cities, names, regions);
    this.#matcher = new Matcher(
      new KeyIndex(keys),
      groups,
      Uint32Array.from(places, ({ standing }) => standing),
    );
    this.#count = places.length;
    this.#cityCount = cities.length;
    this.#shortNames = citiesCalledLikeCodes(cities);
    this.#airports = places.flatMap(({ kind, standing }, number) => (kind === "airport" ? [[number, standing] as const] : []));
  }

  /** Which of the words, eight at most, each place has: bit n for the n-th. Cities come first, by standing. */
  wordsMet(words: readonly string[]): Uint8Array {
    return this.#matcher.wordsMet(words);
  }

  /** The places that are called or coded exactly so. */
  called(query: string): readonly number[] {
    const hits = new Hits(this.#count);
    this.#matcher.literal(query, hits);
    return hits.ranked().filter((place) => hits.tier(place) <= TIERS.exactCity);
  }

  /** @param words of the query, with what `wordsMet` said of them. */
  match(query: string, words: readonly string[], met: Uint8Array): MajorMatches {
    const literal = new Hits(this.#count);
    this.#matcher.literal(query, literal);
    if (words.length > 0 && words[0] !== query) this.#matcher.noteAll(words, met, literal);
    if (words.length > 0 && wantsAirport(query)) this.#noteAirports(words, met, literal);
    const right = this.#nameBeforeCode(query, literal.ranked());
    const firstOther = right.findIndex((place) => literal.tier(place) > TIERS.airportName);
    const named = firstOther < 0 ? right : right.slice(0, firstOther);
    const others = firstOther < 0 ? [] : right.slice(firstOther);
    const best = right[0] ?? this.#count;
    const city = best < this.#cityCount && literal.tier(best) <= TIERS.exactCity ? best : null;
    if (query.length < SHORTEST_MISSPELLED) return { named, others, withSlips: right, city };
    const slips = new Hits(this.#count);
    this.#matcher.misspelled(query, slips);
    return { named, others, withSlips: mergeMisspelled(right, literal, slips), city };
  }

  #nameBeforeCode(query: string, right: readonly number[]): readonly number[] {
    const city = this.#shortNames.get(query);
    return city === undefined ? right : [city, ...right.filter((place) => place !== city)];
  }

  /** `seattle airport` is the airport before the city: the word itself counts as one of the airport's. */
  #noteAirports(words: readonly string[], met: Uint8Array, hits: Hits): void {
    const all = (1 << words.length) - 1;
    for (const [airport, city] of this.#airports) {
      if (((met[airport] as number) | (met[city] as number)) === all) hits.note(airport, TIERS.airportName);
    }
  }
}
