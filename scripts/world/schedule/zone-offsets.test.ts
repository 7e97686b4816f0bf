import { describe, expect, it } from "vitest";
import { clockShift } from "./zone-offsets.ts";

describe("the shift between two clocks", () => {
  it("has every value of the year, the usual one first", () => {
    expect(clockShift("America/New_York", "Europe/London")).toMatchObject({ usual: 300, all: [300, 240] });
    expect(clockShift("Asia/Dubai", "Europe/Berlin")).toMatchObject({ usual: -120, all: [-120, -180] });
    expect(clockShift("Asia/Tokyo", "Asia/Seoul")).toEqual({ usual: 0, all: [0], underWay: [] });
  });

  it("knows what a flight meets when the clocks change while it is under way", () => {
    expect([...clockShift("Europe/Berlin", "Europe/Berlin").underWay].sort((a, b) => a - b)).toEqual([-60, 60]);
  });

  it("refuses a zone that does not exist", () => {
    expect(() => clockShift("Europe/Atlantis", "Europe/Berlin")).toThrow(RangeError);
  });
});
