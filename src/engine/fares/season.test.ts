import { describe, expect, it } from "vitest";
import { epochDayOf, type LocalDate } from "../../core/kernel/index.ts";
import { calendarOf } from "./calendar-of.ts";
import { type CalendarName, CALENDAR_NAMES, CALENDARS } from "./calendars.ts";
import { SeasonTable } from "./season.ts";

const season = new SeasonTable();
const on = (calendar: CalendarName, date: string): number => season.factor(CALENDAR_NAMES.indexOf(calendar), epochDayOf(date as LocalDate));

describe("the season", () => {
  it.each<[string, CalendarName, string, CalendarName, string]>([
    ["July over February in Europe", "europe", "2027-07-20", "europe", "2027-02-09"],
    ["January over June in the south", "southern", "2027-01-10", "southern", "2027-06-01"],
    ["March over September under palms", "tropical", "2027-03-10", "tropical", "2027-09-15"],
    ["the Wednesday before Thanksgiving over the week before", "northAmerica", "2027-11-24", "northAmerica", "2027-11-17"],
    ["the Sunday after Thanksgiving over Thanksgiving itself", "northAmerica", "2027-11-28", "northAmerica", "2027-11-25"],
    ["the days before Christmas over early December", "northAmerica", "2027-12-22", "northAmerica", "2027-12-05"],
    ["the first days of January over its end", "europe", "2028-01-03", "europe", "2028-01-25"],
    ["Holy Week over the week before in Europe", "europe", "2027-03-25", "europe", "2027-03-14"],
    ["the eve of the lunar new year over a month later", "chinese", "2027-02-03", "chinese", "2027-03-05"],
    ["Golden Week over the week before in Japan", "japanese", "2027-05-01", "japanese", "2027-04-22"],
    ["Diwali over a month earlier in India", "southAsian", "2027-10-28", "southAsian", "2027-09-28"],
  ])("puts %s", (_, highCalendar, high, lowCalendar, low) => {
    expect(on(highCalendar, high)).toBeGreaterThan(on(lowCalendar, low) * 1.1);
  });

  it("is one on average, and between 0.75 and 1.9 on every day of every calendar", () => {
    for (const name of CALENDAR_NAMES) {
      const days = Array.from({ length: 1461 }, (_, day) =>
        season.factor(CALENDAR_NAMES.indexOf(name), epochDayOf("2026-01-01" as LocalDate) + day),
      );
      expect(Math.min(...days)).toBeGreaterThan(0.75);
      expect(Math.max(...days)).toBeLessThan(1.9);
      expect(days.reduce((sum, factor) => sum + factor) / days.length).toBeCloseTo(1.01, 1);
    }
  });

  it("does not jump from one day to the next where no feast is near", () => {
    const days = Array.from({ length: 90 }, (_, day) =>
      on("europe", `2027-${String(5 + Math.floor(day / 30)).padStart(2, "0")}-${String((day % 30) + 1).padStart(2, "0")}`),
    );
    days.slice(1).forEach((factor, day) => expect(Math.abs(factor - (days[day] ?? 0))).toBeLessThan(0.02));
  });

  it("gives the same day the same factor, whichever day was asked before", () => {
    const fresh = new SeasonTable();
    const day = epochDayOf("2027-12-30" as LocalDate);
    season.factor(0, day + 2000);
    expect(season.factor(0, day)).toBe(fresh.factor(0, day));
  });

  it("returns to one at both ends of every peak", () => {
    for (const { peaks } of Object.values(CALENDARS)) {
      for (const [, points] of peaks) expect([points[0]?.[1], points.at(-1)?.[1]]).toEqual([1, 1]);
    }
  });

  it("knows Japan, India and Australia apart", () => {
    expect(["JP", "IN", "AU", "US"].map((country) => CALENDAR_NAMES[calendarOf(country)])).toEqual([
      "japanese",
      "southAsian",
      "southern",
      "northAmerica",
    ]);
  });
});
