import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { MAP_HEIGHT, MAP_WIDTH } from "../../../core/maps/index.ts";
import { fitView, mapSize, type MapView, MOST_ZOOM, panBy, pointUnder, type Stage, viewOf, zoomBy } from "./map-view.ts";

const part = fc.double({ min: 0, max: 1, noNaN: true });
const view: fc.Arbitrary<MapView> = fc.record({ x: part, y: part, zoom: fc.double({ min: 1, max: MOST_ZOOM, noNaN: true }) });
const stage: fc.Arbitrary<Stage> = fc.record({ width: fc.integer({ min: 280, max: 1400 }), height: fc.integer({ min: 220, max: 800 }) });

const isInside = ({ x, y, zoom }: MapView, box: Stage): boolean => {
  const { width, height } = mapSize(box, zoom);
  const slack = 1e-6;
  return (
    x * width - box.width / 2 >= -slack &&
    (1 - x) * width - box.width / 2 >= -slack &&
    y * height - box.height / 2 >= -slack &&
    (1 - y) * height - box.height / 2 >= -slack
  );
};

describe("the view of the map", () => {
  it("never shows what lies beyond the map, however it is moved", () => {
    fc.assert(
      fc.property(view, stage, fc.integer({ min: -3000, max: 3000 }), fc.integer({ min: -3000, max: 3000 }), (from, box, right, down) => {
        expect(isInside(fitView(from, box), box)).toBe(true);
        expect(isInside(panBy(from, box, right, down), box)).toBe(true);
        expect(isInside(zoomBy(from, box, 1.6, { x: 5, y: 5 }), box)).toBe(true);
        expect(isInside(zoomBy(from, box, 0.2), box)).toBe(true);
      }),
      { seed: 7 },
    );
  });

  it("keeps what is under the pointer there while it zooms in", () => {
    fc.assert(
      fc.property(view, stage, part, part, (from, box, partX, partY) => {
        fc.pre(from.zoom < MOST_ZOOM / 2);
        const at = { x: partX * box.width, y: partY * box.height };
        const before = pointUnder(from, box, at);
        const after = pointUnder(zoomBy(from, box, 2, at), box, at);
        expect(after.x).toBeCloseTo(before.x, 4);
        expect(after.y).toBeCloseTo(before.y, 4);
      }),
      { seed: 7 },
    );
  });

  it("goes back where it came from when it is moved there and back inside the map", () => {
    const box = { width: 800, height: 400 };
    const from = { x: 0.5, y: 0.5, zoom: 4 };
    const back = panBy(panBy(from, box, 120, -40), box, -120, 40);
    expect(back.x).toBeCloseTo(0.5, 9);
    expect(back.y).toBeCloseTo(0.5, 9);
  });

  it("has every place in it that it is fitted to", () => {
    const points = fc.array(
      fc.record({ x: fc.double({ min: 0, max: MAP_WIDTH, noNaN: true }), y: fc.double({ min: 0, max: MAP_HEIGHT, noNaN: true }) }),
      { minLength: 1, maxLength: 20 },
    );
    fc.assert(
      fc.property(points, (all) => {
        const box = { width: MAP_WIDTH, height: MAP_HEIGHT };
        const fitted = fitView(viewOf(all) ?? { x: 0.5, y: 0.5, zoom: 1 }, box);
        const [upper, lower] = [pointUnder(fitted, box, { x: 0, y: 0 }), pointUnder(fitted, box, { x: box.width, y: box.height })];
        for (const { x, y } of all) {
          expect(x).toBeGreaterThanOrEqual(upper.x - 1e-6);
          expect(x).toBeLessThanOrEqual(lower.x + 1e-6);
          expect(y).toBeGreaterThanOrEqual(upper.y - 1e-6);
          expect(y).toBeLessThanOrEqual(lower.y + 1e-6);
        }
      }),
      { seed: 7 },
    );
    expect(viewOf([])).toBeNull();
  });
});
