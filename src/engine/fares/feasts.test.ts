import { describe, expect, it } from "vitest";
import { dateOfEpochDay, epochDayOf, type LocalDate } from "../../core/kernel/index.ts";
import { type Feast, feastDay } from "./feasts.ts";

const dateOf = (feast: Feast, year: number): string => dateOfEpochDay(feastDay(feast, year));

describe("the day of a feast", () => {
  it.each<[Feast, string]>([
    ["easter", "2024-03-31"],
    ["easter", "2025-04-20"],
    ["easter", "2026-04-05"],
    ["easter", "2027-03-28"],
    ["easter", "2038-04-25"],
    ["thanksgiving", "2026-11-26"],
    ["thanksgiving", "2027-11-25"],
    ["thanksgiving", "2029-11-22"],
    ["laborDay", "2026-09-07"],
    ["laborDay", "2027-09-06"],
    ["laborDay", "2025-09-01"],
    ["christmas", "2026-12-25"],
  ])("%s is %s", (feast, date) => {
    expect(dateOf(feast, Number(date.slice(0, 4)))).toBe(date);
  });

  it.each<[Feast, string]>([
    ["lunarNewYear", "2025-01-29"],
    ["lunarNewYear", "2026-02-17"],
    ["lunarNewYear", "2027-02-06"],
    ["lunarNewYear", "2028-01-26"],
    ["lunarNewYear", "2029-02-13"],
    ["diwali", "2025-10-20"],
    ["diwali", "2026-11-08"],
    ["diwali", "2027-10-29"],
    ["diwali", "2028-10-17"],
    ["eidAlFitr", "2025-03-31"],
    ["eidAlFitr", "2026-03-20"],
    ["eidAlFitr", "2027-03-10"],
    ["eidAlAdha", "2026-05-27"],
    ["eidAlAdha", "2027-05-16"],
  ])("%s, which the moon sets, is within two days of %s", (feast, date) => {
    expect(Math.abs(feastDay(feast, Number(date.slice(0, 4))) - epochDayOf(date as LocalDate))).toBeLessThanOrEqual(2);
  });

  it("lies in its year, in every year for which cards and tickets exist", () => {
    for (let year = 2025; year <= 2043; year++) {
      for (const feast of ["lunarNewYear", "eidAlFitr", "eidAlAdha", "diwali", "easter"] as const) {
        expect(dateOf(feast, year).slice(0, 4)).toBe(String(year));
      }
    }
  });
});
