import type { WorldCity } from "../world/index.ts";
import { countryName } from "./country-name.ts";
import type { MinorPlaces } from "./minor-places.ts";
import { firstFree, regionOrCountry, textKey, textsOf } from "./place-text.ts";
import { addWord, hashText, hashWord } from "./text-hash.ts";
import type { WordIndex } from "./word-index.ts";

const NONE = -1;

/**
 * The texts of districts and hotels, made when they are asked for: `Capitol Hill, Seattle`. Places with the same name in cities of the
 * same name stand under one hash; among them the one of the highest standing keeps the plain text, the others say more.
 */
export class MinorTexts {
  readonly #places: MinorPlaces;
  readonly #isTaken: (key: string) => boolean;
  /** The last row of each bucket of hashes, and behind each row the one before it in the bucket. */
  readonly #last: Int32Array;
  readonly #before: Int32Array;

  /** @param isTaken whether a folded text belongs to a city, an airport or a landmark. */
  constructor(places: MinorPlaces, cities: readonly WorldCity[], { hashes }: WordIndex, isTaken: (key: string) => boolean) {
    this.#places = places;
    this.#isTaken = isTaken;
    const cityWords = cities.map(({ name }) => textKey(name).split(" ").map(hashWord));
    this.#last = new Int32Array(2 ** Math.ceil(Math.log2(places.count + 1))).fill(NONE);
    this.#before = new Int32Array(places.count);
    for (let row = 0; row < places.count; row++) {
      const words = cityWords[places.cityOf[row] as number] ?? [];
      const bucket = this.#bucketOf(words.reduce(addWord, hashes[row] as number));
      this.#before[row] = this.#last[bucket] as number;
      this.#last[bucket] = row;
    }
  }

  #bucketOf(hash: number): number {
    return hash & (this.#last.length - 1);
  }

  /** The text that no other place has. */
  textOf(row: number): string {
    const plain = this.#plainTextOf(row);
    const used = new Map<string, number>();
    for (const other of this.#namesakes(textKey(plain))) {
      const text = this.#freeText(other, used);
      if (other === row) return text;
      used.set(textKey(text), this.#places.cityOf[other] as number);
    }
    throw new Error(`The hotel place ${row} is not in the book of texts`);
  }

  /** The row with this text; null when there is none. */
  find(text: string): number | null {
    const wanted = textKey(text);
    for (const start of startsOf(text.slice(0, LONGEST_TEXT))) {
      for (const row of this.#namesakes(textKey(start))) if (textKey(this.textOf(row)) === wanted) return row;
    }
    return null;
  }

  #plainTextOf(row: number): string {
    return `${this.#places.nameOf(row)}, ${this.#places.worldCityOf(row).name}`;
  }

  /** The rows whose plain text this is, by standing. */
  #namesakes(key: string): readonly number[] {
    const rows: number[] = [];
    for (let row = this.#last[this.#bucketOf(hashText(key))] as number; row !== NONE; row = this.#before[row] as number) {
      if (textKey(this.#plainTextOf(row)) === key) rows.unshift(row);
    }
    return rows;
  }

  /** The first of its texts that neither a major place has, nor one of its namesakes, nor the plain text of others is. */
  #freeText(row: number, used: ReadonlyMap<string, number>): string {
    const plain = this.#plainTextOf(row);
    const isFree = (text: string): boolean => {
      const key = textKey(text);
      return !this.#isTaken(key) && !used.has(key) && (text === plain || this.#namesakes(key).length === 0);
    };
    const city = this.#places.worldCityOf(row);
    const [region, country, street] = [regionOrCountry(city), countryName(city.country), this.#places.streetOf(row)];
    const isInSameCity = [...used.values()].includes(this.#places.cityOf[row] as number);
    return firstFree(textsOf(plain, isInSameCity ? [street, region] : [region, country, street]), isFree);
  }
}

/** Longer than any place's text, accents apart. */
const LONGEST_TEXT = 800;
const MOST_ADDITIONS = 6;

/** A text and what is left of it without the additions at its end: behind a comma, or in brackets. */
function startsOf(text: string): readonly string[] {
  const starts = [text];
  for (let start = text; starts.length <= MOST_ADDITIONS;) {
    start = start.slice(0, Math.max(start.lastIndexOf(","), start.lastIndexOf("("), 0));
    if (start === "") break;
    starts.push(start);
  }
  return starts;
}
