import * as fc from "fast-check";
import { expect, it } from "vitest";
import { distanceKm } from "./great-circle.ts";

const point = fc.record({
  latitude: fc.double({ min: -90, max: 90, noNaN: true }),
  longitude: fc.double({ min: -180, max: 180, noNaN: true }),
});

it("is as far there as back, never farther than half round the globe, and nothing to where one is", () => {
  fc.assert(
    fc.property(point, point, (here, there) => {
      const km = distanceKm(here, there);
      expect(distanceKm(there, here)).toBeCloseTo(km, 6);
      expect(km).toBeLessThanOrEqual(20_016);
      expect(distanceKm(here, here)).toBe(0);
    }),
  );
});
