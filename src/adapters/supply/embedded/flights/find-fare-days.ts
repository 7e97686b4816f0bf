import { BOOKING_HORIZON_DAYS, type FareDaysQuestion, LAST_SALE_MINUTES, seatCount } from "../../../../core/flights/index.ts";
import { addDays, dateInZone, daysBetween, type Instant, money, type Money } from "../../../../core/kernel/index.ts";
import type { FlightEngine } from "../../../../engine/index.ts";
import { utcMinute } from "../signed-values.ts";
import type { Parts } from "./parts.ts";

const none = (count: number): null[] => Array<null>(count).fill(null);

/** The cheapest fare of each day that is asked for; null where there is none, or where the day or that of the way back is not sold yet. */
export function findFareDays(
  { places, timetable }: Parts,
  engine: FlightEngine,
  question: FareDaysQuestion,
  now: Instant,
): readonly (Money | null)[] {
  const { firstDay, days, nights, airline, cabin } = question;
  const today = dateInZone(now, places.zoneOf(question.from.code) ?? "UTC");
  const lastDay = addDays(today, BOOKING_HORIZON_DAYS - (nights ?? 0));
  const sold = Math.min(days, daysBetween(firstDay, lastDay) + 1);
  const plate = airline === null ? null : timetable.airlines.findIndex(({ code }) => code === airline);
  if (sold < 1 || (plate !== null && plate < 0)) return none(days);
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
  const cents = nights === null ? engine.searchCalendar(query) : engine.searchRoundCalendar({ ...query, nights });
  return [...Array.from(cents, (fare) => (fare === Infinity ? null : money(fare))), ...none(days - sold)];
}
