import { addDays } from "../../core/kernel/index.ts";
import { type BoundSearch, MOST_STOPS, pairShare, type StopCount } from "../routing/index.ts";
import type { DayRow, RowSheet } from "./day-sheet.ts";
import { type DaysByLimits, fillFirst } from "./fill-sheet.ts";
import type { CalendarQuery, RoundCalendarQuery } from "./query.ts";

/** One direction: what is asked for, the cheapest bound of each day, and the limits within which that was found. */
export interface Way {
  readonly query: CalendarQuery;
  readonly best: DayRow;
  readonly days: DaysByLimits;
}

/** Both directions of a row of trips. The inbound of a trip is on the trip's own day of the row back. */
export interface Trips {
  readonly out: Way;
  readonly back: Way;
  /** The place of a trip's outbound in the row out. */
  outDayOf(trip: number): number;
  /** The trips that are asked for, of those that can be flown both ways. */
  readonly wanted: readonly number[];
  /** Pairs that cost more are not wanted, in ten-thousandths of a cent. */
  readonly mostPrice: number;
  /** Of what is found, bounds with more stops are not wanted. */
  readonly mostStops: StopCount;
}

/** Trips that begin on each day of a row and last so many nights. @param back filled with the ways back. @throws RangeError when a day is outside of the horizon. */
export const roundTrips = (search: BoundSearch, query: RoundCalendarQuery, out: Way, back: RowSheet): Trips =>
  tripsOf(search, out, { ...turned(query), firstDay: addDays(query.firstDay, query.nights) }, (trip) => trip, back);

/** Looks for ways back on the days on which there is a way out. */
export function tripsOf(search: BoundSearch, out: Way, query: CalendarQuery, outDayOf: Trips["outDayOf"], sheet: RowSheet): Trips {
  const back = firstLook(search, query, sheet, (trip) => out.best.cents[outDayOf(trip)] !== Infinity);
  return { out, back, outDayOf, wanted: tripsBack(back.best), mostPrice: Infinity, mostStops: MOST_STOPS };
}

/** The trips with a way back. */
export const tripsBack = ({ cents }: DayRow): readonly number[] => [...cents.keys()].filter((trip) => cents[trip] !== Infinity);

/** Fills a sheet with the bounds of one direction. @param isWanted by day, where not all are. */
export const firstLook = (search: BoundSearch, query: CalendarQuery, sheet: RowSheet, isWanted?: (day: number) => boolean): Way => ({
  query,
  days: fillFirst(search, query, sheet, isWanted),
  best: sheet.row,
});

/** What is asked for the way back, on the same days. */
export const turned = <Query extends CalendarQuery>(query: Query): Query => ({
  ...query,
  origins: query.destinations,
  destinations: query.origins,
});

/** The days out and back, by their limits, that belong to a trip which is wanted. */
export function daysOfTrips({ out, back, outDayOf, wanted }: Trips): { readonly out: DaysByLimits; readonly back: DaysByLimits } {
  const [outs, backs] = [new Set(wanted.map(outDayOf)), new Set(wanted)];
  return {
    out: out.days.map((days) => days.filter((day) => outs.has(day))),
    back: back.days.map((days) => days.filter((day) => backs.has(day))),
  };
}

/** The price of a trip's two cheapest bounds together, in ten-thousandths of a cent. */
export const pairPrice = ({ fares }: BoundSearch, { out, back, outDayOf }: Trips, trip: number): number =>
  ((out.best.cents[outDayOf(trip)] as number) + (back.best.cents[trip] as number)) *
  pairShare(fares, out.best.plates[outDayOf(trip)] as number, back.best.plates[trip] as number);
