import type { Brand } from "./brand.ts";
import type { Language } from "./language.ts";

/** A calendar day, `2027-03-12`, in whatever zone the context names. */
export type LocalDate = Brand<string, "LocalDate">;
/** Wall time at a place, without a zone: `2027-03-12T19:30:00`. */
export type LocalDateTime = Brand<string, "LocalDateTime">;
/** A moment, `2027-03-12T23:30:00Z`. */
export type Instant = Brand<string, "Instant">;

/** The language in whose manner days, numbers and amounts are written. */
export type Manner = Language;

const MONTHS = {
  en: ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"],
  es: ["ene", "feb", "mar", "abr", "may", "jun", "jul", "ago", "sep", "oct", "nov", "dic"],
} as const satisfies Record<Manner, readonly string[]>;

const ISO_DATE = /^(\d{4})-(\d{2})-(\d{2})$/;
const SPOKEN_DATE = /^(?:([a-z]{3})-(\d{1,2})|(\d{1,2})-([a-z]{3}))-(\d{4})$/;

/** Reads `Mar-12-2027`, `12-mar-2027` with the months of any language of ours, or `2027-03-12`. Null for anything else, and for no day of the calendar. */
export function parseDate(text: string): LocalDate | null {
  const iso = ISO_DATE.exec(text.trim());
  if (iso) return dateFrom(Number(iso[1]), Number(iso[2]), Number(iso[3]));
  const spoken = SPOKEN_DATE.exec(text.trim().toLowerCase());
  const month = monthOf(spoken?.[1] ?? spoken?.[4] ?? "");
  return spoken && month > 0 ? dateFrom(Number(spoken[5]), month, Number(spoken[2] ?? spoken[3])) : null;
}

/** 1 to 12; 0 for no month. No name means two months, whatever the language. */
const monthOf = (name: string): number =>
  1 + Math.max(...Object.values(MONTHS).map((months) => months.findIndex((month) => month.toLowerCase() === name)));

function dateFrom(year: number, month: number, day: number): LocalDate | null {
  const date = new Date(Date.UTC(year, month - 1, day));
  // Date.UTC carries Feb-30 over into March, and reads years below 100 as of the last century.
  if (date.getUTCFullYear() !== year || date.getUTCMonth() !== month - 1 || date.getUTCDate() !== day) return null;
  return date.toISOString().slice(0, 10) as LocalDate;
}

/** The specification's display format, `MMM-DD-YYYY`: `Mar-12-2027`, also that of the date parameters; in Spanish `12-mar-2027`. */
export function formatDate(date: LocalDate, manner: Manner = "en"): string {
  const [year, , day] = date.split("-");
  const month = formatShortMonth(date, manner);
  return manner === "en" ? `${month}-${day}-${year}` : `${day}-${month}-${year}`;
}

/** `Mar`, `mar`: as `formatDate` writes it. */
export const formatShortMonth = (date: LocalDate, manner: Manner): string => MONTHS[manner][Number(date.slice(5, 7)) - 1] as string;

/** The day of a wall time; a day is its own. */
export const dayOf = (at: LocalDate | LocalDateTime): LocalDate => at.slice(0, 10) as LocalDate;

/** Whether a wall time is the one at which its day begins. */
export const isMidnight = (at: LocalDateTime): boolean => at.slice(11, 16) === "00:00";

/** Moves a day by whole days; negative goes back. */
export function addDays(date: LocalDate, days: number): LocalDate {
  return dateOfEpochDay(epochDayOf(date) + days);
}

/** Whole days from `from` to `to`; negative when `to` is earlier. */
export function daysBetween(from: LocalDate, to: LocalDate): number {
  return epochDayOf(to) - epochDayOf(from);
}

/** Days since 1970-01-01. */
export function epochDayOf(date: LocalDate): number {
  return Date.UTC(Number(date.slice(0, 4)), Number(date.slice(5, 7)) - 1, Number(date.slice(8, 10))) / 86_400_000;
}

/** Kept, because a calendar of a year names each of its days for everybody who asks for it. */
const named = new Map<number, LocalDate>();
const MOST_NAMED = 4096;

/** The day that lies `epochDay` days after 1970-01-01. */
export function dateOfEpochDay(epochDay: number): LocalDate {
  const known = named.get(epochDay);
  if (known !== undefined) return known;
  if (named.size === MOST_NAMED) named.clear();
  const date = new Date(epochDay * 86_400_000).toISOString().slice(0, 10) as LocalDate;
  named.set(epochDay, date);
  return date;
}

/** 1 for Monday to 7 for Sunday (ISO 8601). */
export function weekdayOf(date: LocalDate): number {
  return ((((epochDayOf(date) + 3) % 7) + 7) % 7) + 1; // the remainder of a day before 1970 is negative
}
