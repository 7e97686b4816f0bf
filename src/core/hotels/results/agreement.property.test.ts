import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { BAND_EDGES, betterUnder, naivePasses, naiveSort } from "../../../../tests/support/naive-hotels.ts";
import { anyFilter, anyHotels } from "../../../../tests/support/random-hotels.ts";
import { RATING_BANDS } from "../guest-rating.ts";
import type { FoundHotel } from "../hotel.ts";
import { type HotelFilter, NO_FILTER, passes } from "./filter.ts";
import { HOTEL_SORTS, sortHotels } from "./sort.ts";

const RUNS = { numRuns: 1000, seed: 7 };

const idsOf = (hotels: readonly FoundHotel[]) => hotels.map(({ id }) => id);
const under = <Hotel extends FoundHotel>(hotels: readonly Hotel[], filter: HotelFilter) => hotels.filter((hotel) => passes(hotel, filter));

describe("filters and orders of hotels", () => {
  it("agree with a naive reference on random hotels", () => {
    fc.assert(
      fc.property(anyHotels, anyFilter, fc.constantFrom(...HOTEL_SORTS), (hotels, filter, sort) => {
        const expected = hotels.filter((hotel) => naivePasses(hotel, filter));
        expect(idsOf(under(hotels, filter))).toEqual(idsOf(expected));
        expect(idsOf(sortHotels(expected, sort, filter))).toEqual(idsOf(naiveSort(expected, betterUnder(filter)[sort])));
      }),
      RUNS,
    );
  });

  it("agree one group at a time, each of them", () => {
    fc.assert(
      fc.property(anyHotels, anyFilter, (hotels, filter) => {
        const alone: readonly HotelFilter[] = [
          { ...NO_FILTER, minPerNightUsd: filter.minPerNightUsd, maxPerNightUsd: filter.maxPerNightUsd },
          ...(["bands", "topRated", "stars", "distance", "features", "name"] as const).map((field) => ({
            ...NO_FILTER,
            [field]: filter[field],
          })),
        ];
        for (const one of alone) expect(idsOf(under(hotels, one))).toEqual(idsOf(hotels.filter((hotel) => naivePasses(hotel, one))));
      }),
      RUNS,
    );
  });
});

it("knows the bands of the specification", () => {
  expect(RATING_BANDS.map(({ name }) => name)).toEqual(Object.keys(BAND_EDGES));
});
