import { describe, expect, it } from "vitest";
import type { FoundHotel } from "../../../core/hotels/index.ts";
import { type HotelId, money } from "../../../core/kernel/index.ts";
import { createHotelEngine } from "../hotel-engine.ts";
import { decodeHotelWorld, encodeHotelWorld } from "../world/index.ts";
import { plainHotelWorld } from "../world/testing/index.ts";
import { ranked } from "./rank.ts";

const { look, ...plain } = createHotelEngine(decodeHotelWorld(encodeHotelWorld(plainHotelWorld()))).profileOf(0);

interface Told {
  readonly id: string;
  readonly stars?: number;
  readonly value?: number;
  readonly count?: number;
  readonly cents?: number;
  readonly distanceMetres?: number;
}

function found({ id, stars = 3, value = 8, count = 1000, cents = 10_000, distanceMetres = 1000 }: Told): FoundHotel {
  const rate = { features: [], perNight: money(cents), total: money(cents), taxesAndFees: money(0) };
  return { ...plain, look, id: id as HotelId, stars, rating: { value, count }, distanceMetres, rates: [rate] };
}

const order = (...hotels: readonly Told[]): string[] => ranked(hotels.map(found), 10_000).map(({ id }) => id);

describe("the order of the results", () => {
  it.each<readonly [string, Told, Told]>([
    ["the better rated", { id: "best", value: 9 }, { id: "other", value: 7 }],
    [
      "of two with high ratings the one that more guests gave",
      { id: "best", value: 9.5, count: 2000 },
      { id: "other", value: 9.5, count: 3 },
    ],
    ["the cheaper of as many stars", { id: "best", cents: 9000 }, { id: "other", cents: 13_000 }],
    ["the nearer", { id: "best", distanceMetres: 300 }, { id: "other", distanceMetres: 5000 }],
  ])("puts %s first", (_, best, other) => {
    expect(order(other, best)).toEqual(["best", "other"]);
    expect(order(best, other)).toEqual(["best", "other"]);
  });

  it("sets a price against hotels of as many stars: a fair price of five stars does not lose to a high one of two", () => {
    const fives = [30_000, 30_000, 30_000].map((cents, nth) => ({ id: `five ${nth}`, stars: 5, cents }));
    expect(order({ id: "dear two", stars: 2, cents: 12_000 }, { id: "two", stars: 2, cents: 6000 }, ...fives).at(-1)).toBe("dear two");
  });

  it("goes by rating and price where all stand on the very point that is asked for", () => {
    const hotels = [
      { id: "a", value: 6 },
      { id: "c", value: 9 },
      { id: "b", value: 9, cents: 13_000 },
    ];
    const here = hotels.map((told) => found({ ...told, distanceMetres: 0 }));
    expect(ranked(here, 0).map(({ id }) => id)).toEqual(["c", "b", "a"]);
  });

  it("is settled by the distance, then by the id, where all else is the same", () => {
    expect(order({ id: "c", distanceMetres: 10_001 }, { id: "b", distanceMetres: 10_000 }, { id: "a", distanceMetres: 10_001 })).toEqual([
      "b",
      "a",
      "c",
    ]);
  });
});
