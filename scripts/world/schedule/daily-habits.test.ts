import { describe, expect, it } from "vitest";
import type { PlannedAirport } from "../network/plan.ts";
import { arrivalHabit, departureHabit, isLongHaul } from "./daily-habits.ts";
import { minuteOf, SLOT_MINUTES } from "./day-slots.ts";
import type { FlightLeg } from "./flight-leg.ts";
import { getAirline, place } from "./testing/routes.ts";

const LAX = place("LAX", "US", { latitude: 33.9, longitude: -118.4 });
const JFK = place("JFK", "US", { latitude: 40.6, longitude: -73.8 });
const HNL = place("HNL", "US", { latitude: 21.3, longitude: -157.9 });
const LHR = place("LHR", "GB", { latitude: 51.5 });
const FCO = place("FCO", "IT", { latitude: 41.8, longitude: 12.3 });
const DXB = place("DXB", "AE", { latitude: 25.3, longitude: 55.4 });
const BOM = place("BOM", "IN", { latitude: 19.1, longitude: 72.9 });
const DEL = place("DEL", "IN", { latitude: 28.6, longitude: 77.1 });

const legOf = (from: PlannedAirport, to: PlannedAirport, blockMinutes: number, ahead: number, airline = "BA"): FlightLeg => ({
  airline: getAirline(airline),
  from,
  to,
  blockMinutes,
  clock: { usual: ahead, all: [ahead], underWay: [] },
});
const at = (weights: Float64Array, time: string): number | undefined => weights[minuteOf(time) / SLOT_MINUTES];

describe("when flights leave", () => {
  it("is by day, in waves", () => {
    const weights = departureHabit(legOf(LHR, FCO, 150, 60));
    expect(["06:30", "09:00", "12:00", "18:00", "20:00"].map((time) => at(weights, time))).toEqual([1.2, 1, 0.85, 1.1, 0.75]);
    expect(["03:00", "23:30"].map((time) => at(weights, time))).toEqual([0.0002, 0.0002]);
  });

  it("is late in the evening too across America, eastward only", () => {
    expect(at(departureHabit(legOf(LAX, JFK, 320, 180)), "23:00")).toBe(0.5);
    expect(at(departureHabit(legOf(JFK, LAX, 380, -180)), "23:00")).toBe(0.0002);
  });

  it("is by night too between the Gulf and South Asia, less so at home, and now and then for holidays", () => {
    expect(at(departureHabit(legOf(DXB, BOM, 190, 90)), "03:00")).toBe(0.5);
    expect(at(departureHabit(legOf(DEL, BOM, 135, 0)), "03:00")).toBe(0.06);
    expect(at(departureHabit(legOf(LHR, FCO, 150, 60, "X3")), "03:00")).toBe(0.05);
  });

  it("is within the windows of a long haul, and outside only where nothing else is left", () => {
    const weights = departureHabit(legOf(JFK, LHR, 430, 300));
    expect(["16:55", "17:00", "22:55", "23:00"].map((time) => at(weights, time))).toEqual([1e-9, 1, 1, 1e-9]);
  });
});

it.each([
  ["to Australia in the late evening", place("SYD", "AU", { latitude: -33.9, longitude: 151.2 }), ["21:00"], ["12:00"]],
  ["to South America overnight", place("GRU", "BR", { latitude: -23.4, longitude: -46.5 }), ["18:00", "23:00"], ["12:00"]],
  ["to Hawaii by day", HNL, ["07:00", "18:00"], ["21:00"]],
  ["to the Far East at noon and at midnight", place("HND", "JP", { latitude: 35.6, longitude: 139.8 }), ["10:00", "23:30"], ["18:00"]],
])("who leaves Los Angeles leaves %s", (_, to, usual, unusual) => {
  const weights = departureHabit(legOf(LAX, to, 700, 0));
  expect(usual.map((time) => at(weights, time))).toEqual(usual.map(() => 1));
  expect(unusual.map((time) => at(weights, time))).toEqual([1e-9]);
});

it("nobody likes to land in the small hours, on a long haul less unlikely", () => {
  const times = ["12:00", "23:45", "00:10", "03:00", "05:15"];
  expect(times.map((time) => at(arrivalHabit(legOf(LHR, FCO, 150, 60)), time))).toEqual([1, 0.35, 0.35, 0.03, 0.3]);
  expect(times.map((time) => at(arrivalHabit(legOf(JFK, LHR, 430, 300)), time))).toEqual([1, 0.35, 0.35, 0.3, 0.3]);
});

it("a long haul takes five and a half hours, over a border or to Hawaii", () => {
  expect(isLongHaul({ from: JFK, to: LHR, blockMinutes: 330 })).toBe(true);
  expect(isLongHaul({ from: JFK, to: LHR, blockMinutes: 325 })).toBe(false);
  expect(isLongHaul({ from: JFK, to: LAX, blockMinutes: 380 })).toBe(false);
  expect(isLongHaul({ from: LAX, to: HNL, blockMinutes: 345 })).toBe(true);
  expect(isLongHaul({ from: HNL, to: LAX, blockMinutes: 330 })).toBe(true);
});
