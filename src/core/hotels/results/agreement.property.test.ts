import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { anyFilter, anyHotels, type NamedHotel, PLAIN_NAMES } from "../../../../tests/support/random-hotels.ts";
import { RATING_BANDS, type RatingBand } from "../guest-rating.ts";
import type { FoundHotel } from "../hotel.ts";
import type { RateFeature } from "../rate.ts";
import { filterChoices } from "./choices.ts";
import {
  activeCount,
  type FilterGroup,
  type HotelFilter,
  NO_FILTER,
  passes,
  pickDistance,
  toggleBand,
  toggleFeature,
  toggleStars,
  toggleTopRated,
  waysOut,
  withoutGroup,
} from "./filter.ts";
import { nightlyHistogram, nightlyRange, withinRange } from "./price.ts";
import { HOTEL_SORTS, type HotelSort, sortHotels } from "./sort.ts";

const RUNS = { numRuns: 1000, seed: 7 };

/** The price that stands for a hotel, looked for the long way: every rate, every feature, the least. */
function naivePrice(hotel: FoundHotel, features: readonly RateFeature[]): number | null {
  let least: number | null = null;
  for (const rate of hotel.rates) {
    let hasAll = true;
    for (const feature of features) if (!rate.features.includes(feature)) hasAll = false;
    if (hasAll && (least === null || rate.perNight.amountMinor < least)) least = rate.perNight.amountMinor;
  }
  return least;
}

const BAND_EDGES: Readonly<Record<RatingBand, readonly [number, number]>> = {
  wonderful: [9, 10.1],
  very_good: [8, 9],
  good: [7, 8],
  pleasant: [6, 7],
};

/** What the panel's labels say, one after another. */
function naivePasses(hotel: NamedHotel, filter: HotelFilter): boolean {
  const price = naivePrice(hotel, filter.features);
  if (price === null) return false;
  if (filter.minPerNightUsd !== null && price < filter.minPerNightUsd * 100) return false;
  if (filter.maxPerNightUsd !== null && price > filter.maxPerNightUsd * 100) return false;
  if (filter.bands.length > 0) {
    const inOne = filter.bands.filter((band) => hotel.rating.value >= BAND_EDGES[band][0] && hotel.rating.value < BAND_EDGES[band][1]);
    if (inOne.length === 0) return false;
  }
  if (filter.topRated && hotel.rating.value < 7) return false;
  if (filter.stars.length > 0 && filter.stars.filter((stars) => stars === hotel.stars).length === 0) return false;
  if (filter.distance !== null && Number((hotel.distanceMetres / 1609.344).toFixed(1)) > filter.distance) return false;
  return filter.name === "" || hotel.plainName.includes(PLAIN_NAMES[filter.name] ?? "?");
}

const idsOf = (hotels: readonly FoundHotel[]) => hotels.map(({ id }) => id);
const under = <Hotel extends FoundHotel>(hotels: readonly Hotel[], filter: HotelFilter) => hotels.filter((hotel) => passes(hotel, filter));

/** Takes the best of those left, the first of equals, until none is left. */
function naiveSort(hotels: readonly FoundHotel[], isBetter: (a: FoundHotel, b: FoundHotel) => boolean): readonly FoundHotel[] {
  const [rest, sorted]: [FoundHotel[], FoundHotel[]] = [[...hotels], []];
  while (rest.length > 0) {
    let best = 0;
    for (const [at, hotel] of rest.entries()) if (isBetter(hotel, rest[best] ?? hotel)) best = at;
    sorted.push(...rest.splice(best, 1));
  }
  return sorted;
}

const betterUnder = ({ features }: HotelFilter): Readonly<Record<HotelSort, (a: FoundHotel, b: FoundHotel) => boolean>> => {
  const price = (hotel: FoundHotel) => naivePrice(hotel, features) ?? 0;
  return {
    lowest: (a, b) => price(a) < price(b),
    highest: (a, b) => price(a) > price(b),
    rating: (a, b) => a.rating.value > b.rating.value,
    stars: (a, b) => a.stars > b.stars,
    distance: (a, b) => a.distanceMetres < b.distanceMetres,
  };
};

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

