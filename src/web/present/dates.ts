import type { ClockTime } from "../../core/hotels/index.ts";
import { dayOf, formatDate, type Instant, type LocalDate, type LocalDateTime } from "../../core/kernel/index.ts";
import type { Locale } from "../i18n/locale.ts";

/** The day of a date or of a wall time, in the specification's format: `Mar-12-2027`; in Spanish `12-mar-2027`. */
export const formatDay = (day: LocalDate | LocalDateTime, locale: Locale): string => formatDate(dayOf(day), locale);

/** `Mar-12`, `12-mar`: where the year is plain. */
export const formatShortDay = (day: LocalDate | LocalDateTime, locale: Locale): string => formatDay(day, locale).replace(/-\d{4}$/, "");

/** Before and after noon. Ours, because browsers and servers disagree on the spaces and dots. */
const PERIODS: Readonly<Record<Locale, readonly [string, string]>> = { en: ["AM", "PM"], es: ["a.\u00a0m.", "p.\u00a0m."] };

/** Wall time as a traveller reads it, in its two parts so that the second can be set smaller: `7:30` and `PM`. */
export function timeParts(time: LocalDateTime, locale: Locale): { readonly clock: string; readonly period: string } {
  const [hour, minute] = [Number(time.slice(11, 13)), time.slice(14, 16)];
  return { clock: `${hour % 12 || 12}:${minute}`, period: PERIODS[locale][hour < 12 ? 0 : 1] };
}

/** `7:30 PM`, `7:30 p. m.` */
export function formatTime(time: LocalDateTime, locale: Locale): string {
  const { clock, period } = timeParts(time, locale);
  return `${clock} ${period}`;
}

/** `15:00` of any day as a wall time, for those who show the clock alone. */
export const clockOf = (time: ClockTime): LocalDateTime => `2000-01-01T${time}` as LocalDateTime;

/** A moment as a wall time: by the clock of the browser, or in UTC. */
export function wallTimeOf(moment: Instant, zone: "here" | "UTC"): LocalDateTime {
  const date = new Date(moment);
  const minutesBehind = zone === "here" ? date.getTimezoneOffset() : 0;
  return new Date(date.getTime() - minutesBehind * 60_000).toISOString().slice(0, 19) as LocalDateTime;
}
