import { addDays } from "../../core/kernel/index.ts";
import { MOST_RETURN_DISCOUNT } from "../fares/index.ts";
import { bestRoundTrip, type BoundSearch, pairShare, TURNAROUND_MINUTES, WHOLE } from "../routing/index.ts";
import { CheapestOfDay, CheapestOfPlate, type DayRow } from "./day-sheet.ts";
import { type DaysByLimits, fillFirst, fillWithin } from "./fill-sheet.ts";
import type { CalendarQuery, ReturnCalendarQuery, RoundCalendarQuery } from "./query.ts";

/** One direction: what is asked for, the cheapest bound of each day, and the limits within which that was found. */
interface Way {
  readonly query: CalendarQuery;
  readonly best: DayRow;
  readonly days: DaysByLimits;
}

/** Both directions of a row of trips. The inbound of a trip is on the trip's own day of the row back. */
interface Trips {
  readonly out: Way;
  readonly back: Way;
  /** The place of a trip's outbound in the row out. */
  outDayOf(trip: number): number;
}

/** Bounds of a direction by plate. */
type Rows = ReadonlyMap<number, DayRow>;

/**
 * The price of the cheapest round trip that begins on each day and lasts so many nights: US cents per traveller, taxes in, as
 * `searchRoundTrip` would give with a limit of one; Infinity where there is none. With a plate, of the trips that it plates out and back.
 * @throws RangeError when a day is outside of the horizon.
 */
export function searchRoundCalendar(search: BoundSearch, query: RoundCalendarQuery): Float64Array {
  const back = firstLook(search, { ...turned(query), firstDay: addDays(query.firstDay, query.nights) });
  return cheapestTrips(search, { out: firstLook(search, query), back, outDayOf: (trip) => trip }, query.plate);
}

/**
 * The same for trips that all begin on one day and end on each of a row: the days of the query are those of the way back.
 * @throws RangeError when a day is outside of the horizon.
 */
export function searchReturnCalendar(search: BoundSearch, query: ReturnCalendarQuery): Float64Array {
  const out = firstLook(search, { ...query, firstDay: query.departureDate, days: 1 });
  return cheapestTrips(search, { out, back: firstLook(search, turned(query)), outDayOf: () => 0 }, query.plate);
}

const turned = <Query extends CalendarQuery>(query: Query): Query => ({
  ...query,
  origins: query.destinations,
  destinations: query.origins,
});

function cheapestTrips(search: BoundSearch, trips: Trips, plate: number | null): Float64Array {
  const rows = plate === null ? cheapestRows(search, trips) : platedRows(search, trips, plate);
  return trips.back.best.cents.map((_, trip) => bestPairCents(search, trips, ...rows, trip, plate));
}

function firstLook(search: BoundSearch, query: CalendarQuery): Way {
  const sheet = new CheapestOfDay(query.days);
  return { query, days: fillFirst(search, query, sheet), best: sheet.row };
}

const hasBoth = ({ out, back, outDayOf }: Trips, trip: number): boolean =>
  out.best.cents[outDayOf(trip)] !== Infinity && back.best.cents[trip] !== Infinity;

/** The days out and back, by their limits, that belong to a trip which can be flown both ways. */
function daysOfTrips(trips: Trips): { readonly out: DaysByLimits; readonly back: DaysByLimits } {
  const { out, back, outDayOf } = trips;
  const flown = [...back.best.cents.keys()].filter((trip) => hasBoth(trips, trip));
  const [outs, backs] = [new Set(flown.map(outDayOf)), new Set(flown)];
  return {
    out: out.days.map((days) => days.filter((day) => outs.has(day))),
    back: back.days.map((days) => days.filter((day) => backs.has(day))),
  };
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
 * The bounds that may be part of the cheapest pair of their trip: those that can make it as cheap as the two cheapest bounds are together.
 * Outbounds are measured at the cheapest inbound of all, inbounds at the outbounds that are left. Prices of pairs are in ten-thousandths of a cent.
 */
function cheapestRows(search: BoundSearch, trips: Trips): [Rows, Rows] {
  const { fares, leastShares } = search;
  const { out, back, outDayOf } = trips;
  const days = daysOfTrips(trips);
  const pairs = back.best.cents.map((cents, trip) =>
    hasBoth(trips, trip)
      ? ((out.best.cents[outDayOf(trip)] as number) + cents) *
        pairShare(fares, out.best.plates[outDayOf(trip)] as number, back.best.plates[trip] as number)
      : 0,
  );
  const outWorst = (leastShare: number): Float64Array => {
    const worst = new Float64Array(out.query.days).fill(-Infinity);
    for (let trip = 0; trip < pairs.length; trip++) {
      const most = above((pairs[trip] as number) / leastShare - (back.best.cents[trip] as number));
      worst[outDayOf(trip)] = Math.max(worst[outDayOf(trip)] as number, most);
    }
    return worst;
  };
  const outs = new CheapestOfPlate((plate) => outWorst(leastShares.outbound(plate)), outWorst(WHOLE * (1 - MOST_RETURN_DISCOUNT)));
  fillWithin(search, out.query, days.out, outs);

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
  fillWithin(search, back.query, days.back, backs);
  return [outs.rows, backs.rows];
}

/** What costs just so much is below this. */
const above = (cents: number): number => cents + 1;

/** The cheapest pair of a trip. Where its inbound leaves too soon behind its outbound, the search itself is asked. */
function bestPairCents(
  search: BoundSearch,
  { out, back, outDayOf }: Trips,
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
  return bestRoundTrip(search, { ...out.query, day, returnDay }, plate)?.cents ?? Infinity;
}
