import type { Instant, LocalDate } from "./dates.ts";
import { Temporal } from "./temporal.ts";

/** The calendar day at a moment in a zone. */
export function dateInZone(moment: Instant, zone: string): LocalDate {
  return Temporal.Instant.from(moment).toZonedDateTimeISO(zone).toPlainDate().toString() as LocalDate;
}
