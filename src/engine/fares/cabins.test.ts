import { describe, expect, it } from "vitest";
import { cabinAt, cabinFareFactor, cabinIndex, CABINS } from "./cabins.ts";

describe("the places of cabins", () => {
  it("are those of the seat columns, there and back", () => {
    expect(CABINS.map(cabinIndex)).toEqual([0, 1, 2, 3]);
    expect(CABINS.map((_, index) => cabinAt(index))).toEqual(["M", "W", "C", "F"]);
    expect(() => cabinAt(4)).toThrow(RangeError);
  });
});

it("cabins cost so many economy fares, the more the farther", () => {
  const factors = CABINS.map((cabin) => [500, 4000, 9000].map((km) => Math.round(cabinFareFactor(cabin, km) * 1000) / 1000));
  expect(factors).toEqual([
    [1, 1, 1],
    [1.75, 1.87, 1.95],
    [4.5, 4.6, 4.9],
    [5, 6.125, 8],
  ]);
});
