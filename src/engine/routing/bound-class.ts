import type { Timetable } from "../timetable/index.ts";
import type { FoundBound } from "./query.ts";

/** What of the timetable tells bounds apart. */
export type FlightEnds = Pick<Timetable["flights"], "from" | "to" | "departsAtMinute">;

/** Local hours at which the afternoon and the evening begin. */
const [AFTERNOON, EVENING] = [12, 18];

export const isNonstop = (bound: FoundBound): boolean => bound.flights.length === 1;

/** The same for bounds of one plate, as many stops, and departure in the same part of the local day: morning, afternoon, evening. */
export function classOf(bound: FoundBound, { departsAtMinute }: FlightEnds): number {
  const hour = (departsAtMinute[bound.flights[0] as number] as number) / 60;
  const slot = hour < AFTERNOON ? 0 : hour < EVENING ? 1 : 2;
  return (bound.plate * 4 + bound.flights.length) * 3 + slot;
}

/** The place of the first bound of each class: its cheapest. */
export function firstOfEachClass(bounds: readonly FoundBound[], ends: FlightEnds): number[] {
  const first = new Map<number, number>();
  for (const [place, bound] of bounds.entries()) {
    const kind = classOf(bound, ends);
    if (!first.has(kind)) first.set(kind, place);
  }
  return [...first.values()];
}
