import { describe, expect, it } from "vitest";
import { loadCountryMap } from "./country-map.ts";
import { bandEdges, isInside, ownersAt } from "./edge-bands.ts";
import { groundAround, metresTo } from "./ground.ts";

const square = (from: number, to: number): readonly (readonly number[])[] => [
  [from, from],
  [to, from],
  [to, to],
  [from, to],
  [from, from],
];

describe("areas in bands", () => {
  const bands = bandEdges([
    [0, square(0, 10)],
    [0, square(4, 6)],
    [1, square(20, 30)],
  ]);

  it("hold what lies within their edges, and not what lies in a hole", () => {
    expect(ownersAt(bands, 2, 2)).toEqual([0]);
    expect(ownersAt(bands, 5, 5)).toEqual([]);
    expect(ownersAt(bands, 25, 25)).toEqual([1]);
    expect(ownersAt(bands, 15, 15)).toEqual([]);
  });

  it("are asked for one owner alone", () => {
    expect(isInside(bands, 1, 25, 25)).toBe(true);
    expect(isInside(bands, 0, 25, 25)).toBe(false);
  });
});

const map = loadCountryMap();

describe("the ground of a city", () => {
  it("ends at the border, although there is land beyond", () => {
    const detroit = groundAround(map, { latitude: 42.335, longitude: -83.05 }, 8000);
    const { x, y } = detroit.toMetres({ latitude: 42.3, longitude: -83.03 });
    expect(detroit.isLand(0, 0)).toBe(true);
    expect(detroit.isLand(x, y)).toBe(false);
  });

  it("has no hotels in the sea or in a big lake", () => {
    const chicago = groundAround(map, { latitude: 41.88, longitude: -87.63 }, 12_000);
    expect(chicago.isLand(0, 0)).toBe(true);
    expect(chicago.isLand(4000, 0)).toBe(false);
    const miamiBeach = groundAround(map, { latitude: 25.79, longitude: -80.135 }, 12_000);
    expect(miamiBeach.isLand(5000, 0)).toBe(false);
    expect(miamiBeach.shores.length).toBeGreaterThan(0);
  });

  it("measures in meters from its middle, there and back", () => {
    const ground = groundAround(map, { latitude: 47.6, longitude: -122.3 }, 5000);
    const { latitude, longitude } = ground.toPoint(1200, -800);
    const { x, y } = ground.toMetres({ latitude, longitude });
    expect([Math.round(x), Math.round(y)]).toEqual([1200, -800]);
    expect(latitude).toBeCloseTo(47.5928, 4);
  });

  it("knows how far a point is from a line of coast", () => {
    const shore = { x1: 0, y1: 0, x2: 100, y2: 0 };
    expect(metresTo(shore, 50, 30)).toBe(30);
    expect(metresTo(shore, 130, 40)).toBe(50);
  });
});
