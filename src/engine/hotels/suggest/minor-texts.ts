import type { WorldCity } from "../world/index.ts";
import { addressCountry } from "../../../core/places/address-country.ts";
import { HashBuckets } from "./hash-buckets.ts";
import type { MinorPlaces } from "./minor-places.ts";
import { firstFree, regionOrCountry, textKey, textsOf } from "./place-text.ts";
import { addWord, hashText, hashWord } from "./text-hash.ts";
import type { WordIndex } from "./word-index.ts";

/**
 * The texts of districts and hotels, made when they are asked for: `Capitol Hill, Seattle`. Places with the same name in cities of the
 * same name stand under one hash; among them the one of the highest standing keeps the plain text, the others say more.
 */
export class MinorTexts {
  readonly #places: MinorPlaces;
  readonly #isTaken: (key: string) => boolean;
  /** By the hash of the plain text. */
  readonly #rows: HashBuckets;

  /** @param isTaken whether a folded text belongs to a city, an airport or a landmark. */
  constructor(places: MinorPlaces, cities: readonly WorldCity[], { hashes }: WordIndex, isTaken: (key: string) => boolean) {
    this.#places = places;
    this.#isTaken = isTaken;
    const cityWords = cities.map(({ name }) => textKey(name).split(" ").map(hashWord));
    this.#rows = new HashBuckets(places.count, (row) =>
      (cityWords[places.cityOf[row] as number] ?? []).reduce(addWord, hashes[row] as number),
    );
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
    return this.#longestStart(wanted).find((row) => textKey(this.textOf(row)) === wanted) ?? null;
  }

  #plainTextOf(row: number): string {
    return `${this.#places.nameOf(row)}, ${this.#places.worldCityOf(row).name}`;
  }

  /** The rows whose plain text this is, by standing. */
  #namesakes(key: string): readonly number[] {
    return this.#rows.rowsWith(hashText(key), (row) => textKey(this.#plainTextOf(row)) === key);
  }

  /** Those whose plain text is the longest that a folded text begins with, up to some word. */
  #longestStart(key: string): readonly number[] {
    for (let end = key.length; end > 0; end = key.lastIndexOf(" ", end - 1)) {
      const rows = this.#namesakes(key.slice(0, end));
      if (rows.length > 0) return rows;
    }
    return [];
  }

  /**
   * The first of its texts that neither a major place nor a namesake has. It must not begin with the longer plain text of others: so a
   * text can only be that of the places whose plain text is its longest start.
   */
  #freeText(row: number, used: ReadonlyMap<string, number>): string {
    const plain = this.#plainTextOf(row);
    const plainKey = textKey(plain);
    const isFree = (text: string): boolean => {
      const key = textKey(text);
      const [start] = this.#longestStart(key);
      return !this.#isTaken(key) && !used.has(key) && start !== undefined && textKey(this.#plainTextOf(start)) === plainKey;
    };
    const city = this.#places.worldCityOf(row);
    const [region, country, street] = [regionOrCountry(city), addressCountry(city.country), this.#places.streetOf(row)];
    const isInSameCity = [...used.values()].includes(this.#places.cityOf[row] as number);
    return firstFree(textsOf(plain, isInSameCity ? [street, region] : [region, country, street]), isFree);
  }
}
