import { MOST_RETURN_DISCOUNT } from "../fares/index.ts";
import { type BoundSearch, pairShare, type StopCount, TURNAROUND_MINUTES, WHOLE } from "../routing/index.ts";
import { CheapestOfDay, type DayRow } from "./day-sheet.ts";
import { fillFirst } from "./fill-sheet.ts";
import type { CalendarQuery, RoundCalendarQuery } from "./query.ts";
import { firstLook, roundTrips, tripsBack } from "./round-trips.ts";
import { cheapestTrips } from "./search-round-calendar.ts";
import { SheetsByStops } from "./sheets-by-stops.ts";
import { type SpanGoal, SpanSheet } from "./span-sheet.ts";

/** The cheapest of a row of days. */
export interface CheapestDay {
  /** Counted from the first of the row; of equally cheap ones the first. */
  readonly day: number;
  /** US cents per traveller, taxes in. */
  readonly cents: number;
}

/** The cheapest day for trips with so many stops at most, in either direction; null where no day has any. */
export type CheapestDays = (mostStops: StopCount) => CheapestDay | null;

/**
 * The least of what `searchCalendar` gives, in less time: a day on which something flies is looked at no more than it can be the cheapest. For fewer stops
 * the least of what each day has of them within its limits. Of whatever plate. @throws RangeError when a day is outside of the horizon.
 */
export function searchCheapestDays(search: BoundSearch, query: Omit<CalendarQuery, "plate">): CheapestDays {
  const sheets = new SheetsByStops(() => new SpanSheet(query.days, CHEAPEST));
  fillFirst(search, { ...query, plate: null }, sheets);
  return (mostStops) => {
    const { best } = sheets.upTo(mostStops);
    return best && { day: best.day, cents: best.price };
  };
}

const CHEAPEST: SpanGoal = {
  priceOf: ({ cents }) => cents,
  // Of equally cheap days the first is wanted.
  worstCents: (best, day) => (day < best.day ? best.price + 1 : best.price),
};

/**
 * The least of what `searchRoundCalendar` gives, in less time: only days are looked at more closely that may be the cheapest. For fewer stops as above. Of
 * whatever plate. The engine is asked again for each number of stops. @throws RangeError when a day is outside of the horizon.
 */
export function searchCheapestRoundDays(search: BoundSearch, asked: Omit<RoundCalendarQuery, "plate">): CheapestDays {
  const query = { ...asked, plate: null };
  const outs = new SheetsByStops(() => new CheapestOfDay(query.days));
  const out = firstLook(search, query, outs);
  const backs = new SheetsByStops((mostStops) => new SpanSheet(query.days, cheapestPair(search, outs.upTo(mostStops).row, outs.row)));
  const trips = roundTrips(search, query, out, backs);
  return (mostStops) => {
    const [best, back] = [outs.upTo(mostStops).row, backs.upTo(mostStops)];
    const mostPrice = back.best === null ? Infinity : back.best.price + WHOLE;
    const wanted = tripsBack(back.row).filter(
      (trip) => best.cents[trip] !== Infinity && (back.row.cents[trip] as number) < worstInbound(mostPrice, best, trip),
    );
    const ofStops = { ...trips, out: { ...out, best }, back: { ...trips.back, best: back.row }, wanted, mostPrice, mostStops };
    const prices = cheapestTrips(search, ofStops, null);
    const cents = prices.reduce((least, price) => Math.min(least, price), Infinity);
    return cents === Infinity ? null : { day: prices.indexOf(cents), cents };
  };
}

/**
 * Ways back that may be part of the cheapest of all trips, from the cheapest ways out. Prices are those of pairs, in ten-thousandths of a cent.
 * @param any the cheapest ways out with whatever stops: a way back that is too dear for fewer may go with these.
 */
const cheapestPair = ({ fares }: BoundSearch, out: DayRow, any: DayRow): SpanGoal => ({
  priceOf: ({ day, plate, cents, departsAt }) =>
    (out.arrivesAt[day] as number) + TURNAROUND_MINUTES <= departsAt
      ? ((out.cents[day] as number) + cents) * pairShare(fares, out.plates[day] as number, plate)
      : Infinity,
  worstCents: ({ price }, day) => worstInbound(price + WHOLE, any, day),
});

/** No pair of a trip is cheaper than its two cheapest bounds at the greatest discount: an inbound that costs as much makes its trip dearer than `mostPrice`. */
const worstInbound = (mostPrice: number, out: DayRow, day: number): number =>
  mostPrice / (WHOLE * (1 - MOST_RETURN_DISCOUNT)) - (out.cents[day] as number) + 1;
