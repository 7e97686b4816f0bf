import type { HotelPlace } from "../../../core/hotels/index.ts";
import { fold } from "../../suggest/fold.ts";
import { MAX_WORDS, wordsOf } from "../../suggest/matcher.ts";
import type { PlaceNames } from "../../suggest/name-tables.ts";
import type { WorldCity } from "../world/index.ts";
import { citiesByStanding } from "./city-standing.ts";
import { withoutHotelWords, withoutMiddleWords } from "./hotel-words.ts";
import { MajorBook } from "./major-book.ts";
import { MinorBook } from "./minor-book.ts";
import type { SuggestedHotels } from "./minor-places.ts";

export interface HotelSuggester {
  /**
   * Places for what somebody typed, best first, each once, at most `limit`. Any text is fine; one that means nothing gives none.
   * Cities, their airports, landmarks and districts; hotels last, unless two words name one and no place is called so. Behind a city
   * that is named whole stands what is in it.
   */
  suggest(keyword: string, limit: number): readonly HotelPlace[];
  /**
   * The place with this text, case, accents and punctuation apart; or the city that a code means, alone or before a hyphen as the
   * specification writes locations: `SEA`, `SEA-Seattle`, `NYC-New York`. Null when there is none.
   */
  find(text: string): HotelPlace | null;
  /** Indexes districts and hotels now, once. Else the first question that asks for one does, and waits for it. */
  warm(): void;
}

/** Indexes cities, airports and landmarks at once, the many others when they are first asked for or by `warm`. */
export function createHotelSuggester(tables: SuggestedHotels, names: PlaceNames): HotelSuggester {
  const { firstOfCity } = tables;
  const order = citiesByStanding(tables.cities, (city) => (firstOfCity[city + 1] as number) - (firstOfCity[city] as number));
  const majors = new MajorBook(
    order.map((city) => tables.cities[city] as WorldCity),
    names,
  );
  let indexed: MinorBook | null = null;
  const minors = (): MinorBook => (indexed ??= new MinorBook(tables, order, (key) => majors.hasText(key)));
  const place = (found: number): HotelPlace => (found < 0 ? minors().place(~found) : majors.place(found));
  const minorWithText = (text: string): HotelPlace | null => {
    const row = minors().rowWithText(text);
    return row === null ? null : minors().place(row);
  };
  return {
    suggest: (keyword, limit) => {
      const query = fold(keyword);
      if (query === "" || limit < 1) return [];
      const where = withoutHotelWords(query);
      const called = where === null ? [] : majors.matcher.called(where);
      // A text may hold what no name does: the street that tells two hotels apart.
      const pasted = keyword.includes(",") ? minors().rowWithText(keyword) : null;
      const found = new Set([...(pasted === null ? [] : [not(pasted)]), ...called, ...bestFor(query, limit, majors, minors)]);
      const wider = found.size === 0 ? withoutMiddleWords(query) : null;
      return [...(wider === null ? found : bestFor(wider, limit, majors, minors))].slice(0, limit).map(place);
    },
    find: (text) => majors.withText(text) ?? minorWithText(text) ?? majors.withCode(text),
    warm: () => void minors(),
  };
}

/** Numbers of major places, and `~row` for minor ones, best first. */
function bestFor(query: string, limit: number, majors: MajorBook, minors: () => MinorBook): readonly number[] {
  const words = wordsOf(query).slice(0, MAX_WORDS);
  const met = majors.matcher.wordsMet(words);
  const { named, others, withSlips, city } = majors.matcher.match(query, words, met);
  if (named.length >= limit) return withSlips;
  const { districts, otherDistricts, hotels } = minors().matcher.match(words, met, limit);
  const firstOther = withSlips.findIndex((place) => others.includes(place));
  const end = named.length === 0 ? 0 : firstOther < 0 ? withSlips.length : firstOther;
  const around = city === null ? [] : [...majors.around(city), ...minors().districtsOf(city, limit).map(not)];
  const places = [...withSlips.slice(0, end), ...districts.map(not), ...withSlips.slice(end), ...around, ...otherDistricts.map(not)];
  const isPlace = [named, others, districts, otherDistricts].some((found) => found.length > 0);
  const isHotel = words.length > 1 && !isPlace;
  return isHotel ? [...hotels.map(not), ...places] : [...places, ...hotels.map(not)];
}

const not = (row: number): number => ~row;
