import type { HotelPlace } from "../../../core/hotels/index.ts";
import type { PlaceNames } from "../../suggest/name-tables.ts";
import type { WorldCity } from "../world/index.ts";
import { BesideNames } from "./beside-names.ts";
import { CodeBook } from "./code-book.ts";
import { hotelPlace } from "./hotel-place.ts";
import { MajorMatcher } from "./major-matcher.ts";
import { listMajorPlaces } from "./major-places.ts";
import { NameBook } from "./name-book.ts";
import { firstFree, majorTexts, textKey } from "./place-text.ts";
import { RegionBook } from "./region-book.ts";
import { regionGroups } from "./region-groups.ts";

/** Cities, airports and landmarks: what they are, their texts and how they are found. A place is its number. */
export class MajorBook {
  readonly matcher: MajorMatcher;
  readonly beside: BesideNames;
  readonly #places: readonly HotelPlace[];
  readonly #byText = new Map<string, number>();
  readonly #codes: CodeBook;
  readonly #around: ReadonlyMap<number, readonly number[]>;
  readonly #makeNames: () => NameBook;
  #names: NameBook | null = null;

  /** @param cities by standing. */
  constructor(cities: readonly WorldCity[], names: PlaceNames) {
    const listed = listMajorPlaces(cities);
    this.#places = listed.map((place, number) => {
      const city = cities[place.standing] as WorldCity;
      const text = firstFree(majorTexts(place, city), (free) => !this.#byText.has(textKey(free)));
      this.#byText.set(textKey(text), number);
      return hotelPlace({ kind: place.kind, text, point: place.point, city, hotelId: null });
    });
    const regions = regionGroups(cities, names);
    this.matcher = new MajorMatcher(listed, cities, names, regions);
    this.beside = new BesideNames(cities, names, regions);
    this.#codes = new CodeBook(listed, cities, names);
    this.#makeNames = () => new NameBook(listed, cities, names, this.beside, new RegionBook(cities, regions));
    this.#around = Map.groupBy([...listed.keys()].slice(cities.length), (number) => listed[number]?.standing ?? number);
  }

  /** Whole names, indexed when they are first asked for. */
  get names(): NameBook {
    return (this.#names ??= this.#makeNames());
  }

  place(number: number): HotelPlace {
    return this.#places[number] as HotelPlace;
  }

  /** The airports and landmarks of a city, by its number. */
  around(city: number): readonly number[] {
    return this.#around.get(city) ?? [];
  }

  /** The one whose text it is, folded. */
  withText(key: string): number | null {
    return this.#byText.get(key) ?? null;
  }

  /** The city or airport that a code means, alone or before a hyphen. */
  withCode(text: string): number | null {
    return this.#codes.find(text);
  }
}
