import { describe, expect, it } from "vitest";
import { demandOf } from "./demand.ts";
import type { PropertyCity } from "./property.ts";
import { SAMPLE_CITIES } from "./testing/sample-hotels.ts";

const { newYork, lasVegas, aspen, puntaCana, sydney, tulsa, tokyo, mumbai, zibo } = SAMPLE_CITIES;

/** Places of which no year is typed, so that climate and themes decide. */
const alps: PropertyCity = { ...aspen, country: "AT", latitude: 47.1, longitude: 10.27, elevationMetres: 1304 };
const andes: PropertyCity = { ...aspen, country: "CL", latitude: -36.9, longitude: -71.4, elevationMetres: 1550 };
const adriatic: PropertyCity = { ...puntaCana, country: "ME", latitude: 42.29, longitude: 18.84, elevationMetres: 5 };
const uruguay: PropertyCity = { ...puntaCana, country: "UY", latitude: -34.4, longitude: -53.8, elevationMetres: 5 };

/** 1 for January. */
const dearestMonth = (city: PropertyCity): number => {
  const { months } = demandOf(city);
  return months.indexOf(Math.max(...months)) + 1;
};
const nightsOver = (city: PropertyCity, percent: number): string =>
  demandOf(city)
    .weekdays.map((night) => (night > percent ? "x" : "."))
    .join("");

const swing = (months: readonly number[]): number => Math.max(...months) - Math.min(...months);

const mean = (percents: readonly number[]): number => percents.reduce((sum, percent) => sum + percent, 0) / percents.length;

describe("months", () => {
  it.each([
    ["skiing in the Alps", alps, [1, 2]],
    ["skiing in the Andes", andes, [7, 8]],
    ["the Adriatic", adriatic, [7, 8]],
    ["the beaches of Uruguay", uruguay, [1, 2]],
    ["Punta Cana", puntaCana, [2]],
    ["Sydney", sydney, [1]],
    ["New York", newYork, [9]],
  ] as const)("are dearest for %s when people go there", (_, city, expected) => {
    expect(expected).toContain(dearestMonth(city));
  });

  it("swing less in towns that nobody travels to for their seasons", () => {
    expect(swing(demandOf(tulsa).months)).toBeLessThan(25);
    expect(swing(demandOf(alps).months)).toBeGreaterThan(80);
  });
});

describe("nights of the week", () => {
  it("are dearest from Tuesday on where people work, and on Friday and Saturday where they rest", () => {
    expect(nightsOver(zibo, 101)).toBe("xxxx...");
    expect(nightsOver(alps, 101)).toBe("....xx.");
    expect(nightsOver(lasVegas, 120)).toBe("....xx.");
  });
});

describe("a year", () => {
  it("has a mean of 100 in months and in nights, so that the base price is the average", () => {
    for (const city of Object.values(SAMPLE_CITIES)) {
      expect(Math.abs(mean(demandOf(city).months) - 100)).toBeLessThan(0.5);
      expect(Math.abs(mean(demandOf(city).weekdays) - 100)).toBeLessThan(0.5);
    }
  });
});

describe("events", () => {
  it("are those of the place and of its country, by first day", () => {
    const names = demandOf(tokyo).events.map(({ name }) => name);
    expect(names).toEqual(["Cherry blossoms", "Golden Week", "Obon", "New Year holidays"]);
  });

  it("stand once where town and country have the same one", () => {
    const eves = demandOf(newYork).events.filter(({ name }) => name === "New Year's Eve");
    expect(eves).toEqual([{ name: "New Year's Eve", from: "12-29", to: "01-01", percent: 185 }]);
  });

  it("are none in a town where none are typed", () => {
    expect(demandOf(mumbai).events).toEqual([]);
  });
});
