import type { HotelPlace } from "../../../core/hotels/index.ts";
import type { WorldCity } from "../world/index.ts";
import { hotelPlace } from "./hotel-place.ts";
import { MinorMatcher } from "./minor-matcher.ts";
import { MinorPlaces, type SuggestedHotels } from "./minor-places.ts";
import { MinorTexts } from "./minor-texts.ts";
import { WordIndex } from "./word-index.ts";

/** Districts and hotels: what they are, their texts and how they are found. */
export class MinorBook {
  readonly matcher: MinorMatcher;
  readonly #places: MinorPlaces;
  readonly #texts: MinorTexts;

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
}
