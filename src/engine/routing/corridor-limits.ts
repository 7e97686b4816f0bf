import { kmBetween, type Timetable } from "../timetable/index.ts";
import type { CorridorLimits } from "./corridor.ts";
import { backtrackLimitKm, CLOSED_COUNTRIES, detourLimitKm, type Limits } from "./rules.ts";

/** What the rules say of the way between two airports. */
export function corridorLimits(timetable: Timetable, origin: number, destination: number, limits: Limits): CorridorLimits {
  const km = kmBetween(timetable.ground.vector, origin, destination);
  return {
    detourKm: detourLimitKm(limits, km),
    backtrackKm: backtrackLimitKm(limits, km),
    stopCountry: stopCountry(timetable, origin, destination, limits),
  };
}

/** The only country (as in `ground.country`) that stops may lie in; null when any may be. */
export function stopCountry(
  { airports, ground }: Timetable,
  origin: number,
  destination: number,
  { domesticByAbroad }: Limits,
): number | null {
  const country = ground.country[origin] as number;
  if (country !== ground.country[destination]) return null;
  return domesticByAbroad && !CLOSED_COUNTRIES.has(airports[origin]?.country ?? "") ? null : country;
}
