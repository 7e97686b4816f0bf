import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { placeNames } from "../../suggest/index.ts";
import type { WorldPoint } from "../world/index.ts";
import { createHotelSuggester } from "./index.ts";
import { smallCities } from "./testing/small-cities.ts";
import { type NamedCity, suggestedHotels } from "./testing/suggested-hotels.ts";

const LIMIT = 10;
const folded = (text: string) =>
  text
    .normalize("NFD")
    .replaceAll(/\p{M}/gu, "")
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, " ")
    .trim();

/** Few words, so that places of all kinds are called alike, accents, commas and numbers in brackets among them. */
const word = fc.constantFrom("Ana", "Áña", "Bo", "Bo, Ana", "Cal-Bo", "(2)", "St. Ana", "Ü", "Washington");
const name = fc.array(word, { minLength: 1, maxLength: 3 }).map((words) => words.join(" "));
const point = name.map((called): WorldPoint => ({ name: called, latitude: 1, longitude: 2 }));
const code = fc.constantFrom("ANA", "BOO", "CAL", "XYZ");
const city: fc.Arbitrary<NamedCity> = fc.record({
  name,
  region: fc.constantFrom("", "Washington", "Ana"),
  country: fc.constantFrom("US", "FR"),
  population: fc.integer({ min: 0, max: 9_000_000 }),
  codes: fc.array(code, { maxLength: 2 }),
  otherNames: fc.array(name, { maxLength: 2 }),
  airports: fc.array(
    fc.tuple(point, code).map(([place, three]) => ({ ...place, code: three })),
    { maxLength: 2 },
  ),
  districts: fc.array(point, { maxLength: 4 }),
  landmarks: fc.array(point, { maxLength: 3 }),
  hotelNames: fc.array(fc.tuple(name, name), { maxLength: 8 }),
});
const worlds = fc.array(city, { minLength: 1, maxLength: 8 });

/** Everything that a world's suggester can answer. */
function allPlaces(cities: readonly NamedCity[]) {
  const suggester = createHotelSuggester(suggestedHotels(cities), placeNames);
  const texts = ["a", "u", "b", "c", "w", "2", "x", "s"].flatMap((letter) => suggester.suggest(letter, 10_000));
  return { suggester, places: [...new Set(texts.map(({ text }) => text))].map((text) => ({ text, found: suggester.find(text) })) };
}

describe("the texts of any world's places", () => {
  it("are told apart by their letters and digits alone, and each finds its place again and is suggested first", () => {
    fc.assert(
      fc.property(worlds, (cities) => {
        const { suggester, places } = allPlaces(cities);
        expect(places.map(({ found }) => found?.text)).toEqual(places.map(({ text }) => text));
        expect(new Set(places.map(({ text }) => folded(text))).size).toBe(places.length);
        for (const { text } of places) expect(suggester.find(folded(text).toUpperCase())?.text).toBe(text);
        for (const { text } of places) expect(suggester.suggest(text, 1).map((first) => first.text)).toEqual([text]);
      }),
      { numRuns: 300, seed: 5 },
    );
  });

  it("are all suggested: every hotel and district by its name and its city", () => {
    fc.assert(
      fc.property(worlds, (cities) => {
        const { suggest } = createHotelSuggester(suggestedHotels(cities), placeNames);
        for (const { name: town = "", districts = [], hotelNames = [] } of cities) {
          for (const [called] of [...hotelNames, ...districts.map((district) => [district.name] as const)]) {
            expect(suggest(`${called as string} ${town}`, 10_000).map((place) => place.name)).toContain(called);
          }
        }
      }),
      { numRuns: 100, seed: 6 },
    );
  });
});

const { suggest, find } = createHotelSuggester(suggestedHotels(smallCities), placeNames);

describe("suggest", () => {
  it("answers anything with at most ten places, none twice, always the same, each found again by its text", () => {
    const anything = fc.oneof(
      fc.string({ unit: "binary", maxLength: 300 }),
      fc.string({ unit: "grapheme", maxLength: 60 }),
      fc.array(fc.integer({ min: 0, max: 0xffff }), { maxLength: 60 }).map((units) => String.fromCharCode(...units)),
      fc.string({ unit: fc.constantFrom("a", "e", "s", "t", " ", "-", ",", "(", "hotel ", "\u202E", "\u05D0", "\uD83D"), maxLength: 40 }),
    );
    fc.assert(
      fc.property(anything, (keyword) => {
        const places = suggest(keyword, LIMIT);
        expect(places.length).toBeLessThanOrEqual(LIMIT);
        expect(new Set(places.map(({ text }) => text)).size).toBe(places.length);
        expect(suggest(keyword, LIMIT)).toEqual(places);
        expect(places.map(({ text }) => find(text))).toEqual(places);
        expect(find(keyword)).toEqual(find(keyword));
      }),
      { numRuns: 2000, seed: 13 },
    );
  });
});
