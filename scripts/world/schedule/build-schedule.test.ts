import { describe, expect, it } from "vitest";
import { encodeWorld } from "../../../src/engine/codec/index.ts";
import type { WorldFlight } from "../../../src/engine/timetable/world.ts";
import { buildSchedule } from "./build-schedule.ts";
import { countDays } from "./testing/count-days.ts";
import { smallPlan } from "./testing/small-plan.ts";

const plan = await smallPlan();
const world = buildSchedule(plan);

const codeOf = (list: readonly { readonly code: string }[], index: number): string => list[index]?.code ?? "";
const flightsOn = (from: string, to: string, airline: string): readonly WorldFlight[] =>
  world.flights.filter(
    (flight) =>
      codeOf(world.airports, flight.from) === from &&
      codeOf(world.airports, flight.to) === to &&
      codeOf(world.airlines, flight.airline) === airline,
  );
const daysAWeek = (flights: readonly WorldFlight[]): number => flights.reduce((sum, { weekdays }) => sum + countDays(weekdays), 0);

describe("a schedule", () => {
  it("is a world that the codec accepts, the same each time", () => {
    expect(encodeWorld(world).length).toBeGreaterThan(1000);
    expect(buildSchedule(plan).version).toBe(world.version);
    const reordered = { ...plan, routes: plan.routes.toReversed() };
    expect(buildSchedule(reordered).flights.length).toBe(world.flights.length);
  });

  it("flies as often as planned, and back as often as out", () => {
    for (const [from, to, airline, daily] of [
      ["JFK", "LHR", "BA", 5],
      ["SYD", "MEL", "QF", 28],
      ["FSD", "MSP", "DL", 3.5],
    ] as const) {
      expect(daysAWeek(flightsOn(from, to, airline)) / 7).toBeCloseTo(daily, 0);
      expect(daysAWeek(flightsOn(to, from, airline))).toBe(daysAWeek(flightsOn(from, to, airline)));
    }
  });

  it("leaves New York for London in the evening and comes back by day", () => {
    const out = flightsOn("JFK", "LHR", "AA").map(({ departsAtMinute }) => departsAtMinute);
    const back = flightsOn("LHR", "JFK", "AA").map(({ departsAtMinute }) => departsAtMinute);
    expect(Math.min(...out)).toBeGreaterThanOrEqual(17 * 60);
    expect(Math.max(...out)).toBeLessThan(23 * 60 + 5);
    expect(back.filter((minute) => minute >= 9 * 60 && minute < 17 * 60).length).toBeGreaterThan(back.length / 2);
  });

  it("keeps Frankfurt's and Sydney's nights", () => {
    const leaving = world.flights.filter(({ from }) => ["FRA", "SYD"].includes(codeOf(world.airports, from)));
    expect(leaving.length).toBeGreaterThan(40);
    for (const { departsAtMinute } of leaving) expect([departsAtMinute >= 300, departsAtMinute < 1380]).toEqual([true, true]);
  });

  it("leaves no two flights of an airline for one place at one minute", () => {
    const minutes = flightsOn("SYD", "MEL", "QF").map(({ departsAtMinute }) => departsAtMinute);
    expect(new Set(minutes).size).toBe(minutes.length);
    expect(minutes.length).toBeGreaterThan(25);
  });

  it("closes Santorini to Bergamo in winter, and adds flights from Athens in summer", () => {
    expect(new Set(flightsOn("BGY", "JTR", "FR").map(({ season }) => season))).toEqual(new Set(["summer", "highSummer"]));
    expect(new Set(flightsOn("ATH", "JTR", "A3").map(({ season }) => season))).toEqual(new Set(["year", "summer", "highSummer"]));
  });

  it("hands the thin route to a regional operator", () => {
    const [flight] = flightsOn("FRA", "LNZ", "LH");
    expect(["CL", "EN"]).toContain(codeOf(world.airlines, flight?.operatedBy ?? -1));
    expect(flight?.number).toBeGreaterThan(0);
  });

  it("flies to Singapore nonstop with the one type that can, and leaves out who has none", () => {
    expect(new Set(flightsOn("SIN", "EWR", "SQ").map(({ aircraft }) => world.aircraft[aircraft]?.name))).toEqual(
      new Set(["Airbus A350-900ULR"]),
    );
    expect(flightsOn("SIN", "EWR", "UA")).toEqual([]);
  });

  it("sells London flights of British Airways under American's code, eastbound with an even number", () => {
    for (const { number, codeshares } of flightsOn("JFK", "LHR", "BA")) {
      expect(number % 2).toBe(0);
      expect(codeshares.map(({ airline }) => codeOf(world.airlines, airline))).toContain("AA");
      for (const share of codeshares) expect(share.number % 2).toBe(0);
    }
  });

  it("knows partners both ways", () => {
    for (const [index, { partners }] of world.airlines.entries()) {
      for (const partner of partners) expect(world.airlines[partner]?.partners).toContain(index);
    }
    const british = world.airlines.find(({ code }) => code === "BA");
    expect(british?.partners.map((index) => codeOf(world.airlines, index))).toEqual(expect.arrayContaining(["AA", "QF"]));
  });
});
