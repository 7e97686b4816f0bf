import { describe, expect, it } from "vitest";
import { Hits } from "./hits.ts";
import { mergeMisspelled } from "./merge-misspelled.ts";
import { TIERS } from "./name-kinds.ts";

const hitsOf = (...noted: readonly (readonly [place: number, tier: number])[]): Hits => {
  const hits = new Hits(30);
  for (const [place, tier] of noted) hits.note(place, tier);
  return hits;
};
/** What was typed right: places in this order, all of one tier. */
const right = (tier: number, ...places: readonly number[]): readonly [readonly number[], Hits] => [
  places,
  hitsOf(...places.map((place) => [place, tier] as const)),
];
const slip = (...places: readonly number[]): Hits => hitsOf(...places.map((place) => [place, TIERS.misspelledName] as const));

describe("what a slip may have meant", () => {
  it("is all that there is where nothing was typed right", () => {
    expect(mergeMisspelled([], hitsOf(), hitsOf([3, TIERS.misspelledStart], [7, TIERS.misspelledName]))).toEqual([7, 3]);
  });

  it("stands on the fifth line among weak matches, and behind few as often as there is room up to it", () => {
    expect(mergeMisspelled(...right(TIERS.alias, 10, 11, 12, 13, 14, 15), slip(20, 21))).toEqual([10, 11, 12, 13, 20, 14, 15]);
    expect(mergeMisspelled(...right(TIERS.alias, 10, 11), slip(20, 21, 22, 23))).toEqual([10, 11, 20, 21, 22]);
  });

  it("is a busier place than the one on that line where that begins a city's name, and than an exact name's", () => {
    expect(mergeMisspelled(...right(TIERS.startOfCity, 10, 11, 12, 13, 14), slip(5, 20))).toEqual([10, 11, 12, 13, 5, 14]);
    expect(mergeMisspelled(...right(TIERS.exactCity, 10), slip(5, 20))).toEqual([10, 5]);
  });

  it("is no name that is met without a slip, and no beginning of one", () => {
    const literal = hitsOf([10, TIERS.alias], [11, TIERS.startOfCity]);
    expect(mergeMisspelled([11, 10], literal, slip(10))).toEqual([11, 10]);
    expect(mergeMisspelled([11], literal, hitsOf([20, TIERS.misspelledStart], [21, TIERS.misspelledRegion]))).toEqual([11]);
  });
});
