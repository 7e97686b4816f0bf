import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { cellOf } from "./cells.ts";
import { PointGrid } from "./point-grid.ts";

interface Point {
  readonly latitude: number;
  readonly longitude: number;
}

/** Inside of this margin of the edge a point may fall on either side: the two formulas round differently. */
const MARGIN_METRES = 0.01;

const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/** The textbook's haversine, in metres. */
function haversine(a: Point, b: Point): number {
  const up = Math.sin(radians(b.latitude - a.latitude) / 2) ** 2;
  const along = Math.sin(radians(b.longitude - a.longitude) / 2) ** 2;
  return 2 * 6_371_008.8 * Math.asin(Math.min(1, Math.sqrt(up + Math.cos(radians(a.latitude)) * Math.cos(radians(b.latitude)) * along)));
}

function gridOf(points: readonly Point[]): { readonly grid: PointGrid; readonly ordered: readonly Point[] } {
  const ordered = points.toSorted((a, b) => cellOf(a.latitude, a.longitude) - cellOf(b.latitude, b.longitude));
  const column = (read: (point: Point) => number): Float64Array => Float64Array.from(ordered.map(read));
  const grid = new PointGrid(
    column(({ latitude }) => latitude),
    column(({ longitude }) => longitude),
  );
  return { grid, ordered };
}

const degrees = (min: number, max: number) => fc.double({ min, max, noNaN: true, noDefaultInfinity: true });
const around = (latitude: readonly [number, number], longitude: readonly [number, number]) =>
  fc.record({ latitude: degrees(...latitude), longitude: degrees(...longitude) });
/** Points in one part of the world: everywhere, a city, both sides of the date line, both poles. */
const REGIONS = [
  around([-90, 90], [-180, 180]),
  around([47.4, 47.8], [-122.6, -122]),
  fc.oneof(around([-20, -16], [179.7, 180]), around([-20, -16], [-180, -179.7]), around([-17, -17], [180, 180])),
  fc.oneof(around([88.7, 90], [-180, 180]), around([89.99, 90], [-180, 180]), around([-90, -89.2], [-180, 180])),
];
/** Around a pole every band has a few cells only, and a circle may touch all of them but the one behind the pole. */
const AT_THE_POLE = around([89.9, 90], [-180, 180]);
const questionsAtThePole = fc.record({
  points: fc.array(AT_THE_POLE, { minLength: 1, maxLength: 60 }),
  middle: AT_THE_POLE,
  radius: degrees(0, 12_000),
});
const questions = fc.constantFrom(...REGIONS).chain((region) =>
  fc.record({
    points: fc.array(region, { minLength: 1, maxLength: 120 }),
    middle: region,
    radius: fc.oneof(degrees(0, 60_000), degrees(0, 3000), degrees(0, 21_000_000)),
  }),
);

describe("a question to the grid", () => {
  it("finds what a plain scan finds, at the same distance", () => {
    fc.assert(
      fc.property(fc.oneof(questions, questionsAtThePole), ({ points, middle, radius }) => {
        const { grid, ordered } = gridOf(points);
        const count = grid.within(middle.latitude, middle.longitude, radius);
        const found = new Map(Array.from(grid.rows.subarray(0, count), (row, place) => [row, grid.metres[place] ?? -1]));
        expect(found.size).toBe(count);
        const wrong = ordered.filter((point, row) => {
          const metres = haversine(middle, point);
          const said = found.get(row);
          if (said === undefined) return metres < radius - MARGIN_METRES;
          // Near the antipode neither formula can tell two metres apart.
          return metres > radius + MARGIN_METRES || Math.abs(said - metres) > (metres > 19_000_000 ? 50 : 0.005);
        });
        expect(wrong).toEqual([]);
      }),
      { numRuns: 2000 },
    );
  });

  it("gives the nearest first", () => {
    fc.assert(
      fc.property(questions, ({ points, middle, radius }) => {
        const { grid } = gridOf(points);
        const count = grid.nearest(middle.latitude, middle.longitude, radius);
        const metres = [...grid.metres.subarray(0, count)];
        expect(metres).toEqual(metres.toSorted((a, b) => a - b));
        expect(new Set(grid.rows.subarray(0, count)).size).toBe(count);
      }),
      { numRuns: 500 },
    );
  });

  it("with a radius of nothing finds what stands on the very point", () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...REGIONS).chain((region) => fc.array(region, { minLength: 1, maxLength: 40 })),
        (points) => {
          const { grid, ordered } = gridOf(points);
          for (const [row, point] of ordered.entries()) {
            const count = grid.within(point.latitude, point.longitude, 0);
            expect(grid.rows.subarray(0, count)).toContain(row);
          }
        },
      ),
      { numRuns: 300 },
    );
  });

  it("knows the two names of the date line and the many of a pole", () => {
    const { grid } = gridOf([
      { latitude: 90, longitude: 25 },
      { latitude: -17, longitude: -180 },
      { latitude: -17, longitude: 180 },
    ]);
    expect(grid.within(-17, 180, 0)).toBe(2);
    expect(grid.within(-17, -180, 0)).toBe(2);
    expect(grid.within(90, -100, 0)).toBe(1);
  });

  it.each([
    ["", 89.975, 89.97],
    [", also along the edge of a band, up to which it reaches as far as it could", 89.964_028, 89.964_028],
  ])("counts nothing twice where a circle all but closes around a pole%s", (_, latitude, middle) => {
    const ring = Array.from({ length: 360 }, (__, longitude) => ({ latitude, longitude: longitude - 180 }));
    const { grid } = gridOf(ring);
    for (let radius = 1000; radius < 8010; radius += 2) {
      const count = grid.within(middle, 100, radius);
      expect(new Set(grid.rows.subarray(0, count)).size, `radius ${radius}`).toBe(count);
    }
  });

  it("is refused over rows that are not in the order of the cells", () => {
    expect(() => new PointGrid(Float64Array.of(50, 40), Float64Array.of(0, 0))).toThrow("order");
  });
});
