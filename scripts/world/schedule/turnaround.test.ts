import { expect, it } from "vitest";
import { AIRCRAFT } from "../facts/aircraft.ts";
import type { PlannedAirport } from "../network/plan.ts";
import { getAirline, place } from "./testing/routes.ts";
import { turnaroundAfter } from "./turnaround.ts";

const LHR = place("LHR", "GB");
const FCO = place("FCO", "IT");
const FRA = place("FRA", "DE");
const JFK = place("JFK", "US");

const turnOf = (airline: string, key: string, from: PlannedAirport, to: PlannedAirport, blockMinutes = 120) => {
  const type = AIRCRAFT.find((candidate) => candidate.key === key);
  if (type === undefined) throw new Error(`aircraft.csv has no ${key}`);
  return turnaroundAfter({ airline: getAirline(airline), from, to, blockMinutes, clock: { usual: 0, all: [0], underWay: [] } }, type);
};

it.each([
  ["a turboprop takes 25 minutes", turnOf("BA", "AT7", LHR, FCO), { leastMinutes: 25, patienceMinutes: 75 }],
  ["a single aisle 40", turnOf("BA", "320", LHR, FCO), { leastMinutes: 40, patienceMinutes: 75 }],
  ["that of a low-cost airline 25, and it waits for nobody", turnOf("FR", "738", LHR, FCO), { leastMinutes: 25, patienceMinutes: 45 }],
  ["a wide one 75", turnOf("BA", "789", LHR, FCO), { leastMinutes: 75, patienceMinutes: 75 }],
  ["a long haul 90, and it waits longer", turnOf("BA", "789", LHR, JFK, 460), { leastMinutes: 90, patienceMinutes: 240 }],
  ["who comes from a hub of six banks waits for the next", turnOf("LH", "320", FRA, FCO), { leastMinutes: 40, patienceMinutes: 100 }],
])("%s", (_, turn, expected) => {
  expect(turn).toEqual(expected);
});
