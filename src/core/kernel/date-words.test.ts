import { describe, expect, it } from "vitest";
import { addDays, formatMonth, formatShortMonth, formatWeekday, type LocalDate, type LocalDateTime } from "./index.ts";

const DAYS = Array.from({ length: 365 }, (_, days) => addDays("2027-01-01" as LocalDate, days));

function writerOf(language: string, shape: Intl.DateTimeFormatOptions): (day: LocalDate) => string {
  const writer = new Intl.DateTimeFormat(`${language}-US`, { ...shape, timeZone: "UTC" });
  return (day) => writer.format(new Date(`${day}T00:00Z`));
}

describe.each(["en", "es"] as const)("days in the words of %s", (language) => {
  it("have the weekdays and months that the server’s own tables give them", () => {
    const [weekday, month] = [writerOf(language, { weekday: "short" }), writerOf(language, { month: "long", year: "numeric" })];
    const shortMonth = writerOf(language, { month: "short" });
    for (const day of DAYS) {
      expect([formatWeekday(day, language), formatMonth(day, language)]).toEqual([weekday(day), month(day)]);
      expect(shortMonth(day)).toContain(formatShortMonth(day, language)); // theirs is “sept” in Spanish
    }
  });
});

it("knows the weekday of a wall time", () => {
  expect(formatWeekday("2027-03-12T23:59:00" as LocalDateTime, "en")).toBe("Fri");
});
