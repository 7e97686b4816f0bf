import type { HotelPlace } from "../../../core/hotels/index.ts";
import type { PlaceNames } from "../../suggest/name-tables.ts";
import type { WorldCity } from "../world/index.ts";
import { CodeBook } from "./code-book.ts";
import { hotelPlace } from "./hotel-place.ts";
import { MajorMatcher } from "./major-matcher.ts";
import { listMajorPlaces } from "./major-places.ts";
import { firstFree, majorTexts, textKey } from "./place-text.ts";

/** Cities, airports and landmarks: what they are, their texts and how they are found. */
export class MajorBook {
  readonly matcher: MajorMatcher;
  readonly #places: readonly HotelPlace[];
  readonly #byText = new Map<string, number>();
  readonly #codes: CodeBook;
  readonly #around: ReadonlyMap<number, readonly number[]>;

  /** @param cities by standing. */
  constructor(cities: readonly WorldCity[], names: PlaceNames) {
    const listed = listMajorPlaces(cities);
    this.#places = listed.map((place, number) => {
      const city = cities[place.standing] as WorldCity;
      const text = firstFree(majorTexts(place, city), (free) => !this.hasText(textKey(free)));
      this.#byText.set(textKey(text), number);
      return hotelPlace({ kind: place.kind, text, point: place.point, city, hotelId: null });
    });
    this.matcher = new MajorMatcher(listed, cities, names);
    this.#codes = new CodeBook(listed, cities);
    this.#around = Map.groupBy([...listed.keys()].slice(cities.length), (number) => listed[number]?.standing ?? number);
  }

  /** Whether a folded text is one of theirs. */
  hasText(key: string): boolean {
    return this.#byText.has(key);
  }

  place(number: number): HotelPlace {
    return this.#places[number] as HotelPlace;
  }

  /** The airports and landmarks of a city, by its number. */
  around(city: number): readonly number[] {
    return this.#around.get(city) ?? [];
  }

  withText(text: string): HotelPlace | null {
    const number = this.#byText.get(textKey(text));
    return number === undefined ? null : this.place(number);
  }

  /** The city, else the airport, that a code means, alone or before a hyphen. */
  withCode(text: string): HotelPlace | null {
    const number = this.#codes.find(text);
    return number === null ? null : this.place(number);
  }
}
