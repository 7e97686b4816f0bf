import { describe, expect, it } from "vitest";
import type { PlannedAirport } from "../network/plan.ts";
import { planRotations, type Rotation } from "./rotations.ts";
import { place, routeOf } from "./testing/routes.ts";
import { shiftDays } from "./weekdays.ts";

const SYD = place("SYD", "AU", { zone: "Australia/Sydney", latitude: -33.9, longitude: 151.2 });
const MEL = place("MEL", "AU", { zone: "Australia/Melbourne", latitude: -37.7, longitude: 144.8 });
const LHR = place("LHR", "GB", { zone: "Europe/London", latitude: 51.5 });
const SIN = place("SIN", "SG", { zone: "Asia/Singapore", latitude: 1.4, longitude: 104 });

const countFrom = (rotations: readonly Rotation[], home: PlannedAirport): number =>
  rotations.filter(({ out }) => out.from.code === home.code).length;

describe("the flights of an airline on a pair", () => {
  it("start at its base, and between two bases half of them at either end", () => {
    const shuttle = planRotations(routeOf("QF", SYD, MEL, { distanceKm: 705, dailyEachWay: 20, passengersPerDay: 6_000 }));
    expect(Math.abs(countFrom(shuttle, SYD) - countFrom(shuttle, MEL))).toBeLessThanOrEqual(1);
    const fromHome = planRotations(routeOf("BA", LHR, SIN, { distanceKm: 10_880, dailyEachWay: 4, passengersPerDay: 1_500 }));
    expect(countFrom(fromHome, SIN)).toBe(0);
    expect(fromHome.length).toBeGreaterThan(3);
  });

  it("leave for one place at times of their own, out and back", () => {
    const shuttle = planRotations(routeOf("QF", SYD, MEL, { distanceKm: 705, dailyEachWay: 60, passengersPerDay: 18_000 }));
    for (const from of [SYD, MEL]) {
      const flights = shuttle.flatMap(({ out, back }) => [out, back]).filter((flight) => flight.from === from);
      expect(new Set(flights.map(({ departsAtMinute }) => Math.floor(departsAtMinute / 5))).size).toBe(flights.length);
    }
  });

  it("come back on the day on which the aircraft is there again", () => {
    // Three days a week, an evening and a night from London: 13 hours and a clock that is 7 or 8 ahead.
    const [rotation] = planRotations(routeOf("BA", LHR, SIN, { distanceKm: 10_880, dailyEachWay: 3 / 7, passengersPerDay: 150 }));
    if (rotation === undefined) throw new Error("British Airways has no aircraft for Singapore");
    const { out, back } = rotation;
    const landsAt = out.departsAtMinute + out.blockMinutes + 7 * 60;
    const days = [0, 1, 2].find((nights) => nights * 1440 + back.departsAtMinute >= landsAt + 90) ?? 0;
    expect(days).toBeGreaterThan(0);
    expect(back.weekdays).toBe(shiftDays(out.weekdays, days));
  });
});
