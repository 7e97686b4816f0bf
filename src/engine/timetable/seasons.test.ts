import { describe, expect, it } from "vitest";
import { dateOfEpochDay, epochDayOf, type LocalDate } from "../../core/kernel/index.ts";
import { isInSeason } from "./seasons.ts";
import type { Season } from "./world.ts";

/** First and last days of the summer timetable as the airlines' calendars print them. */
describe("the seasons", () => {
  it.each<[Season, string, string]>([
    ["summer", "2026-03-29", "2026-10-24"],
    ["summer", "2027-03-28", "2027-10-30"],
    ["summer", "2028-03-26", "2028-10-28"],
    ["winter", "2026-10-25", "2027-03-27"],
    ["winter", "2027-10-31", "2028-03-25"],
    ["highSummer", "2027-06-15", "2027-09-10"],
    ["ski", "2026-12-15", "2027-03-31"],
    ["sunWinter", "2026-12-15", "2027-04-20"],
  ])("%s runs from %s to %s", (season, first, last) => {
    const [from, to] = [epochDayOf(first as LocalDate), epochDayOf(last as LocalDate)];
    const held = (day: number): boolean => isInSeason(season, dateOfEpochDay(day));
    expect([held(from - 1), held(to + 1)]).toEqual([false, false]);
    for (let day = from; day <= to; day++) expect(held(day)).toBe(true);
  });

  it("leave no day of the year out", () => {
    expect(isInSeason("year", "2028-02-29" as LocalDate)).toBe(true);
  });
});
