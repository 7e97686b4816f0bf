import { expect, it } from "vitest";
import { boundedShares } from "./bounded-shares.ts";

const free = { least: 0, most: Number.POSITIVE_INFINITY };

it("parts in proportion to strength", () => {
  expect(
    boundedShares(12, [
      { ...free, strength: 1 },
      { ...free, strength: 2 },
    ]),
  ).toEqual([4, 8]);
});

it("holds one at its most and gives the rest to the others", () => {
  expect(
    boundedShares(10, [
      { strength: 8, least: 0, most: 1 },
      { ...free, strength: 1 },
      { ...free, strength: 2 },
    ]),
  ).toEqual([1, 3, 6]);
});

it("lifts one to its least at the cost of the others", () => {
  expect(
    boundedShares(10, [
      { strength: 1, least: 2, most: 9 },
      { ...free, strength: 99 },
    ]),
  ).toEqual([2, 8]);
});
