import type { HotelPlace } from "../../../core/hotels/index.ts";
import type { WorldCity } from "../world/index.ts";
import type { BesideNames } from "./beside-names.ts";
import { HashBuckets } from "./hash-buckets.ts";
import { hotelPlace } from "./hotel-place.ts";
import { MinorMatcher } from "./minor-matcher.ts";
import { MinorPlaces, type SuggestedHotels } from "./minor-places.ts";
import { MinorTexts } from "./minor-texts.ts";
import { consistsOf, namedParts } from "./named-parts.ts";
import { textKey } from "./place-text.ts";
import { hashText } from "./text-hash.ts";
import { WordIndex } from "./word-index.ts";

/** Districts and hotels: what they are, their texts and how they are found. */
export class MinorBook {
  readonly matcher: MinorMatcher;
  readonly #places: MinorPlaces;
  readonly #texts: MinorTexts;
  /** By the hash of the name. */
  readonly #named: HashBuckets;

  /**
   * @param order the rows of the cities, by standing.
   * @param isTaken whether a folded text belongs to another place.
   */
  constructor(tables: SuggestedHotels, order: readonly number[], isTaken: (key: string) => boolean) {
    const cities = order.map((city) => tables.cities[city] as WorldCity);
    this.#places = new MinorPlaces(tables, cities, order);
    const words = new WordIndex(this.#places.count, (row) => this.#places.nameOf(row));
    this.matcher = new MinorMatcher(this.#places, words);
    this.#texts = new MinorTexts(this.#places, cities, words, isTaken);
    this.#named = new HashBuckets(this.#places.count, (row) => words.hashes[row] as number);
  }

  place(row: number): HotelPlace {
    const hotelId = this.#places.hotelIdOf(row);
    return hotelPlace({
      kind: hotelId === null ? "neighbourhood" : "hotel",
      text: this.#texts.textOf(row),
      point: this.#places.pointOf(row),
      city: this.#places.worldCityOf(row),
      hotelId,
    });
  }

  /** The first districts of a city, by its standing. */
  districtsOf(standing: number, limit: number): readonly number[] {
    const [first, end] = [this.#places.firstDistrict[standing] as number, this.#places.firstDistrict[standing + 1] as number];
    return Array.from({ length: Math.min(limit, end - first) }, (_, index) => first + index);
  }

  /** The row with this text; null when there is none. */
  rowWithText(text: string): number | null {
    return this.#texts.find(text);
  }

  /**
   * The row that a folded text names: a hotel with or without its city, region and country, a district of a destination. The name of
   * several districts or hotels means one of them only beside a city, the first; else null.
   */
  rowNamed(key: string, beside: BesideNames): number | null {
    for (const { name, beside: rest } of namedParts(key)) {
      const rows = this.#named.rowsWith(hashText(name), (row) => this.#isNamed(row, name, rest, beside));
      const [first, second] = rows;
      if (first !== undefined && (second === undefined || rest !== "")) return first;
    }
    return null;
  }

  #isNamed(row: number, name: string, rest: string, beside: BesideNames): boolean {
    const standing = this.#places.cityOf[row] as number;
    // Before its name is folded: thousands of rows are the center of their city, and one of them is meant.
    if (rest !== "" && !consistsOf(rest, beside.inCity(standing))) return false;
    if (textKey(this.#places.nameOf(row)) !== name) return false;
    return rest !== "" || row >= this.#places.districtCount || this.#places.worldCityOf(row).codes.length > 0;
  }
}
