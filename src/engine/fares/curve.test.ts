import { describe, expect, it } from "vitest";
import { curveByKm, readCurve, tabulate } from "./curve.ts";

describe("a curve", () => {
  const points = [
    [0, 10],
    [10, 20],
    [30, 0],
  ] as const;

  it("is straight between its points and level outside them", () => {
    expect([-5, 0, 5, 10, 20, 30, 99].map((x) => readCurve(points, x))).toEqual([10, 10, 15, 20, 10, 0, 0]);
  });

  it("can be one point, and no fewer", () => {
    expect(readCurve([[3, 7]], 100)).toBe(7);
    expect(() => readCurve([], 1)).toThrow(RangeError);
  });

  it("reads the same by kilometres", () => {
    const byKm = curveByKm(points);
    for (let km = 0; km < 40; km++) expect(byKm(km)).toBe(readCurve(points, km));
    expect([0, 5000].map(curveByKm([[100, 7]]))).toEqual([7, 7]);
  });

  it("is tabulated at whole numbers", () => {
    expect([...tabulate(points, 4)]).toEqual([10, 11, 12, 13]);
  });
});
