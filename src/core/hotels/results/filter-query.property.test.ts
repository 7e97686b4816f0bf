import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { anyFilter, anyHotels } from "../../../../tests/support/random-hotels.ts";
import type { HotelId } from "../../kernel/index.ts";
import { filterChoices } from "./choices.ts";
import { passes, waysOut } from "./filter.ts";
import { readView, type ResultsView, withoutView, writeView } from "./filter-query.ts";
import { nightlyRange, withinRange } from "./price.ts";
import { HOTEL_SORTS, sortHotels } from "./sort.ts";

const RUNS = { numRuns: 1000, seed: 7 };
const STEPS = Array.from({ length: 25 }, (_, step) => (step + 1) * 20);

const view: fc.Arbitrary<ResultsView> = fc.record({
  // "✈" holds nothing that a name could be compared by, and is no filter.
  filter: anyFilter.map((filter) => (filter.name === "✈" ? { ...filter, name: "" } : filter)),
  sort: fc.constantFrom(...HOTEL_SORTS),
  shown: fc.constantFrom(...STEPS),
  onMap: fc.constantFrom(null, "5809844-86" as HotelId),
});

const NAMES = ["minPrice", "maxPrice", "rating", "topRated", "stars", "distance", "feature", "name", "sort", "show", "map"] as const;
const NOISE = [
  "",
  "0",
  "1",
  "5",
  "-1",
  "1e9",
  "99999999",
  "0x10",
  " 3",
  "3 ",
  "NaN",
  "__proto__",
  "constructor",
  "\uD800",
  "a".repeat(100_000),
] as const;
const hostile = fc
  .array(fc.tuple(fc.constantFrom(...NAMES), fc.oneof(fc.constantFrom(...NOISE), fc.string({ unit: "binary" }))), { maxLength: 30 })
  .map((pairs) => new URLSearchParams(pairs));

describe("the view of hotels in the address", () => {
  it("reads back what was written, and leaves the search alone", () => {
    fc.assert(
      fc.property(view, (chosen) => {
        const query = writeView(new URLSearchParams("org=Seattle&rooms=2&radius=3&stars=1&feature=refundable"), chosen);
        expect(readView(query)).toEqual(chosen);
        expect(readView(new URLSearchParams(query.toString()))).toEqual(chosen);
        expect(withoutView(query).toString()).toBe("org=Seattle&rooms=2&radius=3");
      }),
      RUNS,
    );
  });

  it("never fails, whatever the address holds, and settles at the first reading", () => {
    fc.assert(
      fc.property(hostile, anyHotels, (query, hotels) => {
        const read = readView(query);
        const { filter, sort, shown } = read;
        expect(STEPS).toContain(shown);
        expect(readView(writeView(query, read))).toEqual(read);
        const ranged = withinRange(filter, nightlyRange(hotels, filter));
        const passing = hotels.filter((hotel) => passes(hotel, ranged));
        expect(sortHotels(passing, sort, ranged)).toHaveLength(passing.length);
        expect(filterChoices(hotels, ranged).stars).toHaveLength(5);
        expect(waysOut(hotels, ranged).length).toBeLessThanOrEqual(7);
      }),
      RUNS,
    );
  });
});
