import type { CurrencyCode, LocalDate } from "../../../core/kernel/index.ts";

/** What a trip costs its party on other days, in hundredths of a currency; null where there is no fare. */
export interface CalendarTotals {
  readonly currency: CurrencyCode;
  /** The day of departure of the first of the year's totals; the others follow day by day, for the same length of stay. */
  readonly firstDay: LocalDate;
  readonly year: readonly (number | null)[];
  /** The days around the search (`nearbyDays`): a row for each way back, one row for one way; in each the ways out. */
  readonly nearby: readonly (readonly (number | null)[])[];
}
