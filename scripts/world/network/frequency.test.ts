import { expect, it } from "vitest";
import { dailyEachWay, THREE_A_WEEK } from "./frequency.ts";

it("sends wide types far away and at least three flights a week", () => {
  expect(dailyEachWay(2_000, 6_000)).toBeCloseTo(5.648, 3); // 285 seats, of which 82 % are taken, and 0.66 of the real world's flights
  expect(dailyEachWay(20, 9_000)).toBe(THREE_A_WEEK);
  expect(dailyEachWay(5, 300)).toBe(THREE_A_WEEK);
  expect(dailyEachWay(20, 300)).toBe(0.5);
});

it("grows with the passengers, up to a cap", () => {
  expect(dailyEachWay(4_000, 700)).toBeGreaterThan(dailyEachWay(2_000, 700));
  expect(dailyEachWay(1_000_000, 700)).toBe(100);
});
