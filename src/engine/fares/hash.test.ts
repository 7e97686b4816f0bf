import { describe, expect, it } from "vitest";
import { codeNumber, mix, stableBetween } from "./hash.ts";

describe("stable chance", () => {
  it("is the same for the same numbers, on every machine", () => {
    expect([mix(1, 2), mix(2, 1), mix(0, 0)]).toEqual([360_995_440, 2_161_894_513, 0]);
    expect(codeNumber("JFK")).toBe((74 * 37 + 70) * 37 + 75);
  });

  it("is spread evenly: each of ten drawers holds a tenth, within a tenth of it", () => {
    const drawers = Array.from({ length: 10 }, () => 0);
    for (let flight = 0; flight < 200; flight++) {
      for (let day = 20_000; day < 20_500; day++) {
        const drawer = Math.floor(stableBetween(0, 10, flight, day));
        drawers[drawer] = (drawers[drawer] ?? 0) + 1;
      }
    }
    for (const held of drawers) expect(Math.abs(held - 10_000)).toBeLessThan(1000);
  });

  it("stays between its bounds", () => {
    for (let key = 0; key < 1000; key++) {
      const value = stableBetween(0.9, 1.1, key, -key);
      expect(value >= 0.9 && value < 1.1).toBe(true);
    }
  });
});
