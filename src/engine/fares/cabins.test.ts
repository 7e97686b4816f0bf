import { describe, expect, it } from "vitest";
import { cabinAt, cabinIndex, CABINS } from "./cabins.ts";

describe("the places of cabins", () => {
  it("are those of the seat columns, there and back", () => {
    expect(CABINS.map(cabinIndex)).toEqual([0, 1, 2, 3]);
    expect(CABINS.map((_, index) => cabinAt(index))).toEqual(["M", "W", "C", "F"]);
    expect(() => cabinAt(4)).toThrow(RangeError);
  });
});
