import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { DESTINATIONS } from "../../../scripts/world/facts/destinations.ts";
import { placeWorld } from "../../../tests/support/place-world.ts";
import { spanishCity } from "../../core/places/index.ts";
import { createSuggester, placeNames } from "./index.ts";

const LIMIT = 10;
const { airports, metros } = await placeWorld();
const { suggest } = createSuggester(airports, metros, placeNames);
const codesFor = (keyword: string): readonly string[] => suggest(keyword, LIMIT).map(({ code }) => code);
const destinations = DESTINATIONS.filter(({ mainAirport }) => airports.some(({ code }) => code === mainAirport));

/** Every text that is one slip away from a name: a letter missing, two swapped, one replaced, behind the first two. */
function misspellingsOf(name: string): ReadonlySet<string> {
  const letters = [..."abcdefghijklmnopqrstuvwxyz"];
  const slips = Array.from({ length: name.length - 2 }, (_, index) => {
    const [start, rest] = [name.slice(0, index + 2), name.slice(index + 3)];
    const swapped = rest === "" ? [] : [start + (rest[0] ?? "") + (name[index + 2] ?? "") + rest.slice(1)];
    return [start + rest, ...swapped, ...letters.map((letter) => start + letter + rest)];
  });
  return new Set(slips.flat());
}

/** Slips that happen to spell other places; those come first and leave no room for a guess. */
const OTHER_PLACES = new Set(["YYJ Vitoria", "CAE Colombia", "SLA Santa", "FAR Faro"]);

describe("every airport", () => {
  it("is among the first three for its code", () => {
    expect(airports.filter(({ code }) => !codesFor(code).slice(0, 3).includes(code)).map(({ code }) => code)).toEqual([]);
  });

  it("is the first answer to its whole suggestion, which a field offers and a form sends", () => {
    const lost = airports.filter(({ code, city }) => codesFor(`${code}-${city}`)[0] !== code);
    expect(lost.map(({ code }) => code)).toEqual([]);
  });

  it("is among the first ten for its city and for its own name", () => {
    const lost = airports.filter(({ code, city, name }) => !codesFor(city).includes(code) || !codesFor(name).includes(code));
    expect(lost.map(({ code }) => code)).toEqual([]);
  });
});

describe("every destination", () => {
  it("is the first answer to its name", () => {
    const lost = destinations.filter(({ code, mainAirport, city }) => ![code, mainAirport].includes(codesFor(city)[0] ?? ""));
    expect(lost.map(({ city }) => city)).toEqual([]);
  });

  it("is among the first five for what pages call it in Spanish", () => {
    const lost = destinations.filter(
      ({ code, mainAirport, city, country }) =>
        !codesFor(spanishCity(city, country))
          .slice(0, 5)
          .some((found) => found === code || found === mainAirport),
    );
    expect(lost.map(({ city }) => city)).toEqual([]);
  });

  it("is among the first five for its name with one slip", () => {
    const lost = destinations.flatMap(({ code, mainAirport, city }) =>
      [...misspellingsOf(city)]
        .filter(() => city.length >= 5)
        .filter(
          (typed) =>
            !codesFor(typed)
              .slice(0, 5)
              .some((found) => found === code || found === mainAirport),
        )
        .map((typed) => `${code} ${typed}`),
    );
    expect(new Set(lost)).toEqual(OTHER_PLACES);
  });
});

const marks = fc.constantFrom("\u0300", "\u0301", "\u0308", "\u0303", "\u030C", "");
const names = fc.constantFrom(...destinations.map(({ city }) => city), ...airports.map(({ name }) => name));

describe("suggest", () => {
  it("does not mind accents, whether taken away or added", () => {
    fc.assert(
      fc.property(names, fc.array(marks, { maxLength: 30 }), (name, accents) => {
        const accented = [...name].map((letter, index) => letter + (accents[index] ?? "")).join("");
        const bare = name.normalize("NFD").replaceAll(/\p{M}/gu, "");
        expect(codesFor(accented)).toEqual(codesFor(name));
        expect(codesFor(bare)).toEqual(codesFor(name));
      }),
      { numRuns: 500, seed: 11 },
    );
  });

  it("answers anything with at most ten places, none twice, always the same", () => {
    const anything = fc.oneof(
      fc.string({ unit: "binary", maxLength: 300 }),
      fc.string({ unit: "grapheme", maxLength: 60 }),
      fc.array(fc.integer({ min: 0, max: 0xffff }), { maxLength: 60 }).map((units) => String.fromCharCode(...units)),
      fc.string({ unit: fc.constantFrom("a", "e", "n", "s", " ", "-", "'", "\u202E", "\u05D0", "\uD83D"), maxLength: 40 }),
    );
    fc.assert(
      fc.property(anything, (keyword) => {
        const codes = codesFor(keyword);
        expect(codes.length).toBeLessThanOrEqual(LIMIT);
        expect(new Set(codes).size).toBe(codes.length);
        expect(codesFor(keyword)).toEqual(codes);
      }),
      { numRuns: 5000, seed: 13 },
    );
  });

  it.each(["lorem ipsum ", "new york ", "\u0301", "🛫", "\uDC00", "\u202E\u05D0", "a "])(
    "reads only the beginning of 100 KB of %j",
    (piece) => {
      const text = piece.repeat(Math.ceil(100_000 / piece.length));
      expect(codesFor(text)).toEqual(codesFor(text.slice(0, 1000)));
    },
  );
});
