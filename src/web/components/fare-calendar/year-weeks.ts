import { addDays, type LocalDate, weekdayOf } from "../../../core/kernel/index.ts";

export interface PricedDay {
  readonly date: LocalDate;
  /** In hundredths; null where there is no fare. */
  readonly total: number | null;
}

/** Seven days from a Sunday on; null before the first and after the last day that is priced. */
export type Week = readonly (PricedDay | null)[];

/** Days in a row as weeks that begin on Sunday, as calendars of the United States have them. */
export function weeksOf(firstDay: LocalDate, totals: readonly (number | null)[]): readonly Week[] {
  const before = weekdayOf(firstDay) % 7;
  const count = Math.ceil((before + totals.length) / 7);
  const dayAt = (cell: number): PricedDay | null => {
    const total = totals[cell - before];
    return total === undefined ? null : { date: addDays(firstDay, cell - before), total };
  };
  return Array.from({ length: count }, (_, week) => Array.from({ length: 7 }, (_day, day) => dayAt(week * 7 + day)));
}

/** The same days month by month, each in its own weeks. */
export function monthsOf(
  firstDay: LocalDate,
  totals: readonly (number | null)[],
): readonly { readonly first: LocalDate; readonly weeks: readonly Week[] }[] {
  const days = totals.map((_, index) => addDays(firstDay, index));
  const firsts = days.filter((day, index) => index === 0 || day.endsWith("-01"));
  return firsts.map((first) => {
    const start = days.indexOf(first);
    const length = days.filter((day) => day.slice(0, 7) === first.slice(0, 7)).length;
    return { first, weeks: weeksOf(first, totals.slice(start, start + length)) };
  });
}

/** The day by which a week is told. */
export interface CheapestDay {
  readonly date: LocalDate;
  readonly total: number;
}

/** The first of the cheapest days; null where no day has a fare. */
export function cheapestOf(week: Week): CheapestDay | null {
  let best: CheapestDay | null = null;
  for (const day of week) {
    if (day === null || day.total === null) continue;
    if (best === null || day.total < best.total) best = { date: day.date, total: day.total };
  }
  return best;
}
