import { MOST_RETURN_DISCOUNT } from "../fares/index.ts";
import { type BoundSearch, pairShare, TURNAROUND_MINUTES, WHOLE } from "../routing/index.ts";
import { CheapestOfDay, type DayRow } from "./day-sheet.ts";
import { fillFirst } from "./fill-sheet.ts";
import type { CalendarQuery, RoundCalendarQuery } from "./query.ts";
import { firstLook, roundTrips } from "./round-trips.ts";
import { cheapestTrips } from "./search-round-calendar.ts";
import { type SpanGoal, SpanSheet } from "./span-sheet.ts";

/** The cheapest of a row of days. */
export interface CheapestDay {
  /** Counted from the first of the row; of equally cheap ones the first. */
  readonly day: number;
  /** US cents per traveller, taxes in. */
  readonly cents: number;
}

/**
 * The least of what `searchCalendar` gives, in less time: a day on which something flies is looked at no more than it can be the cheapest. Null where
 * nothing is to be had on any day. Of whatever plate. @throws RangeError when a day is outside of the horizon.
 */
export function searchCheapestDay(search: BoundSearch, query: Omit<CalendarQuery, "plate">): CheapestDay | null {
  const sheet = new SpanSheet(query.days, CHEAPEST);
  fillFirst(search, { ...query, plate: null }, sheet);
  return sheet.best && { day: sheet.best.day, cents: sheet.best.price };
}

const CHEAPEST: SpanGoal = {
  priceOf: ({ cents }) => cents,
  // Of equally cheap days the first is wanted.
  worstCents: (best, day) => (day < best.day ? best.price + 1 : best.price),
};

/**
 * The least of what `searchRoundCalendar` gives, in less time: only days are looked at more closely that may be the cheapest. Null where no trip is to be had. Of
 * whatever plate. @throws RangeError when a day is outside of the horizon.
 */
export function searchCheapestRoundDay(search: BoundSearch, asked: Omit<RoundCalendarQuery, "plate">): CheapestDay | null {
  const query = { ...asked, plate: null };
  const out = firstLook(search, query, new CheapestOfDay(query.days));
  const back = new SpanSheet(query.days, cheapestPair(search, out.best));
  const trips = roundTrips(search, query, out, back);
  const mostPrice = back.best === null ? Infinity : back.best.price + WHOLE;
  const wanted = trips.wanted.filter((trip) => (back.row.cents[trip] as number) < worstInbound(mostPrice, out.best, trip));
  const prices = cheapestTrips(search, { ...trips, wanted, mostPrice }, null);
  const cents = prices.reduce((least, price) => Math.min(least, price), Infinity);
  return cents === Infinity ? null : { day: prices.indexOf(cents), cents };
}

/** Ways back that may be part of the cheapest of all trips, from the cheapest ways out. Prices are those of pairs, in ten-thousandths of a cent. */
const cheapestPair = ({ fares }: BoundSearch, out: DayRow): SpanGoal => ({
  priceOf: ({ day, plate, cents, departsAt }) =>
    (out.arrivesAt[day] as number) + TURNAROUND_MINUTES <= departsAt
      ? ((out.cents[day] as number) + cents) * pairShare(fares, out.plates[day] as number, plate)
      : Infinity,
  worstCents: ({ price }, day) => worstInbound(price + WHOLE, out, day),
});

/** No pair of a trip is cheaper than its two cheapest bounds at the greatest discount: an inbound that costs as much makes its trip dearer than `mostPrice`. */
const worstInbound = (mostPrice: number, out: DayRow, day: number): number =>
  mostPrice / (WHOLE * (1 - MOST_RETURN_DISCOUNT)) - (out.cents[day] as number) + 1;
