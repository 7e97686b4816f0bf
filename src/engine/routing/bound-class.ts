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

/** Places in a list of bounds, in order, by the airport where they begin. */
export const byFirstAirport = (bounds: readonly FoundBound[], { from }: FlightEnds): ReadonlyMap<number, readonly number[]> =>
  Map.groupBy(bounds.keys(), (place) => from[(bounds[place] as FoundBound).flights[0] as number] as number);

/** The same by the airport where they end. */
export const byLastAirport = (bounds: readonly FoundBound[], { to }: FlightEnds): ReadonlyMap<number, readonly number[]> =>
  Map.groupBy(bounds.keys(), (place) => to[(bounds[place] as FoundBound).flights.at(-1) as number] as number);

/** The place of the first bound from and to each airport: its cheapest. */
export const firstOfEachAirport = (bounds: readonly FoundBound[], ends: FlightEnds): number[] =>
  [byFirstAirport(bounds, ends), byLastAirport(bounds, ends)].flatMap((places) => [...places.values()].map(([first]) => first as number));

/** The place of the first bound of each class: its cheapest. */
export function firstOfEachClass(bounds: readonly FoundBound[], ends: FlightEnds): number[] {
  const first = new Map<number, number>();
  for (const [place, bound] of bounds.entries()) {
    const kind = classOf(bound, ends);
    if (!first.has(kind)) first.set(kind, place);
  }
  return [...first.values()];
}
