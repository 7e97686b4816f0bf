import { describe, expect, it } from "vitest";
import { type HotelId, money } from "../../kernel/index.ts";
import type { FoundHotel, FoundRate } from "../hotel.ts";
import type { RateFeature } from "../rate.ts";
import { filterChoices } from "./choices.ts";
import {
  activeCount,
  type HotelFilter,
  NO_FILTER,
  passes,
  pickDistance,
  toggleFeature,
  toggleStars,
  waysOut,
  withoutGroup,
} from "./filter.ts";
import { nightlyHistogram, nightlyRange, withinRange } from "./price.ts";
import { sortHotels } from "./sort.ts";
import { shownRate } from "./traits.ts";

const rate = (perNightUsd: number, ...features: readonly RateFeature[]): FoundRate => ({
  features,
  perNight: money(perNightUsd * 100),
  total: money(perNightUsd * 700),
  taxesAndFees: money(0),
});

function hotel(name: string, stars: number, rating: number, miles: number, rates: FoundHotel["rates"]): FoundHotel {
  const place = { latitude: 47.6, longitude: -122.3, neighbourhood: "Downtown", city: "Seattle", country: "US" };
  const look = { building: "tower", setting: "city", climate: "temperate", isModern: true, hasPool: false, seed: 1 } as const;
  return {
    ...place,
    look,
    id: name as HotelId,
    name,
    kind: "hotel",
    stars,
    rating: { value: rating, count: 90 },
    discount: null,
    distanceMetres: Math.round(miles * 1609.344),
    rates,
  };
}

/** Five hotels; breakfast and free cancellation come in one rate at two of them, and never in the cheapest. */
const HOTELS: readonly FoundHotel[] = [
  hotel("Harbor", 4, 9.2, 0.4, [rate(150), rate(170, "breakfast_included"), rate(190, "breakfast_included", "free_cancellation")]),
  hotel("Lodge", 3, 8.7, 1.8, [rate(120, "free_cancellation"), rate(130, "breakfast_included")]),
  hotel("Brick", 3, 8.3, 1.04, [rate(120)]),
  hotel("Olympic", 5, 7, 4.9, [rate(300), rate(320, "breakfast_included", "free_cancellation", "refundable")]),
  hotel("Motel Águila", 2, 5.8, 12, [rate(90, "book_now_pay_later")]),
];

const namesUnder = (filter: Partial<HotelFilter>) =>
  HOTELS.filter((one) => passes(one, { ...NO_FILTER, ...filter })).map(({ name }) => name);
const priceUnder = (features: readonly RateFeature[]) => HOTELS.map((one) => shownRate(one, { features })?.perNight.amountMinor ?? null);
const orderBy = (sort: Parameters<typeof sortHotels>[1]) => sortHotels(HOTELS, sort, NO_FILTER).map(({ name }) => name.slice(0, 2));
const WISH: readonly RateFeature[] = ["breakfast_included", "free_cancellation"];

describe("the rate that stands for a hotel", () => {
  it("is the cheapest one with all chosen features, never features of two rates together", () => {
    expect(priceUnder([])).toEqual([150_00, 120_00, 120_00, 300_00, 90_00]);
    expect(priceUnder(WISH)).toEqual([190_00, null, null, 320_00, null]);
  });

  it("is what the price filter and the order by price look at", () => {
    expect(namesUnder({ features: WISH, maxPerNightUsd: 170 })).toEqual([]);
    expect(namesUnder({ features: ["breakfast_included"], maxPerNightUsd: 170 })).toEqual(["Harbor", "Lodge"]);
    expect(sortHotels(HOTELS.slice(0, 2), "lowest", { features: ["breakfast_included"] }).map(({ name }) => name)).toEqual([
      "Lodge",
      "Harbor",
    ]);
  });
});

describe("each filter group of the hotels", () => {
  it("keeps prices from the one limit to the other, both in", () => {
    expect(namesUnder({ minPerNightUsd: 120, maxPerNightUsd: 150 })).toEqual(["Harbor", "Lodge", "Brick"]);
    expect(namesUnder({ minPerNightUsd: 121, maxPerNightUsd: 149 })).toEqual([]);
  });

  it("takes any of the ticked stars and rating bands, and top rated from 7 on", () => {
    expect(namesUnder({ stars: [2, 5] })).toEqual(["Olympic", "Motel Águila"]);
    expect(namesUnder({ bands: ["wonderful", "good"] })).toEqual(["Harbor", "Olympic"]);
    expect(namesUnder({ topRated: true })).toEqual(["Harbor", "Lodge", "Brick", "Olympic"]);
  });

  it("takes distances as they are written, each choice having the nearer ones in it, the last one every hotel", () => {
    expect(namesUnder({ distance: 1 })).toEqual(["Harbor", "Brick"]);
    expect(namesUnder({ distance: 3 })).toEqual(["Harbor", "Lodge", "Brick"]);
    expect(namesUnder({ distance: null })).toHaveLength(5);
  });

  it("finds a part of a name, without accents and in any case", () => {
    expect(namesUnder({ name: "aguila" })).toEqual(["Motel Águila"]);
    expect(namesUnder({ name: "O" })).toEqual(["Harbor", "Lodge", "Olympic", "Motel Águila"]);
  });
});

