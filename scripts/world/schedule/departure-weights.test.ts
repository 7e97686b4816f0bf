import { describe, expect, it } from "vitest";
import { AIRLINES } from "../facts/airlines.ts";
import type { PlannedAirport } from "../network/plan.ts";
import { minuteOf, SLOT_MINUTES } from "./day-slots.ts";
import { departureWeights } from "./departure-weights.ts";
import type { FlightLeg } from "./flight-leg.ts";
import { clockShift } from "./zone-offsets.ts";

const FRA = place("FRA", "DE", "Europe/Berlin", 50, 8.6);
const DXB = place("DXB", "AE", "Asia/Dubai", 25.3, 55.4);
const MUC = place("MUC", "DE", "Europe/Berlin", 48.4, 11.8);
const SAN = place("SAN", "US", "America/Los_Angeles", 32.7, -117.2);
const SEA = place("SEA", "US", "America/Los_Angeles", 47.4, -122.3);

function place(code: string, country: string, zone: string, latitude: number, longitude: number): PlannedAirport {
  return { code, name: code, city: code, country, zone, latitude, longitude, mppa: 50, mostSeats: null };
}

function leg(airline: string, from: PlannedAirport, to: PlannedAirport, blockMinutes: number): FlightLeg {
  const fact = AIRLINES.find(({ code }) => code === airline);
  if (fact === undefined) throw new Error(airline);
  return { airline: fact, from, to, blockMinutes, clock: clockShift(from.zone, to.zone) };
}

const weightAt = (weights: Float64Array, time: string): number => weights[minuteOf(time) / SLOT_MINUTES] ?? Number.NaN;

describe("departure weights", () => {
  it("are nothing within a hard curfew at the origin", () => {
    const weights = departureWeights(leg("EK", FRA, DXB, 375), 2);
    expect(["23:00", "00:30", "04:55"].map((time) => weightAt(weights, time))).toEqual([0, 0, 0]);
    expect(weightAt(weights, "22:55")).toBeGreaterThan(0);
    expect(weightAt(weights, "05:00")).toBeGreaterThan(0);
  });

  it("are nothing when the arrival falls into the curfew in either season", () => {
    // 405 minutes; Dubai is 2 hours ahead of Frankfurt in summer, 3 in winter.
    const weights = departureWeights(leg("EK", DXB, FRA, 405), 2);
    expect(weightAt(weights, "18:10")).toBeGreaterThan(0); // 22:55 in summer, 21:55 in winter
    expect(weightAt(weights, "18:15")).toBe(0); // 23:00 in summer
    expect(weightAt(weights, "01:10")).toBe(0); // 04:55 in winter
    expect(weightAt(weights, "01:15")).toBeGreaterThan(0); // 05:00 in winter
  });

  it("are nothing when clocks that go back under way bring the arrival into the curfew", () => {
    const weights = departureWeights(leg("LH", place("LPA", "ES", "Atlantic/Canary", 27.9, -15.4), FRA, 285), 2);
    expect(weightAt(weights, "00:10")).toBe(0); // 05:55 on any other night, 04:55 on that one
    expect(weightAt(weights, "00:15")).toBeGreaterThan(0);
  });

  it("let San Diego land at night and not leave", () => {
    expect(weightAt(departureWeights(leg("AS", SAN, SEA, 180), 3), "23:30")).toBe(0);
    expect(weightAt(departureWeights(leg("AS", SEA, SAN, 180), 3), "21:00")).toBeGreaterThan(0);
  });

  it("prefer a hub's banks, less so on a shuttle", () => {
    const [few, many] = [3, 30].map((flights) => departureWeights(leg("LH", FRA, MUC, 55), flights));
    if (few === undefined || many === undefined) throw new Error("no weights");
    expect(weightAt(few, "16:00") / weightAt(few, "17:15")).toBeGreaterThan(15);
    expect(weightAt(many, "16:00") / weightAt(many, "17:15")).toBeLessThan(5);
  });
});
