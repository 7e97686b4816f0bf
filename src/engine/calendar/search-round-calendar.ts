import { addDays } from "../../core/kernel/index.ts";
import { MOST_RETURN_DISCOUNT } from "../fares/index.ts";
import { bestRoundTrip, type BoundSearch, pairShare, TURNAROUND_MINUTES, WHOLE } from "../routing/index.ts";
import { CheapestOfDay, CheapestOfPlate, type DayRow } from "./day-sheet.ts";
import { type DaysByLimits, fillFirst, fillWithin } from "./fill-sheet.ts";
import type { CalendarQuery, RoundCalendarQuery } from "./query.ts";

/** One direction: what is asked for, the cheapest bound of each day, and the limits within which that was found. */
interface Way {
  readonly query: CalendarQuery;
  readonly best: DayRow;
  readonly days: DaysByLimits;
}

/** Bounds of a direction by plate. */
type Rows = ReadonlyMap<number, DayRow>;

/**
 * The price of the cheapest round trip that begins on each day and lasts so many nights: US cents per traveller, taxes in, as
 * `searchRoundTrip` would give with a limit of one; Infinity where there is none. With a plate, of the trips that it plates out and back.
 * @throws RangeError when a day is outside of the horizon.
 */
export function searchRoundCalendar(search: BoundSearch, query: RoundCalendarQuery): Float64Array {
  const { nights, origins, destinations, days, plate } = query;
  const out = firstLook(search, query);
  const back = firstLook(search, { ...query, origins: destinations, destinations: origins, firstDay: addDays(query.firstDay, nights) });
  const hasBoth = (day: number): boolean => out.best.cents[day] !== Infinity && back.best.cents[day] !== Infinity;
  const pairs = plate === null ? cheapestRows(search, out, back, hasBoth) : platedRows(search, out, back, hasBoth, plate);
  return Float64Array.from({ length: days }, (_, day) => bestPairCents(search, query, ...pairs, day));
}

function firstLook(search: BoundSearch, query: CalendarQuery): Way {
  const sheet = new CheapestOfDay(query.days);
  return { query, days: fillFirst(search, query, sheet), best: sheet.row };
}

const those = (byLimits: DaysByLimits, isWanted: (day: number) => boolean): DaysByLimits => byLimits.map((days) => days.filter(isWanted));

/** The bounds of one airline, whatever they cost. */
function platedRows(search: BoundSearch, out: Way, back: Way, hasBoth: (day: number) => boolean, plate: number): [Rows, Rows] {
  const rowsOf = ({ query, days }: Way): Rows => {
    const sheet = new CheapestOfDay(query.days, plate);
    fillWithin(search, query, those(days, hasBoth), sheet, plate);
    return new Map([[plate, sheet.row]]);
  };
  return [rowsOf(out), rowsOf(back)];
}

/**
 * The bounds that may be part of the cheapest pair of their day: those that can make it as cheap as the two cheapest bounds are together.
 * Outbounds are measured at the cheapest inbound of all, inbounds at the outbounds that are left. Prices of pairs are in ten-thousandths of a cent.
 */
function cheapestRows(search: BoundSearch, out: Way, back: Way, hasBoth: (day: number) => boolean): [Rows, Rows] {
  const { fares, leastShares } = search;
  const pairs = out.best.cents.map((cents, day) =>
    hasBoth(day)
      ? (cents + (back.best.cents[day] as number)) * pairShare(fares, out.best.plates[day] as number, back.best.plates[day] as number)
      : 0,
  );
  const outWorst = (leastShare: number): Float64Array =>
    pairs.map((price, day) => above(price / leastShare - (back.best.cents[day] as number)));
  const outs = new CheapestOfPlate((plate) => outWorst(leastShares.outbound(plate)), outWorst(WHOLE * (1 - MOST_RETURN_DISCOUNT)));
  fillWithin(search, out.query, those(out.days, hasBoth), outs);

  const backWorst = (shareOf: (outPlate: number) => number): Float64Array => {
    const worst = new Float64Array(pairs.length).fill(-Infinity);
    for (const [plate, { cents }] of outs.rows) {
      const share = shareOf(plate);
      for (let day = 0; day < worst.length; day++)
        worst[day] = Math.max(worst[day] as number, above((pairs[day] as number) / share - (cents[day] as number)));
    }
    return worst;
  };
  const backs = new CheapestOfPlate(
    (plate) => backWorst((outPlate) => pairShare(fares, outPlate, plate)),
    backWorst((outPlate) => leastShares.outbound(outPlate)),
  );
  fillWithin(search, back.query, those(back.days, hasBoth), backs);
  return [outs.rows, backs.rows];
}

/** What costs just so much is below this. */
const above = (cents: number): number => cents + 1;

/** The cheapest pair of a day. Where its inbound leaves too soon behind its outbound, the search itself is asked. */
function bestPairCents(search: BoundSearch, query: RoundCalendarQuery, outs: Rows, backs: Rows, day: number): number {
  let best = Infinity;
  let isSound = true;
  for (const [outPlate, out] of outs) {
    const outCents = out.cents[day] as number;
    if (outCents === Infinity) continue;
    for (const [backPlate, back] of backs) {
      const both = outCents + (back.cents[day] as number);
      if (both === Infinity) continue;
      const price = both * pairShare(search.fares, outPlate, backPlate);
      if (price >= best) continue;
      best = price;
      isSound = (out.arrivesAt[day] as number) + TURNAROUND_MINUTES <= (back.departsAt[day] as number);
    }
  }
  if (isSound) return Math.round(best / WHOLE);
  const departure = addDays(query.firstDay, day);
  return bestRoundTrip(search, { ...query, day: departure, returnDay: addDays(departure, query.nights) }, query.plate)?.cents ?? Infinity;
}
