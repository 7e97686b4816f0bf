import { fold } from "../../suggest/fold.ts";
import type { MinorPlaces } from "./minor-places.ts";
import type { WordIndex } from "./word-index.ts";

/** Rows that have each word of a query in their own name or their city's, by the standing of the city. */
interface MinorMatches {
  /** Districts of whose name nothing is missing: `capitol hill`, `seattle capitol hill`. */
  readonly districts: readonly number[];
  readonly otherDistricts: readonly number[];
  readonly hotels: readonly number[];
}

/** How many times more hotels are compared by the order of their words than are wanted. */
const COMPARED = 3;

const NOTHING: MinorMatches = { districts: [], otherDistricts: [], hotels: [] };

/** How many bits are set in a byte. */
const BITS = Uint8Array.from({ length: 256 }, (_, byte) => byte.toString(2).replaceAll("0", "").length);

/** Finds districts and hotels by the beginnings of their words, in any order. */
export class MinorMatcher {
  readonly #places: MinorPlaces;
  readonly #index: WordIndex;
  /** Which words each row has, all zero between two questions; and the rows that have any. */
  readonly #met: Uint8Array;
  readonly #touched: Uint32Array;

  constructor(places: MinorPlaces, index: WordIndex) {
    this.#places = places;
    this.#index = index;
    this.#met = new Uint8Array(places.count);
    this.#touched = new Uint32Array(places.count);
  }

  /**
   * @param words folded, eight at most.
   * @param cityMet which of the words each city has, by standing: bit n for the n-th.
   */
  match(words: readonly string[], cityMet: Uint8Array, limit: number): MinorMatches {
    if (words.length === 0) return NOTHING;
    const touched = this.#meet(words, cityMet);
    const best = { districts: new Best(limit), otherDistricts: new Best(limit), hotels: new Best(limit * COMPARED) };
    const { districtCount, count, cityOf } = this.#places;
    const all = (1 << words.length) - 1;
    for (let at = 0; at < touched; at++) {
      const row = this.#touched[at] as number;
      const own = this.#met[row] as number;
      this.#met[row] = 0;
      if ((own | (cityMet[cityOf[row] as number] as number)) !== all) continue;
      const isWhole = (BITS[own] as number) >= (this.#index.wordCounts[row] as number);
      if (row >= districtCount) best.hotels.offer(isWhole ? row : row + count);
      else (isWhole ? best.districts : best.otherDistricts).offer(row);
    }
    return {
      districts: best.districts.list,
      otherDistricts: best.otherDistricts.list,
      hotels: this.#inOrderFirst(
        best.hotels.list.map((row) => row % count),
        words,
      ).slice(0, limit),
    };
  }

  /** `cedar linden` is Cedar & Linden House before Linden & Cedar House. */
  #inOrderFirst(rows: readonly number[], words: readonly string[]): readonly number[] {
    if (words.length < 2) return rows;
    const asked = words.join(" ");
    const isInOrder = (row: number): boolean => fold(`${this.#places.nameOf(row)} ${this.#places.worldCityOf(row).name}`).includes(asked);
    const { first = [], then = [] } = Object.groupBy(rows, (row) => (isInOrder(row) ? "first" : "then"));
    return [...first, ...then];
  }

  /**
   * Notes who has which word; gives how many have any. Rare words come first: who has none of those before, and whose city has not
   * all of them either, is passed over.
   */
  #meet(words: readonly string[], cityMet: Uint8Array): number {
    const { cityOf } = this.#places;
    const runs = words.map((word, position) => ({ bit: 1 << position, ...this.#index.startingWith(word) }));
    let [touched, before] = [0, 0];
    for (const { bit, from, to } of runs.sort((a, b) => a.to - a.from - (b.to - b.from))) {
      for (let at = from; at < to; at++) {
        const row = this.#index.rows[at] as number;
        const known = this.#met[row] as number;
        if (known === 0) {
          if (((cityMet[cityOf[row] as number] as number) & before) !== before) continue;
          this.#touched[touched++] = row;
        }
        this.#met[row] = known | bit;
      }
      before |= bit;
    }
    return touched;
  }
}

/** The smallest numbers of many, in order. */
class Best {
  readonly list: number[] = [];
  readonly #limit: number;

  constructor(limit: number) {
    this.#limit = limit;
  }

  offer(value: number): void {
    const { list } = this;
    if (list.length === this.#limit && value >= (list.at(-1) ?? -1)) return;
    let at = list.length;
    while (at > 0 && (list[at - 1] as number) > value) at--;
    list.splice(at, 0, value);
    if (list.length > this.#limit) list.pop();
  }
}
