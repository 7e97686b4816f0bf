import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { MAP_HEIGHT, MAP_WIDTH, projectWorld } from "./world-projection.ts";

const point = fc.record({
  latitude: fc.double({ min: -57, max: 84, noNaN: true }),
  longitude: fc.double({ min: -180, max: 180, noNaN: true }),
});

describe("the projection of the world", () => {
  it("draws every point on the sheet", () => {
    fc.assert(
      fc.property(point, (place) => {
        const drawn = projectWorld(place);
        expect(drawn.x).toBeGreaterThanOrEqual(-1e-9);
        expect(drawn.x).toBeLessThanOrEqual(MAP_WIDTH + 1e-9);
        expect(drawn.y).toBeGreaterThanOrEqual(-1);
        expect(drawn.y).toBeLessThanOrEqual(MAP_HEIGHT + 1);
      }),
      { seed: 7, numRuns: 500 },
    );
  });

  it("draws what lies farther north higher, and what lies farther east to the right", () => {
    fc.assert(
      fc.property(point, point, (a, b) => {
        fc.pre(Math.abs(a.latitude - b.latitude) > 1e-6);
        const [north, south] = a.latitude > b.latitude ? [a, b] : [b, a];
        expect(projectWorld(north).y).toBeLessThan(projectWorld(south).y);
        fc.pre(Math.abs(a.longitude - b.longitude) > 1e-6);
        const [east, west] = a.longitude > b.longitude ? [a, b] : [b, a];
        expect(projectWorld({ ...east, latitude: 10 }).x).toBeGreaterThan(projectWorld({ ...west, latitude: 10 }).x);
      }),
      { seed: 7 },
    );
  });
});
