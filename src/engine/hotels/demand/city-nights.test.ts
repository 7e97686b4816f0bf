import { describe, expect, it } from "vitest";
import { epochDayOf, type LocalDate } from "../../../core/kernel/index.ts";
import type { CityDemand } from "../world/index.ts";
import { plainHotelWorld } from "../world/testing/index.ts";
import { calendarDayOf } from "./calendar-day.ts";
import { demandOn, demandTable } from "./city-demand.ts";
import { CityNights } from "./city-nights.ts";
import { priceByDaysAhead, takenByDaysAhead } from "./days-ahead.ts";

const day = (text: string): number => epochDayOf(text as LocalDate);
const AVERAGE = { months: Array.from({ length: 12 }, () => 100), weekdays: Array.from({ length: 7 }, () => 100), events: [] };

const demand = (date: string, change: Partial<CityDemand>): number =>
  demandOn(demandTable({ ...AVERAGE, ...change }), calendarDayOf(day(date)));

describe("demand in a city", () => {
  const months = [60, 80, 100, 100, 100, 100, 160, 100, 100, 100, 100, 120];

  it("is its month's in the middle of the month", () => {
    expect(demand("2027-07-16", { months })).toBe(1.6);
    expect(demand("2027-01-16", { months })).toBe(0.6);
  });

  it("lies half way between two months where one becomes the other, also at the turn of the year", () => {
    expect(demand("2027-12-31", { months })).toBeCloseTo(0.91, 2);
    expect(demand("2028-01-01", { months })).toBeCloseTo(0.89, 2);
    expect(demand("2027-02-28", { months })).toBeCloseTo(0.9, 1);
  });

  it("makes no jump from one day to the next", () => {
    const days = Array.from({ length: 730 }, (_, nth) =>
      demandOn(demandTable({ ...AVERAGE, months }), calendarDayOf(day("2027-01-01") + nth)),
    );
    expect(Math.max(...days.slice(1).map((value, nth) => Math.abs(value - (days[nth] ?? 0))))).toBeLessThan(0.022);
  });

  it("follows the weekday, Monday first", () => {
    const weekdays = [90, 91, 92, 93, 130, 140, 95];
    expect(demand("2027-03-12", { weekdays })).toBe(1.3); // a Friday
    expect(demand("2027-03-15", { weekdays })).toBe(0.9);
  });

  it("takes the strongest event of a day, each day of it", () => {
    const events = [
      { name: "Final", from: "03-12", to: "03-12", percent: 220 },
      { name: "Fair", from: "03-10", to: "03-14", percent: 150 },
    ];
    expect(["2027-03-09", "2027-03-10", "2027-03-12", "2027-03-14", "2027-03-15"].map((date) => demand(date, { events }))).toEqual([
      1, 1.5, 2.2, 1.5, 1,
    ]);
  });

  it("knows an event that goes on over the new year", () => {
    const events = [{ name: "New Year", from: "12-30", to: "01-02", percent: 180 }];
    expect(["2027-12-29", "2027-12-31", "2028-01-02", "2028-01-03"].map((date) => demand(date, { events }))).toEqual([1, 1.8, 1.8, 1]);
  });
});

describe("the days ahead", () => {
  const ahead = Array.from({ length: 400 }, (_, days) => days);

  it("make a night cheapest some weeks out and dearest at the last, within an eighth", () => {
    const prices = ahead.map(priceByDaysAhead);
    expect(prices.indexOf(Math.min(...prices))).toBe(21);
    expect(prices.indexOf(Math.max(...prices))).toBe(0);
    expect(Math.max(...prices)).toBeLessThanOrEqual(1.125);
    expect(Math.min(...prices)).toBeGreaterThanOrEqual(0.875);
  });

  it("never give a room back by themselves", () => {
    expect(ahead.slice(1).every((days) => takenByDaysAhead(days) <= takenByDaysAhead(days - 1))).toBe(true);
  });
});

describe("the nights of a stay", () => {
  it("are those of the stay last asked for", () => {
    const nights = new CityNights(
      plainHotelWorld({ city: { demand: { ...AVERAGE, weekdays: [100, 100, 100, 100, 100, 200, 100] } } }).cities,
    );
    const pricesFrom = (date: string, count: number): number[] => {
      nights.turnTo(day(date), count, day(date) - 30);
      const start = nights.startOf(0);
      return Array.from(nights.price.subarray(start, start + count), (price) => Math.round(price * 100));
    };
    expect(pricesFrom("2027-03-12", 3)).toEqual([95, 190, 95]);
    expect(pricesFrom("2027-03-13", 2)).toEqual([190, 95]);
  });

  it.each([0, 1.5, 31, Number.NaN])("are never %s", (count) => {
    expect(() => new CityNights(plainHotelWorld().cities).turnTo(20_900, count, 20_800)).toThrow("1 to 30 nights");
  });
});
