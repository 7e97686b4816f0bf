import type { Instant, LocalDate } from "./dates.ts";
import { Temporal } from "./temporal.ts";

/** Where each day ends last (UTC-12): the day there is the earliest that is still today anywhere. */
export const LAST_ZONE = "Etc/GMT+12";

/** The calendar day at a moment in a zone. */
export function dateInZone(moment: Instant, zone: string): LocalDate {
  return Temporal.Instant.from(moment).toZonedDateTimeISO(zone).toPlainDate().toString() as LocalDate;
}

/** Whole minutes since midnight on the clock of a zone: 0 to 1439. */
export function minuteInZone(moment: Instant, zone: string): number {
  const { hour, minute } = Temporal.Instant.from(moment).toZonedDateTimeISO(zone);
  return hour * 60 + minute;
}
