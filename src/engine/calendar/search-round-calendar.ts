import { addDays } from "../../core/kernel/index.ts";
import { MOST_RETURN_DISCOUNT } from "../fares/index.ts";
import { bestRoundTrip, type BoundSearch, pairShare, TURNAROUND_MINUTES, WHOLE } from "../routing/index.ts";
import { CheapestOfDay, CheapestOfOnePlate, CheapestOfPlate, type PlateRow, type PlateSheet } from "./day-sheet.ts";
import { type DaysByLimits, fillFirst, fillWithin } from "./fill-sheet.ts";
import type { CalendarQuery, RoundCalendarQuery } from "./query.ts";

/** The cheapest bounds of both directions by plate; the inbound's days are counted from the day on which the first trip ends. */
interface Ways {
  readonly outs: readonly PlateRow[];
  readonly backs: readonly PlateRow[];
}

/**
 * The price of the cheapest round trip that begins on each day and lasts so many nights: US cents per traveller, taxes in, as
 * `searchRoundTrip` would give with a limit of one; Infinity where there is none. With a plate, of the trips that it plates out and back.
 * @throws RangeError when a day is outside of the horizon.
 */
export function searchRoundCalendar(search: BoundSearch, query: RoundCalendarQuery): Float64Array {
  const { nights, origins, destinations, days } = query;
  const back: CalendarQuery = { ...query, origins: destinations, destinations: origins, firstDay: addDays(query.firstDay, nights) };
  const [outBest, backBest] = [new CheapestOfDay(days), new CheapestOfDay(days)];
  const [outDays, backDays] = [fillFirst(search, query, outBest), fillFirst(search, back, backBest)];
  const isPossible = (day: number): boolean => outBest.cents[day] !== Infinity && backBest.cents[day] !== Infinity;
  const possible = (byLimits: DaysByLimits): DaysByLimits => byLimits.map((some) => some.filter(isPossible));
  const { leastShares } = search;
  const outs = wantedSheet(query, outBest.cents, backBest.cents, (airline) => leastShares.outbound(airline));
  fillWithin(search, query, possible(outDays), outs, query.plate);
  const backs = wantedSheet(query, backBest.cents, outBest.cents, (airline) => leastShares.inbound(airline));
  fillWithin(search, back, possible(backDays), backs, query.plate);
  return Float64Array.from({ length: days }, (_, day) => bestPairCents(search, query, { outs: outs.rows, backs: backs.rows }, day));
}

/**
 * Room for the bounds of one direction that may be part of the cheapest pair of their day: those that would make it cheaper than the two
 * cheapest bounds without a discount, if the other one were the cheapest there is.
 */
function wantedSheet(
  { days, plate }: RoundCalendarQuery,
  ours: Float64Array,
  others: Float64Array,
  leastShareOf: (airline: number) => number,
): PlateSheet {
  if (plate !== null) return new CheapestOfOnePlate(days, plate);
  const mostAt = (day: number, share: number): number => {
    const other = others[day] as number;
    return (((ours[day] as number) + other) * WHOLE) / share - other;
  };
  const leastShare = WHOLE * (1 - MOST_RETURN_DISCOUNT);
  const mostOfDay = Float64Array.from({ length: days }, (_, day) => mostAt(day, leastShare));
  return new CheapestOfPlate(days, (day, airline) => mostAt(day, leastShareOf(airline)), mostOfDay);
}

/** The cheapest pair of a day. Where its inbound leaves too soon behind its outbound, the search itself is asked. */
function bestPairCents(search: BoundSearch, query: RoundCalendarQuery, { outs, backs }: Ways, day: number): number {
  let best = Infinity;
  let isSound = true;
  for (const out of outs) {
    const outCents = out.cents[day] as number;
    if (outCents === Infinity) continue;
    for (const back of backs) {
      const price = (outCents + (back.cents[day] as number)) * pairShare(search.fares, out.plate, back.plate);
      if (price >= best) continue;
      best = price;
      isSound = (out.arrivesAt[day] as number) + TURNAROUND_MINUTES <= (back.departsAt[day] as number);
    }
  }
  if (isSound || best === Infinity) return Math.round(best / WHOLE);
  const departure = addDays(query.firstDay, day);
  return bestRoundTrip(search, { ...query, day: departure, returnDay: addDays(departure, query.nights) }, query.plate)?.cents ?? Infinity;
}
