import type { Instant, LocalDate } from "./dates.ts";
import { Temporal } from "./temporal.ts";

/** Where most of our travellers live: the day there is the day a form starts with. */
export const HOME_ZONE = "America/New_York";

/** Where each day ends last (UTC-12): the day there is the earliest that is still today anywhere. */
export const LAST_ZONE = "Etc/GMT+12";

/** The day of a zone in the minute that was asked for last: a search asks a few times within one. */
const lastAsked = new Map<string, { readonly minute: string; readonly date: LocalDate }>();
/** More than there are zones; a visitor's zone may be spelt in many ways. */
const MOST_ASKED = 1000;
/** As many characters of an instant name its minute. Since 1972 no zone's day begins within one. */
const MINUTE_LENGTH = "2027-03-12T23:30".length;

/** The calendar day at a moment in a zone. */
export function dateInZone(moment: Instant, zone: string): LocalDate {
  const minute = moment.slice(0, MINUTE_LENGTH);
  const known = lastAsked.get(zone);
  if (known?.minute === minute) return known.date;
  const date = Temporal.Instant.from(moment).toZonedDateTimeISO(zone).toPlainDate().toString() as LocalDate;
  if (lastAsked.size >= MOST_ASKED) lastAsked.clear();
  lastAsked.set(zone, { minute, date });
  return date;
}

/** Whole minutes since midnight on the clock of a zone: 0 to 1439. */
export function minuteInZone(moment: Instant, zone: string): number {
  const { hour, minute } = Temporal.Instant.from(moment).toZonedDateTimeISO(zone);
  return hour * 60 + minute;
}
