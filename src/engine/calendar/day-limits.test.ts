import { expect, it } from "vitest";
import { DayLimits } from "./day-limits.ts";

/** Forty days from the horizon's thirtieth on: two of them in its first word of 32 days, the rest in the second and third. */
function limitsOf(ofDay: (day: number) => number): DayLimits {
  const limits = new DayLimits(40, 30, 3);
  for (let day = 0; day < 40; day++) limits.ofDay[day] = ofDay(day);
  limits.start(Array.from({ length: 40 }, (_, day) => day));
  return limits;
}

it("day limits leave out the days that want nothing of a weight", () => {
  const limits = limitsOf((day) => day);
  limits.close(37);
  expect([...limits.open.subarray(0, limits.openCount)]).toEqual([37, 38, 39]);
  expect(limits.mostWeight).toBe(39);
  limits.close(40);
  expect([limits.openCount, limits.mostWeight]).toEqual([0, -Infinity]);
});

it("day limits tell the most that is wanted on days of which some have a bit", () => {
  const limits = limitsOf((day) => (day < 2 ? 100 + day : day));
  limits.close(10);
  const most = (...words: number[]): number => limits.mostOn(Int32Array.from([7, ...words]), 1);
  expect(most(1, 0, 0)).toBe(101);
  expect(most(0, 1, 0)).toBe(33);
  expect(most(0, -1, 1)).toBe(39);
  expect(most(0, 0, 0)).toBe(-Infinity);
  limits.close(35);
  expect(most(0, -1, 0), "none of its days is open any more").toBe(-Infinity);
});