describe("the hotels' panel", () => {
  it("counts each choice under the other groups, with its lowest nightly price", () => {
    const { stars, distance, bands, topRated } = filterChoices(HOTELS, { ...NO_FILTER, stars: [3], maxPerNightUsd: 200 });
    expect(stars.map(({ value, count }) => [value, count])).toEqual([
      [5, 0],
      [4, 1],
      [3, 2],
      [2, 1],
      [1, 0],
    ]);
    expect(distance.map(({ value, count, lowestPrice }) => [value, count, lowestPrice?.amountMinor])).toEqual([
      [1, 1, 120_00],
      [3, 2, 120_00],
      [null, 2, 120_00],
    ]);
    expect([bands.map(({ count }) => count), topRated.count]).toEqual([[0, 2, 0, 0], 2]);
  });

  it("counts a feature beside those that are ticked already, at the price of both together", () => {
    const { features } = filterChoices(HOTELS, toggleFeature(NO_FILTER, "breakfast_included"));
    expect(features.map(({ value, count, lowestPrice }) => [value, count, lowestPrice?.amountMinor ?? null])).toEqual([
      ["free_cancellation", 2, 190_00],
      ["book_now_pay_later", 0, null],
      ["breakfast_included", 3, 130_00],
      ["refundable", 1, 320_00],
    ]);
  });

  it("counts both price limits as one group, and clears them together", () => {
    const filter = toggleStars(pickDistance({ ...NO_FILTER, minPerNightUsd: 100, maxPerNightUsd: 200 }, 3), 4);
    expect([activeCount(NO_FILTER), activeCount(filter)]).toEqual([0, 3]);
    expect(withoutGroup(filter, "price")).toEqual({ ...NO_FILTER, distance: 3, stars: [4] });
    expect(toggleStars(filter, 4).stars).toEqual([]);
  });

  it("names the one group whose clearing brings most back", () => {
    const filter: HotelFilter = { ...NO_FILTER, features: WISH, maxPerNightUsd: 150, distance: 3 };
    expect(waysOut(HOTELS, filter)).toEqual([
      { group: "features", count: 3 },
      { group: "price", count: 1 },
      { group: "all", count: 5 },
    ]);
    expect(waysOut(HOTELS, { ...NO_FILTER, stars: [1], bands: ["pleasant"] })).toEqual([{ group: "all", count: 5 }]);
  });
});

describe("the nightly prices", () => {
  it("span what the cards say under the chosen features", () => {
    expect(nightlyRange(HOTELS, NO_FILTER)).toEqual({ minUsd: 90, maxUsd: 300, lowest: money(90_00), highest: money(300_00) });
    expect(nightlyRange(HOTELS, { features: WISH })).toEqual({ minUsd: 190, maxUsd: 320, lowest: money(190_00), highest: money(320_00) });
    expect([nightlyRange([], NO_FILTER), nightlyRange(HOTELS.slice(2, 3), { features: WISH })]).toEqual([null, null]);
  });

  it("stand in ten bars", () => {
    const bars = nightlyHistogram(HOTELS, NO_FILTER, { minUsd: 90, maxUsd: 300, lowest: money(90_00), highest: money(300_00) });
    expect(bars.map(({ count }) => count)).toEqual([1, 2, 1, 0, 0, 0, 0, 0, 0, 1]);
  });

  it("make a limit at an end of the range no limit, and leave one that holds back what it holds", () => {
    const range = { minUsd: 90, maxUsd: 300, lowest: money(90_00), highest: money(300_00) };
    const under = (minPerNightUsd: number, maxPerNightUsd: number) => {
      const { minPerNightUsd: min, maxPerNightUsd: max } = withinRange({ ...NO_FILTER, minPerNightUsd, maxPerNightUsd }, range);
      return [min, max];
    };
    expect([under(90, 300), under(91, 299), under(0, 80)]).toEqual([
      [null, null],
      [91, 299],
      [null, 80],
    ]);
    // A thumb that is pushed to the other end leaves the one hotel that stands there.
    expect([under(0, 90), under(300, 400)]).toEqual([
      [null, 91],
      [299, null],
    ]);
  });

  it("are ordered both ways, equal ones as they were given", () => {
    expect(orderBy("lowest")).toEqual(["Mo", "Lo", "Br", "Ha", "Ol"]);
    expect(orderBy("highest")).toEqual(["Ol", "Ha", "Lo", "Br", "Mo"]);
    expect(orderBy("rating")).toEqual(["Ha", "Lo", "Br", "Ol", "Mo"]);
    expect(orderBy("stars")).toEqual(["Ol", "Ha", "Lo", "Br", "Mo"]);
    expect(orderBy("distance")).toEqual(["Ha", "Br", "Lo", "Ol", "Mo"]);
  });
});
