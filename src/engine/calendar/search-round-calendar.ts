import { addDays } from "../../core/kernel/index.ts";
import { MOST_RETURN_DISCOUNT } from "../fares/index.ts";
import {
  bestRoundTrip,
  type BoundSearch,
  type FoundBound,
  MOST_STOPS,
  pairShare,
  type StopCount,
  TURNAROUND_MINUTES,
  WHOLE,
} from "../routing/index.ts";
import { CheapestOfDay, CheapestOfPlate, type DayRow } from "./day-sheet.ts";
import { type DaysByLimits, fillWithin } from "./fill-sheet.ts";
import type { CalendarQuery, ReturnCalendarQuery, RoundCalendarQuery } from "./query.ts";
import { daysOfTrips, firstLook, pairPrice, roundTrips, type Trips, tripsOf, turned, type Way } from "./round-trips.ts";

/** Bounds of a direction by plate. */
type Rows = ReadonlyMap<number, DayRow>;

/**
 * The price of the cheapest round trip that begins on each day and lasts so many nights: US cents per traveller, taxes in, as
 * `searchRoundTrip` would give with a limit of one; Infinity where there is none. With a plate, of the trips that it plates out and back.
 * @throws RangeError when a day is outside of the horizon.
 */
export function searchRoundCalendar(search: BoundSearch, query: RoundCalendarQuery): Float64Array {
  const out = firstLook(search, query, new CheapestOfDay(query.days));
  return cheapestTrips(search, roundTrips(search, query, out, new CheapestOfDay(query.days)), query.plate);
}

/**
 * The same for trips that all begin on one day and end on each of a row: the days of the query are those of the way back.
 * @throws RangeError when a day is outside of the horizon.
 */
export function searchReturnCalendar(search: BoundSearch, query: ReturnCalendarQuery): Float64Array {
  const out = firstLook(search, { ...query, firstDay: query.departureDate, days: 1 }, new CheapestOfDay(1));
  const trips = tripsOf(search, out, turned(query), () => 0, new CheapestOfDay(query.days));
  return cheapestTrips(search, trips, query.plate);
}

/** By day, the price of the cheapest pair of each trip that is wanted; Infinity, or a price that is not wanted, for the others. */
export function cheapestTrips(search: BoundSearch, trips: Trips, plate: number | null): Float64Array {
  const rows = plate === null ? cheapestRows(search, trips) : platedRows(search, trips, plate);
  const cents = new Float64Array(trips.back.query.days).fill(Infinity);
  for (const trip of trips.wanted) cents[trip] = bestPairCents(search, trips, ...rows, trip, plate);
  return cents;
}

/** The bounds of one airline, whatever they cost. */
function platedRows(search: BoundSearch, trips: Trips, plate: number): [Rows, Rows] {
  const rowsOf = ({ query }: Way, days: DaysByLimits): Rows => {
    const sheet = new CheapestOfDay(query.days, plate);
    fillWithin(search, query, days, sheet, plate);
    return new Map([[plate, sheet.row]]);
  };
  const days = daysOfTrips(trips);
  return [rowsOf(trips.out, days.out), rowsOf(trips.back, days.back)];
}

/**
 * The bounds that may be part of the cheapest pair of their trip: those that can make it as cheap as the two cheapest bounds are together, and as is wanted.
 * Outbounds are measured at the cheapest inbound of all, inbounds at the outbounds that are left. Prices of pairs are in ten-thousandths of a cent.
 */
function cheapestRows(search: BoundSearch, trips: Trips): [Rows, Rows] {
  const { fares, leastShares } = search;
  const { out, back, outDayOf, mostStops } = trips;
  const days = daysOfTrips(trips);
  const pairs = new Float64Array(back.query.days);
  for (const trip of trips.wanted) pairs[trip] = Math.min(pairPrice(search, trips, trip), trips.mostPrice);
  const outWorst = (leastShare: number): Float64Array => {
    const worst = new Float64Array(out.query.days).fill(-Infinity);
    for (let trip = 0; trip < pairs.length; trip++) {
      const most = above((pairs[trip] as number) / leastShare - (back.best.cents[trip] as number));
      worst[outDayOf(trip)] = Math.max(worst[outDayOf(trip)] as number, most);
    }
    return worst;
  };
  const outs = new CheapestOfPlate((plate) => outWorst(leastShares.outbound(plate)), outWorst(WHOLE * (1 - MOST_RETURN_DISCOUNT)));
  fillWithin(search, withStops(out.query, mostStops), days.out, outs);

  const backWorst = (shareOf: (outPlate: number) => number): Float64Array => {
    const worst = new Float64Array(pairs.length).fill(-Infinity);
    for (const [plate, { cents }] of outs.rows) {
      const share = shareOf(plate);
      for (let trip = 0; trip < worst.length; trip++)
        worst[trip] = Math.max(worst[trip] as number, above((pairs[trip] as number) / share - (cents[outDayOf(trip)] as number)));
    }
    return worst;
  };
  const backs = new CheapestOfPlate(
    (plate) => backWorst((outPlate) => pairShare(fares, outPlate, plate)),
    backWorst((outPlate) => leastShares.outbound(outPlate)),
  );
  fillWithin(search, withStops(back.query, mostStops), days.back, backs);
  return [outs.rows, backs.rows];
}

const withStops = <Query extends CalendarQuery>(query: Query, mostStops: StopCount): Query => ({
  ...query,
  maxStops: Math.min(query.maxStops ?? MOST_STOPS, mostStops) as StopCount,
});

/** What costs just so much is below this. */
const above = (cents: number): number => cents + 1;

/** The cheapest pair of a trip. Where its inbound leaves too soon behind its outbound, the search itself is asked. */
function bestPairCents(
  search: BoundSearch,
  { out, back, outDayOf, mostStops }: Trips,
  outs: Rows,
  backs: Rows,
  trip: number,
  plate: number | null,
): number {
  let best = Infinity;
  let isSound = true;
  for (const [outPlate, outRow] of outs) {
    const outCents = outRow.cents[outDayOf(trip)] as number;
    if (outCents === Infinity) continue;
    for (const [backPlate, backRow] of backs) {
      const both = outCents + (backRow.cents[trip] as number);
      if (both === Infinity) continue;
      const price = both * pairShare(search.fares, outPlate, backPlate);
      if (price >= best) continue;
      best = price;
      isSound = (outRow.arrivesAt[outDayOf(trip)] as number) + TURNAROUND_MINUTES <= (backRow.departsAt[trip] as number);
    }
  }
  if (isSound) return Math.round(best / WHOLE);
  const [day, returnDay] = [addDays(out.query.firstDay, outDayOf(trip)), addDays(back.query.firstDay, trip)];
  const isWanted = (bound: FoundBound): boolean => bound.flights.length - 1 <= mostStops && (plate === null || bound.plate === plate);
  return bestRoundTrip(search, { ...out.query, day, returnDay }, isWanted)?.cents ?? Infinity;
}
