import { type Guests, nightsOf, type Stay } from "../../../../core/hotels/index.ts";
import { dateInZone, epochDayOf, type Instant, LAST_ZONE, minuteInZone } from "../../../../core/kernel/index.ts";
import type { StayQuestion } from "../../../../engine/index.ts";

export const MINUTES_A_DAY = 1440;

/**
 * Where the day begins last. Prices and rooms are made by this day, the same one everywhere and never later than any hotel's own: a
 * search may lie in one zone and a hotel of it in the next, and both must say the same price. Terms go by the clock at the place.
 */
const PRICING_ZONE = LAST_ZONE;

/** A stay as the engine is asked about it, by the clock of a place. */
export function questionOf(stay: Stay, guests: Guests, zone: string, now: Instant): StayQuestion {
  const today = epochDayOf(dateInZone(now, PRICING_ZONE));
  return { firstNight: epochDayOf(stay.checkIn), nights: nightsOf(stay), guests, today, nowMinute: minutesSince(today, zone, now) };
}

/** The same as if it were still the day of the first asking, which has simply grown longer: a rate keeps its price over midnight. */
export function askedOn(day: number, question: StayQuestion): StayQuestion {
  return { ...question, today: day, nowMinute: question.nowMinute + (question.today - day) * MINUTES_A_DAY };
}

/** The clock of each zone as `questionOf` would read it, each zone read once. */
export function clocksAt(now: Instant): (zone: string) => number {
  const read = new Map<string, number>();
  const today = epochDayOf(dateInZone(now, PRICING_ZONE));
  return (zone) => {
    const minute = read.get(zone) ?? minutesSince(today, zone, now);
    read.set(zone, minute);
    return minute;
  };
}

const ANY_MOMENT = "2027-01-10T12:00:00Z" as Instant;

/** Clocks for the searches that nobody waits for: the first reading of any takes fifteen milliseconds. */
export const warmUpClocks = (): ((zone: string) => number) => clocksAt(ANY_MOMENT);

/** Minutes on a zone's clock since the midnight that began a day. */
const minutesSince = (day: number, zone: string, now: Instant): number =>
  (epochDayOf(dateInZone(now, zone)) - day) * MINUTES_A_DAY + minuteInZone(now, zone);
