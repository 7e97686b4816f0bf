import { describe, expect, it } from "vitest";
import { decodeTimetable, encodeWorld } from "../../../src/engine/codec/index.ts";
import type { World, WorldFlight } from "../../../src/engine/timetable/world.ts";
import { buildSchedule } from "../schedule/build-schedule.ts";
import { smallPlan } from "../schedule/testing/small-plan.ts";
import { checkRanges, checkSpeeds } from "./check-aircraft.ts";
import { checkClocks } from "./check-clocks.ts";
import { checkCurfews } from "./check-curfews.ts";
import { checkHours } from "./check-hours.ts";
import { checkNumbers } from "./check-numbers.ts";
import { checkHubs } from "./check-hubs.ts";
import { checkMustExist, checkMustNotExist, checkRights, checkUnserved } from "./check-pairs.ts";
import { checkRetired } from "./check-retired.ts";
import { checkReturns } from "./check-returns.ts";
import { checkSpots } from "./check-spots.ts";
import { checkTrunks } from "./check-trunks.ts";
import { checkTypes } from "./check-types.ts";
import { checkVolume } from "./check-volume.ts";
import { checkWindows } from "./check-windows.ts";
import { type Finding, tableOf } from "./finding.ts";
import { type YearOfFlights, yearOfFlights } from "./year-of-flights.ts";

const world = buildSchedule(await smallPlan());
const yearOf = (built: World): YearOfFlights => yearOfFlights(decodeTimetable(encodeWorld(built)));
const sound = yearOf(world);

const position = (list: readonly { readonly code: string }[], code: string): number => list.findIndex((item) => item.code === code);

/** The world with the first flight from one airport to another changed. */
function withChange(from: string, to: string, change: Partial<WorldFlight>): YearOfFlights {
  const index = world.flights.findIndex(
    (flight) => flight.from === position(world.airports, from) && flight.to === position(world.airports, to),
  );
  const flights = world.flights.map((flight, at) => (at === index ? { ...flight, ...change } : flight)).sort(inOrder);
  return yearOf({ ...world, flights });
}

const inOrder = (a: WorldFlight, b: WorldFlight): number =>
  a.from - b.from || a.to - b.to || a.airline - b.airline || a.departsAtMinute - b.departsAtMinute || a.number - b.number;

describe("the checks", () => {
  it.each([
    checkMustNotExist,
    checkUnserved,
    checkRights,
    checkRetired,
    checkSomeClocks,
    checkRanges,
    checkSpeeds,
    checkTypes,
    checkCurfews,
    checkHours,
    checkWindows,
    checkNumbers,
    checkReturns,
  ])("find nothing wrong in a sound world: %o", (check) => {
    expect(check(sound).breaches).toEqual([]);
  });

  const broken: readonly (readonly [name: string, (year: YearOfFlights) => Finding, YearOfFlights])[] = [
    ["an engine that takes every zone for one", checkSomeClocks, withOneZone()],
    ["a flight of an airline that has ended", checkRetired, flownBy("NK")],
    ["hubs where the connecting flights leave before the others come", checkHubs, withoutConnections()],
    ["a world that is too small", checkVolume, sound],
    ["a pair that everybody knows flown too seldom", checkSpots, sound],
    ["a flight in the curfew", checkCurfews, withChange("SYD", "MEL", { departsAtMinute: 1385 })],
    ["an arrival in the curfew", checkCurfews, withChange("TLV", "FRA", { departsAtMinute: 20 * 60 })],
    ["a domestic flight in the small hours", checkHours, withChange("FSD", "MSP", { departsAtMinute: 220 })],
    ["a number used twice", checkNumbers, withChange("SYD", "MEL", { number: world.flights.find(isQantasToSydney)?.number ?? 0 })],
    ["a flight that does not return", checkReturns, withChange("LHR", "JFK", { weekdays: 1, season: "winter" })],
    ["a flight without rights", checkRights, withChange("MSP", "FSD", { airline: position(world.airlines, "QF") })],
    ["an airline at an airport that it does not serve", checkUnserved, flownBy("UA")],
    ["a jet that flies too fast", checkSpeeds, withChange("MEL", "SYD", { blockMinutes: 40 })],
    ["a jet that crawls across half of the world", checkSpeeds, withChange("EWR", "SIN", { blockMinutes: 1200 })],
    ["a small type over the ocean", checkTypes, withChange("JFK", "LHR", { aircraft: shortestRange() })],
    ["New York left for London at dawn", checkWindows, yearOf({ ...world, flights: world.flights.map(atDawn).sort(inOrder) })],
    ["trunks that nobody flies", checkTrunks, sound],
    ["a turboprop over the ocean", checkRanges, withChange("JFK", "LHR", { aircraft: shortestRange() })],
  ];

  it.each(broken)("see %s", (_, check, year) => {
    expect(check(year).breaches.length).toBeGreaterThan(0);
  });

  it("see that known routes are missing from a slice", () => {
    const { breaches, figures } = checkMustExist(sound);
    expect(breaches).toContain("KE GMP-CJU is not flown");
    expect(breaches).not.toContain("BA LHR-JFK is not flown");
    expect(figures).toMatch(/^\d+ of \d+ routes/);
  });

  it("print a table that shows a breach's first lines", () => {
    const breaches = ["1", "2", "3", "4", "5", "6", "7"];
    expect(tableOf([{ name: "x", figures: "y", breaches }])).toContain("… and 2 more");
  });
});

function atDawn(flight: WorldFlight): WorldFlight {
  const isToLondon = flight.from === position(world.airports, "JFK") && flight.to === position(world.airports, "LHR");
  return isToLondon ? { ...flight, departsAtMinute: 300 + (flight.departsAtMinute % 60) } : flight;
}

function isQantasToSydney({ airline, to }: WorldFlight): boolean {
  return airline === position(world.airlines, "QF") && to === position(world.airports, "SYD");
}

function shortestRange(): number {
  return world.aircraft.findIndex(({ name }) => /Embraer|ATR|CRJ|Dash/.test(name));
}

/** The sound world with an engine that takes every zone for the first one. */
function withOneZone(): YearOfFlights {
  const { timetable } = sound;
  return { ...sound, timetable: { ...timetable, ground: { ...timetable.ground, zone: new Uint16Array(timetable.ground.zone.length) } } };
}

/** The sound world with London to New York flown by another airline. */
function flownBy(airline: string): YearOfFlights {
  return {
    ...sound,
    flights: sound.flights.map((flight) => (flight.from === "LHR" && flight.to === "JFK" ? { ...flight, airline } : flight)),
  };
}

/** The sound world with every flight gone that leaves a hub. */
function withoutConnections(): YearOfFlights {
  return { ...sound, flights: sound.flights.filter(({ from }) => from !== "FRA") };
}

/** Enough legs to see a fault, and few enough for a test. */
function checkSomeClocks(year: YearOfFlights): Finding {
  return checkClocks(year, 400);
}
