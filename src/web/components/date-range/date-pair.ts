import { addDays, daysBetween, type LocalDate, parseDate } from "../../../core/kernel/index.ts";
import type { Locale } from "../../i18n/locale.ts";
import { formatDay } from "../../present/dates.ts";

/** The two dates of a search form, as typed, and whether the second counts. */
export interface DatePair {
  readonly start: string;
  readonly end: string;
  readonly hasEnd: boolean;
}

/** Which of the two fields somebody is in. */
export type DateEnd = "start" | "end";

/** A pick of the calendar: `end` is null while the end of a range is still to be picked, and for single days. */
export interface DatePick {
  readonly start: LocalDate;
  readonly end: LocalDate | null;
}

interface PairRules {
  /** What must lie between the two at least: 0 for flights there and back on a day, 1 for stays. */
  readonly minNights: number;
  /** In whose manner the days are written. */
  readonly locale: Locale;
}

/**
 * What a pick in the calendar changes. A pick on the second field makes it count; a new start keeps the end unless that
 * would lie before it: then the pair keeps its length.
 */
export function withPick(dates: DatePair, field: DateEnd, { start, end }: DatePick, { minNights, locale }: PairRules): Partial<DatePair> {
  const earliestEnd = addDays(start, minNights);
  const write = (day: LocalDate): string => formatDay(day, locale);
  if (end !== null) return { start: write(start), end: write(end < earliestEnd ? earliestEnd : end), hasEnd: true };
  const moved = endAfter(dates, start, earliestEnd);
  const kept = { start: write(start), end: moved === null ? dates.end : write(moved) };
  return field === "end" ? { ...kept, hasEnd: true } : kept;
}

/** How long a trip is while nothing else is set. */
export const USUAL_NIGHTS = 7;

/** Where the end moves to when the start does; null when it may stay. */
function endAfter({ start, end }: DatePair, newStart: LocalDate, earliestEnd: LocalDate): LocalDate | null {
  const [before, back] = [parseDate(start), parseDate(end)];
  if (back !== null && back >= earliestEnd) return null;
  const nights = before !== null && back !== null && back >= before ? daysBetween(before, back) : USUAL_NIGHTS;
  const moved = addDays(newStart, nights);
  return moved < earliestEnd ? earliestEnd : moved;
}
