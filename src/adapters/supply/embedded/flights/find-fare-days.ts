import {
  BOOKING_HORIZON_DAYS,
  type DayTrips,
  dayTripsOf,
  type FareDaysQuestion,
  LAST_SALE_MINUTES,
  seatCount,
} from "../../../../core/flights/index.ts";
import { addDays, dateInZone, daysBetween, type Instant, type LocalDate, money, type Money } from "../../../../core/kernel/index.ts";
import type { CalendarQuery, FlightEngine, StopCount } from "../../../../engine/index.ts";
import { utcMinute } from "../signed-values.ts";
import type { Parts } from "./parts.ts";

const none = (count: number): null[] => Array<null>(count).fill(null);

/** The cheapest fare of each day that is asked for; null where there is none, or where its trip begins before today or ends on a day not sold yet. */
export function findFareDays(parts: Parts, engine: FlightEngine, question: FareDaysQuestion, now: Instant): readonly (Money | null)[] {
  const { days, trips } = question;
  const row = soldRow(parts, question, now);
  if (row === null) return none(days);
  const { early, query } = row;
  const cents = centsOf(engine, query, trips);
  return [...none(early), ...Array.from(cents, (fare) => (fare === Infinity ? null : money(fare))), ...none(days - early - query.days)];
}

/** Of these days the cheapest one for trips with so many stops at most, the first of equally cheap ones; null where none has any. Of any airline. */
export function findCheapestDays(
  parts: Parts,
  engine: FlightEngine,
  question: Omit<FareDaysQuestion, "airline" | "trips"> & { readonly nights: number | null },
  now: Instant,
): (mostStops: StopCount) => LocalDate | null {
  const { nights } = question;
  const row = soldRow(parts, { ...question, trips: dayTripsOf(nights), airline: null }, now);
  if (row === null) return () => null;
  const { query } = row;
  const cheapest = nights === null ? engine.searchCheapestDays(query) : engine.searchCheapestRoundDays({ ...query, nights });
  return (mostStops) => {
    const best = cheapest(mostStops);
    return best && addDays(query.firstDay, best.day);
  };
}

/** The days of a question that are sold, and how many of them lie before the first; null for none. */
function soldRow({ places, timetable }: Parts, question: FareDaysQuestion, now: Instant): SoldRow | null {
  const { days, trips, airline, cabin } = question;
  const today = dateInZone(now, places.zoneOf(question.from.code) ?? "UTC");
  // There is no way back before the way out.
  const early = trips.kind === "return" ? Math.max(0, daysBetween(question.firstDay, trips.departureDate)) : 0;
  const firstDay = addDays(question.firstDay, early);
  const lastDay = addDays(today, BOOKING_HORIZON_DAYS - (trips.kind === "roundTrip" ? trips.nights : 0));
  const sold = Math.min(days - early, daysBetween(firstDay, lastDay) + 1);
  const plate = airline === null ? null : timetable.airlines.findIndex(({ code }) => code === airline);
  const isPast = trips.kind === "return" && trips.departureDate < today;
  if (sold < 1 || isPast || (plate !== null && plate < 0)) return null;
  const query = {
    origins: places.airportsOf(question.from.code),
    destinations: places.airportsOf(question.to.code),
    firstDay,
    days: sold,
    cabin,
    seats: seatCount(question.party),
    today,
    departsFromUtcMinute: utcMinute(now) + LAST_SALE_MINUTES,
    plate,
  };
  return { early, query };
}

interface SoldRow {
  readonly early: number;
  readonly query: CalendarQuery;
}

function centsOf(engine: FlightEngine, query: CalendarQuery, trips: DayTrips): Float64Array {
  switch (trips.kind) {
    case "oneWay":
      return engine.searchCalendar(query);
    case "roundTrip":
      return engine.searchRoundCalendar({ ...query, nights: trips.nights });
    case "return":
      return engine.searchReturnCalendar({ ...query, departureDate: trips.departureDate });
  }
}
