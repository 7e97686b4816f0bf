import { expect, it } from "vitest";
import { DayLimits } from "./day-limits.ts";

it("day limits leave out the days that want nothing of a weight", () => {
  const limits = new DayLimits(5, 30);
  limits.ofDay.set([4, 9, 1, Infinity, 7]);
  limits.start([0, 1, 2, 4]);
  const open = (weight: number): number[] => {
    limits.close(weight);
    return [...limits.open.subarray(0, limits.openCount)];
  };
  const words = (): number[] => [...limits.bits.subarray(limits.fromWord, limits.endWord)];
  expect([open(4), limits.mostWeight]).toEqual([[0, 1, 4], 9]);
  expect([limits.fromWord, words()]).toEqual([0, [(1 << 30) | (1 << 31), 1 << 2]]);
  limits.ofDay[1] = 5;
  expect([open(5), limits.mostWeight]).toEqual([[1, 4], 7]);
  expect([limits.fromWord, words()]).toEqual([0, [1 << 31, 1 << 2]]);
  expect([open(8), limits.mostWeight]).toEqual([[], 0]);
  expect(words()).toEqual([]);
});
