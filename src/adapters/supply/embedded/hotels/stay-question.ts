import { type Guests, nightsOf, type Stay } from "../../../../core/hotels/index.ts";
import { dateInZone, epochDayOf, type Instant, minuteInZone } from "../../../../core/kernel/index.ts";
import type { StayQuestion } from "../../../../engine/index.ts";

export const MINUTES_A_DAY = 1440;

/** A stay as the engine is asked about it, by the clock of a place. */
export function questionOf(stay: Stay, guests: Guests, zone: string, now: Instant): StayQuestion {
  const today = epochDayOf(dateInZone(now, zone));
  return { firstNight: epochDayOf(stay.checkIn), nights: nightsOf(stay), guests, today, nowMinute: minuteInZone(now, zone) };
}

/** The same as if it were still the day of the first asking, which has simply grown longer: prices are made by that day, terms by the clock. */
export function askedOn(day: number, question: StayQuestion): StayQuestion {
  return { ...question, today: day, nowMinute: question.nowMinute + (question.today - day) * MINUTES_A_DAY };
}
