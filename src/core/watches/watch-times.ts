import { dateInZone, type Instant, isBefore, type LocalDate, secondsAfter, Temporal } from "../kernel/index.ts";
import { CHECK_HOURS, CONFIRM_HOURS } from "./watch.ts";

const HOUR = 3600;

/** When a watch that was asked for ends unless it is confirmed. */
export const confirmBy = (askedAt: Instant): Instant => secondsAfter(askedAt, CONFIRM_HOURS * HOUR);

/** When a watch is looked at next: a day after `now`, or already when its day of departure begins, which ends it. */
export function nextCheck(now: Instant, departureDate: LocalDate, zone: string): Instant {
  const tomorrow = secondsAfter(now, CHECK_HOURS * HOUR);
  const departureDay = startOfDay(departureDate, zone);
  return isBefore(departureDay, tomorrow) ? departureDay : tomorrow;
}

const startOfDay = (date: LocalDate, zone: string): Instant =>
  Temporal.PlainDate.from(date).toZonedDateTime({ timeZone: zone }).toInstant().toString() as Instant;

/** The day at the place of departure; UTC's where the place is not known any more. */
export const dayAt = (now: Instant, zone: string | null): LocalDate => dateInZone(now, zone ?? "UTC");