/** Count and lowest price of what is really left, as a choice of the panel tells them. */
function left(hotels: readonly FoundHotel[], filter: HotelFilter) {
  const prices = under(hotels, filter).map((hotel) => naivePrice(hotel, filter.features) ?? NaN);
  return [prices.length, prices.length === 0 ? null : Math.min(...prices)];
}

describe("the figures beside the choices", () => {
  it("are what clicking gives", () => {
    fc.assert(
      fc.property(anyHotels, anyFilter, (hotels, filter) => {
        const { bands, topRated, stars, distance, features } = filterChoices(hotels, filter);
        const cleared = (group: FilterGroup) => withoutGroup(filter, group);
        const pairs = [
          ...bands.map((choice) => [choice, toggleBand(cleared("bands"), choice.value)] as const),
          [topRated, toggleTopRated(cleared("topRated"))] as const,
          ...stars.map((choice) => [choice, toggleStars(cleared("stars"), choice.value)] as const),
          ...distance.map((choice) => [choice, pickDistance(filter, choice.value)] as const),
          ...features.map(
            (choice) => [choice, filter.features.includes(choice.value) ? filter : toggleFeature(filter, choice.value)] as const,
          ),
        ];
        for (const [{ count, lowestPrice }, clicked] of pairs) {
          expect([count, lowestPrice?.amountMinor ?? null]).toEqual(left(hotels, clicked));
        }
      }),
      RUNS,
    );
  });

  it("are what a further tick adds to a group that is on already", () => {
    fc.assert(
      fc.property(anyHotels, anyFilter, (hotels, filter) => {
        const present = under(hotels, filter).length;
        const { bands, stars } = filterChoices(hotels, filter);
        for (const { value, count } of bands.filter(({ value: band }) => filter.bands.length > 0 && !filter.bands.includes(band))) {
          expect(under(hotels, toggleBand(filter, value))).toHaveLength(present + count);
        }
        for (const { value, count } of stars.filter(({ value: own }) => filter.stars.length > 0 && !filter.stars.includes(own))) {
          expect(under(hotels, toggleStars(filter, value))).toHaveLength(present + count);
        }
      }),
      RUNS,
    );
  });

  it("name a way out that leads out", () => {
    fc.assert(
      fc.property(anyHotels, anyFilter, (hotels, filter) => {
        const ways = waysOut(hotels, filter);
        for (const { group, count } of ways) {
          expect(under(hotels, group === "all" ? NO_FILTER : withoutGroup(filter, group))).toHaveLength(count);
        }
        expect(ways.map(({ count }) => count)).toEqual(ways.map(({ count }) => count).toSorted((a, b) => b - a));
        expect(ways.length > 0).toBe(hotels.length > 0);
        expect(ways.length).toBeLessThanOrEqual(Math.max(1, activeCount(filter)));
      }),
      RUNS,
    );
  });
});

describe("the price slider", () => {
  it("spans the prices of the chosen features, counts each hotel once, and takes a limit at its ends for none", () => {
    fc.assert(
      fc.property(anyHotels, anyFilter, (hotels, filter) => {
        const prices = hotels.flatMap((hotel) => naivePrice(hotel, filter.features) ?? []);
        fc.pre(prices.length > 0);
        const range = nightlyRange(hotels, filter) ?? { minUsd: NaN, maxUsd: NaN };
        expect(range).toEqual({ minUsd: Math.floor(Math.min(...prices) / 100), maxUsd: Math.ceil(Math.max(...prices) / 100) });
        const bars = nightlyHistogram(hotels, filter, range).map(({ count }) => count);
        expect([bars.length, bars.reduce((sum, count) => sum + count, 0)]).toEqual([10, prices.length]);
        expect(idsOf(under(hotels, withinRange(filter, range)))).toEqual(idsOf(under(hotels, filter)));
      }),
      RUNS,
    );
  });
});

it("knows the bands of the specification", () => {
  expect(RATING_BANDS.map(({ name }) => name)).toEqual(Object.keys(BAND_EDGES));
});
