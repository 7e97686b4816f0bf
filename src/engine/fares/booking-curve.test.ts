import { expect, it } from "vitest";
import { epochDayOf, type LocalDate } from "../../core/kernel/index.ts";
import { fareByDaysAhead, fareByWeekday, soldShare } from "./booking-curve.ts";

it("a Tuesday is the cheapest day, a Sunday the dearest, and a Friday nearly so", () => {
  // 2027-09-13 is a Monday.
  const week = [13, 14, 15, 16, 17, 18, 19].map((day) => fareByWeekday(epochDayOf(`2027-09-${day}` as LocalDate)));
  expect(week).toEqual([1.01, 0.94, 0.95, 1.01, 1.08, 0.97, 1.09]);
});

it("a fare is lowest from four to seven weeks ahead, and moves less where people plan ahead", () => {
  expect([28, 40, 50].map((ahead) => fareByDaysAhead(ahead, 1))).toEqual([1, 1, 1]);
  expect([-1, 0, 330, 400].map((ahead) => fareByDaysAhead(ahead, 1))).toEqual([1.5, 1.5, 1.27, 1.27]);
  expect(fareByDaysAhead(0, 0.5)).toBe(1.25);
});

it("nobody buys any more on the day itself", () => {
  expect([330, 28, 0, -1].map(soldShare)).toEqual([0.01, 0.5, 1, 1]);
});
