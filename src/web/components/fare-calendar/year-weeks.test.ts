import { describe, expect, it } from "vitest";
import type { LocalDate } from "../../../core/kernel/index.ts";
import { cheapestOf, monthsOf, weeksOf } from "./year-weeks.ts";

const TUESDAY = "2026-12-01" as LocalDate;
const ROW = Array.from({ length: 40 }, (_, index) => (index % 5 === 0 ? null : 100 + index));

const priced = (date: string, total: number | null) => ({ date: date as LocalDate, total });

describe("a year of days", () => {
  it("is cut into weeks from Sunday, with nothing lost", () => {
    const weeks = weeksOf(TUESDAY, ROW);
    expect(weeks[0]?.map((day) => day?.date ?? "")).toEqual(["", "", "2026-12-01", "2026-12-02", "2026-12-03", "2026-12-04", "2026-12-05"]);
    expect(weeks.every((week) => week.length === 7)).toBe(true);
    expect(weeks.flat().flatMap((day) => (day ? [day.total] : []))).toEqual(ROW);
  });
  it("begins with a whole week where it begins on a Sunday", () => {
    expect(weeksOf("2026-12-06" as LocalDate, ROW.slice(0, 7))).toHaveLength(1);
  });
  it("is cut into months", () => {
    const months = monthsOf(TUESDAY, ROW);
    expect(months.map(({ first }) => first)).toEqual(["2026-12-01", "2027-01-01"]);
    expect(months.map(({ weeks }) => weeks.flat().filter((day) => day !== null).length)).toEqual([31, 9]);
    expect(months[1]?.weeks[0]?.[5]).toEqual({ date: "2027-01-01", total: 131 });
  });
  it("names the first of the cheapest days of a week, and none where nothing is sold", () => {
    expect(
      cheapestOf([null, priced("2027-03-09", 30), priced("2027-03-10", null), priced("2027-03-11", 20), priced("2027-03-12", 20)]),
    ).toEqual({
      date: "2027-03-11",
      total: 20,
    });
    expect(cheapestOf([null, priced("2027-03-10", null)])).toBeNull();
  });
});
