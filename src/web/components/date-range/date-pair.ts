import { addDays, daysBetween, formatDate, type LocalDate, parseDate } from "../../../core/kernel/index.ts";

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

/**
 * What a pick in the calendar changes. A pick on the second field makes it count; a new start keeps the end unless that
 * would lie before it: then the pair keeps its length.
 * @param minNights what must lie between the two at least: 0 for flights there and back on a day, 1 for stays.
 */
export function withPick(dates: DatePair, field: DateEnd, { start, end }: DatePick, minNights: number): Partial<DatePair> {
  const earliestEnd = addDays(start, minNights);
  if (end !== null) return { start: formatDate(start), end: formatDate(end < earliestEnd ? earliestEnd : end), hasEnd: true };
  const kept = { start: formatDate(start), end: endAfter(dates, start, earliestEnd) };
  return field === "end" ? { ...kept, hasEnd: true } : kept;
}

const USUAL_NIGHTS = 7;

function endAfter({ start, end }: DatePair, newStart: LocalDate, earliestEnd: LocalDate): string {
  const [before, back] = [parseDate(start), parseDate(end)];
  if (back !== null && back >= earliestEnd) return end;
  const nights = before !== null && back !== null && back >= before ? daysBetween(before, back) : USUAL_NIGHTS;
  const moved = addDays(newStart, nights);
  return formatDate(moved < earliestEnd ? earliestEnd : moved);
}
