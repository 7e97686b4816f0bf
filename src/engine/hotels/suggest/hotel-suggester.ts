import type { HotelPlace } from "../../../core/hotels/index.ts";
import { once } from "../../../core/kernel/index.ts";
import { fold } from "../../suggest/fold.ts";
import { MAX_WORDS, wordsOf } from "../../suggest/matcher.ts";
import type { PlaceNames } from "../../suggest/name-tables.ts";
import type { WorldCity } from "../world/index.ts";
import { citiesByStanding } from "./city-standing.ts";
import { withoutHotelWords, withoutMiddleWords } from "./hotel-words.ts";
import { MajorBook } from "./major-book.ts";
import { MinorBook } from "./minor-book.ts";
import type { SuggestedHotels } from "./minor-places.ts";
import { placeMeant } from "./place-meant.ts";
import { textKey } from "./place-text.ts";
import { begunInSpanish, inSupplyWords } from "./supply-words.ts";

/** As the texts of places are written: pasted, or picked before. */
const WRITTEN_WHOLE = /[,-]/;

interface HotelSuggester {
  /**
   * Places for what somebody typed, best first, each once, at most `limit`. Any text is fine; one that means nothing gives none.
   * What is called so as a whole comes first, or, as `find` tells, whose text it is; then cities, their airports, landmarks and districts; hotels
   * last, unless two words name one and no place is called so. Behind a city that is named whole stands what is in it. Where nothing is called so,
   * a Spanish name of a part of a city is read as the supply's (`inSupplyWords`), and then `downtown` is left out.
   */
  suggest(keyword: string, limit: number): readonly HotelPlace[];
  /** The one place that a text means, as `placeMeant` tells, else its Spanish name of a part of a city; null when there is none, or a choice. */
  find(text: string): HotelPlace | null;
  /** Makes the indexes, one each time the next is asked for. Else the first question that needs one does, and waits for it. */
  warmUp(): Iterable<void>;
}

/** A start waits for no index: each is made when it is first asked for, or by `warmUp`. */
export function createHotelSuggester(tables: SuggestedHotels, names: PlaceNames): HotelSuggester {
  const { firstOfCity } = tables;
  const order = once(() => citiesByStanding(tables.cities, (city) => (firstOfCity[city + 1] as number) - (firstOfCity[city] as number)));
  /** Cities, airports and landmarks. */
  const majorBook = once(() => {
    const cities = order().map((city) => tables.cities[city] as WorldCity);
    return new MajorBook(cities, names);
  });
  /** Districts and hotels. */
  const minors = once(() => new MinorBook(tables, order(), (key) => majorBook().withText(key) !== null));
  const meant = (text: string): number | null => placeMeant(text, majorBook(), minors);
  const meantInEither = (text: string): number | null => meant(text) ?? firstPresent(inSupplyWords(textKey(text)), meant);
  const place = (found: number): HotelPlace => (found < 0 ? minors().place(~found) : majorBook().place(found));
  return {
    suggest: (keyword, limit) => {
      const query = fold(keyword);
      if (query === "" || limit < 1) return [];
      const majors = majorBook();
      const where = withoutHotelWords(query);
      const called = where === null ? [] : [...present(majors.names.find(where)), ...majors.matcher.called(where)];
      const whole = WRITTEN_WHOLE.test(keyword)
        ? meantInEither(keyword)
        : (majors.withText(textKey(keyword)) ?? namedBeforeCode(query, majors));
      const found = new Set([...present(whole), ...called, ...bestFor(query, limit, majors, minors)]);
      const inEnglish = found.size === 0 ? [...inSupplyWords(query), ...begunInSpanish(query)] : [];
      for (const said of inEnglish) addAll(found, bestFor(said, limit, majors, minors));
      const wider = found.size === 0 ? withoutMiddleWords(query) : null;
      if (wider !== null) addAll(found, bestFor(wider, limit, majors, minors));
      return [...found].slice(0, limit).map(place);
    },
    find: (text) => {
      const found = meantInEither(text);
      return found === null ? null : place(found);
    },
    warmUp: function* () {
      yield void majorBook();
      yield void minors();
      yield void majorBook().names;
    },
  };
}

/** Three letters being typed are a code before they are a name: `man` is on the way to Manchester. */
const namedBeforeCode = (query: string, majors: MajorBook): number | null => (query.length > 3 ? majors.names.find(query) : null);

const present = (found: number | null): readonly number[] => (found === null ? [] : [found]);

function addAll(places: Set<number>, more: readonly number[]): void {
  for (const place of more) places.add(place);
}

function firstPresent(texts: readonly string[], find: (text: string) => number | null): number | null {
  for (const text of texts) {
    const found = find(text);
    if (found !== null) return found;
  }
  return null;
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
