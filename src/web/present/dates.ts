import type { ClockTime } from "../../core/hotels/index.ts";
import { formatDate, type LocalDate, type LocalDateTime } from "../../core/kernel/index.ts";
import type { Locale } from "../i18n/locale.ts";

const WEEKDAY = { weekday: "short", timeZone: "UTC" } as const;
const CLOCK = { hour: "numeric", minute: "2-digit", timeZone: "UTC" } as const;

const formatters = new Map<string, Intl.DateTimeFormat>();

/** Making a formatter takes a hundred times as long as using one. */
function formatterFor(locale: Locale, shape: typeof WEEKDAY | typeof CLOCK): Intl.DateTimeFormat {
  const key = `${locale} ${shape === WEEKDAY ? "weekday" : "clock"}`;
  let formatter = formatters.get(key);
  if (!formatter) formatters.set(key, (formatter = new Intl.DateTimeFormat(locale, shape)));
  return formatter;
}

const utc = (isoDateTime: string): Date => new Date(`${isoDateTime.slice(0, 16)}Z`);

/** The day of a date or of a wall time, in the specification's format: `Mar-12-2027`. */
export const formatDay = (day: LocalDate | LocalDateTime): string => formatDate(day.slice(0, 10) as LocalDate);

/** `Fri` */
export function formatWeekday(day: LocalDate | LocalDateTime, locale: Locale): string {
  return formatterFor(locale, WEEKDAY).format(utc(`${day.slice(0, 10)}T00:00`));
}

/** Wall time as a traveller reads it, in its two parts so that the second can be set smaller: `7:30` and `PM`. */
export function timeParts(time: LocalDateTime, locale: Locale): { readonly clock: string; readonly period: string } {
  const parts = formatterFor(locale, CLOCK).formatToParts(utc(time));
  const part = (type: Intl.DateTimeFormatPartTypes): string => parts.find((each) => each.type === type)?.value ?? "";
  return { clock: `${part("hour")}:${part("minute")}`, period: part("dayPeriod") };
}

/** `7:30 PM`. Put together by hand, because browsers and servers disagree on the space in the middle. */
export function formatTime(time: LocalDateTime, locale: Locale): string {
  const { clock, period } = timeParts(time, locale);
  return period === "" ? clock : `${clock} ${period}`;
}

/** `15:00` of any day as a wall time, for those who show the clock alone. */
export const clockOf = (time: ClockTime): LocalDateTime => `2000-01-01T${time}` as LocalDateTime;
