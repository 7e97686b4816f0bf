import { describe, expect, it } from "vitest";
import { countDays } from "./testing/count-days.ts";
import { EVERY_DAY, maskOfDays, shiftDays, weekdayPatterns } from "./weekdays.ts";

const weekly = (patterns: readonly number[]): number => patterns.reduce((sum, mask) => sum + countDays(mask), 0);

describe("weekday patterns", () => {
  it.each([1, 2, 3, 4, 5, 6])("run on %i days a week, whatever the route is for", (days) => {
    for (const kind of ["business", "beach"] as const) {
      for (const chance of [0, 0.3, 0.6, 0.99]) expect(weekly(weekdayPatterns(days, kind, chance))).toBe(days);
    }
  });

  it("leave out Saturday, Tuesday and Wednesday first for business, and change a beach's guests at the weekend", () => {
    expect(weekdayPatterns(4, "business", 0.3)).toEqual([maskOfDays("1457")]);
    expect(weekdayPatterns(6, "business", 0)).toEqual([maskOfDays("123457")]);
    expect(weekdayPatterns(1, "beach", 0)).toEqual([maskOfDays("6")]);
    expect(weekdayPatterns(2, "beach", 0.3)).toEqual([maskOfDays("26")]);
  });

  it("part whole days from the rest", () => {
    expect(weekdayPatterns(17, "beach", 0)).toEqual([EVERY_DAY, EVERY_DAY, maskOfDays("246")]);
  });

  it("move about 8 % of a busy business route's flights from quiet days to Friday and Sunday", () => {
    const patterns = weekdayPatterns(7 * 50, "business", 0);
    const perDay = [0, 1, 2, 3, 4, 5, 6].map((day) => patterns.filter((mask) => mask & (1 << day)).length);
    expect(perDay).toEqual([50, 46, 46, 50, 54, 46, 54]);
  });

  it("leave beaches and small routes alone", () => {
    expect(weekdayPatterns(70, "beach", 0.9)).toEqual(Array(10).fill(EVERY_DAY));
    expect(weekdayPatterns(21, "business", 0.99)).toEqual(Array(3).fill(EVERY_DAY));
  });
});

describe("shifted days", () => {
  it("wrap around the week, both ways", () => {
    expect(shiftDays(maskOfDays("157"), 1)).toBe(maskOfDays("126"));
    expect(shiftDays(maskOfDays("1"), -1)).toBe(maskOfDays("7"));
    expect(shiftDays(EVERY_DAY, 3)).toBe(EVERY_DAY);
  });
});
