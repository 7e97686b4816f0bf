import { money } from "../../kernel/index.ts";
import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { naivePrice } from "../../../../tests/support/naive-hotels.ts";
import { anyFilter, anyHotels } from "../../../../tests/support/random-hotels.ts";
import type { FoundHotel } from "../hotel.ts";
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

const RUNS = { numRuns: 1000, seed: 7 };

const idsOf = (hotels: readonly FoundHotel[]) => hotels.map(({ id }) => id);
const under = <Hotel extends FoundHotel>(hotels: readonly Hotel[], filter: HotelFilter) => hotels.filter((hotel) => passes(hotel, filter));

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
        const singles = ways.filter(({ group }) => group !== "all").map(({ count }) => count);
        expect(singles).toEqual(singles.toSorted((a, b) => b - a));
        expect(ways.findIndex(({ group }) => group === "all")).toBe(singles.length === ways.length ? -1 : ways.length - 1);
        expect(ways.length > 0).toBe(hotels.length > 0);
        expect(singles.length).toBeLessThanOrEqual(activeCount(filter));
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
        const range = nightlyRange(hotels, filter) ?? { minUsd: NaN, maxUsd: NaN, lowest: money(0), highest: money(0) };
        const [least, most] = [Math.min(...prices), Math.max(...prices)];
        expect(range).toEqual({
          minUsd: Math.floor(least / 100),
          maxUsd: Math.ceil(most / 100),
          lowest: money(least),
          highest: money(most),
        });
        const bars = nightlyHistogram(hotels, filter, range).map(({ count }) => count);
        expect([bars.length, bars.reduce((sum, count) => sum + count, 0)]).toEqual([10, prices.length]);
        // A thumb at the other end lets through what stands there with it; elsewhere a limit is what it says.
        const within: HotelFilter = {
          ...filter,
          minPerNightUsd: filter.minPerNightUsd === range.maxUsd ? null : filter.minPerNightUsd,
          maxPerNightUsd: filter.maxPerNightUsd === range.minUsd ? null : filter.maxPerNightUsd,
        };
        expect(idsOf(under(hotels, withinRange(within, range)))).toEqual(idsOf(under(hotels, within)));
        const { features } = filter;
        const pricesUnder = (limits: Partial<HotelFilter>) =>
          under(hotels, withinRange({ ...NO_FILTER, features, ...limits }, range)).map((hotel) => naivePrice(hotel, features));
        expect(pricesUnder({ maxPerNightUsd: range.minUsd })).toContain(least);
        expect(pricesUnder({ minPerNightUsd: range.maxUsd })).toContain(most);
      }),
      RUNS,
    );
  });
});
