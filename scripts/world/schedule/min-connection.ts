import type { WorldAirport } from "../../../src/engine/timetable/world.ts";
import { AIRPORT_SCORES } from "../facts/airport-scores.ts";

type MinConnection = WorldAirport["minConnection"];

const TYPED: ReadonlyMap<string, MinConnection> = new Map(
  AIRPORT_SCORES.flatMap(({ code, minConnection }) => (minConnection === null ? [] : [[code, minConnection] as const])),
);

/** Where nothing is typed: by million passengers a year. Ours: walking distances grow with the airport. */
const BY_SIZE: readonly (readonly [belowMppa: number, MinConnection])[] = [
  [5, { domestic: 30, mixed: 45, international: 45 }],
  [25, { domestic: 40, mixed: 60, international: 60 }],
  [Infinity, { domestic: 50, mixed: 75, international: 75 }],
];

/** Least minutes between two flights at an airport. */
export function minConnectionOf(airport: { readonly code: string; readonly mppa: number }): MinConnection {
  const typed = TYPED.get(airport.code);
  if (typed !== undefined) return typed;
  const size = BY_SIZE.find(([below]) => airport.mppa < below);
  if (size === undefined) throw new RangeError(`${airport.code} has ${airport.mppa} million passengers`);
  return size[1];
}
