import type { HotelPlace } from "../../../core/hotels/index.ts";
import type { HotelId } from "../../../core/kernel/index.ts";
import { fold } from "../../suggest/fold.ts";
import { wordsOf } from "../../suggest/matcher.ts";
import type { PlaceNames } from "../../suggest/name-tables.ts";
import type { WorldCity } from "../world/index.ts";
import { citiesByStanding } from "./city-standing.ts";
import { CodeBook } from "./code-book.ts";
import { withoutHotelWords } from "./hotel-words.ts";
import { MajorMatcher } from "./major-matcher.ts";
import { listMajorPlaces } from "./major-places.ts";
import { MinorMatcher } from "./minor-matcher.ts";
import { MinorPlaces, type SuggestedHotels } from "./minor-places.ts";
import { MinorTexts } from "./minor-texts.ts";
import { majorTexts, textKey } from "./place-text.ts";
import { WordIndex } from "./word-index.ts";

export interface HotelSuggester {
  /**
   * Places for what somebody typed, best first, each once, at most `limit`. Any text is fine; one that means nothing gives none.
   * Cities, their airports, landmarks and districts, and hotels last unless two words name one that no place is called by.
   */
  suggest(keyword: string, limit: number): readonly HotelPlace[];
  /**
   * The place with this text, case, accents and punctuation apart; or the city that a code means, alone or before a hyphen as the
   * specification writes locations: `SEA`, `SEA-Seattle`, `NYC-New York`. Null when there is none.
   */
  find(text: string): HotelPlace | null;
}

/** Makes the index once; it is read-only from then on. */
export function createHotelSuggester(tables: SuggestedHotels, names: PlaceNames): HotelSuggester {
  const order = citiesByStanding(tables.cities, (city) => (tables.firstOfCity[city + 1] as number) - (tables.firstOfCity[city] as number));
  const cities = order.map((city) => tables.cities[city] as WorldCity);
  const listed = listMajorPlaces(cities);
  const numbers = new Map<string, number>();
  const majors = listed.map((place, number): HotelPlace => {
    const city = cities[place.standing] as WorldCity;
    let text = "";
    for (text of majorTexts(place, city)) if (!numbers.has(textKey(text))) break;
    numbers.set(textKey(text), number);
    return hotelPlace(place.kind, text, place.point, city, null);
  });
  const majorMatcher = new MajorMatcher(listed, cities, names);
  const codes = new CodeBook(listed, cities);
  const minors = new MinorPlaces(tables, cities, order);
  const words = new WordIndex(minors.count, (row) => minors.nameOf(row));
  const minorMatcher = new MinorMatcher(minors, words);
  const texts = new MinorTexts(minors, cities, words, (key) => numbers.has(key));
  const major = (number: number): HotelPlace => majors[number] as HotelPlace;
  const minor = (row: number): HotelPlace =>
    hotelPlace(
      row < minors.districtCount ? "neighbourhood" : "hotel",
      texts.textOf(row),
      minors.pointOf(row),
      minors.worldCityOf(row),
      minors.hotelIdOf(row) as HotelId | null,
    );

  const answer = (query: string, limit: number): readonly HotelPlace[] => {
    const asked = wordsOf(query);
    const met = majorMatcher.wordsMet(asked);
    const found = majorMatcher.match(query, asked, met);
    if (found.named.length >= limit) return found.withSlips.slice(0, limit).map(major);
    const { districts, otherDistricts, hotels } = minorMatcher.match(asked, met, limit);
    const isRight = found.named.length + found.others.length + districts.length + otherDistricts.length > 0;
    const named = new Set(found.named);
    const rest = found.withSlips.filter((place) => !named.has(place));
    const namesHotel = asked.length > 1 && !isRight;
    return [
      ...(namesHotel ? hotels.map(minor) : []),
      ...found.named.slice(0, limit).map(major),
      ...districts.map(minor),
      ...rest.slice(0, limit).map(major),
      ...otherDistricts.map(minor),
      ...(namesHotel ? [] : hotels.map(minor)),
    ];
  };

  return {
    suggest: (keyword, limit) => {
      const query = fold(keyword);
      if (query === "" || limit < 1) return [];
      const where = withoutHotelWords(query);
      const first = where === null ? [] : majorMatcher.called(where).map(major);
      return [...new Set([...first, ...answer(query, limit)])].slice(0, limit);
    },
    find: (text) => {
      const number = numbers.get(textKey(text));
      if (number !== undefined) return major(number);
      const row = texts.find(text);
      if (row !== null) return minor(row);
      const coded = codes.find(text);
      return coded === null ? null : major(coded);
    },
  };
}

function hotelPlace(
  kind: HotelPlace["kind"],
  text: string,
  { name, latitude, longitude }: { readonly name: string; readonly latitude: number; readonly longitude: number },
  city: WorldCity,
  hotelId: HotelId | null,
): HotelPlace {
  return { kind, text, name, city: city.name, country: city.country, latitude, longitude, zone: city.zone, hotelId };
}
