import { addDays, daysBetween, type LocalDate } from "../kernel/index.ts";

/** From the evening of `checkIn` to the morning of `checkOut`, both days of the hotel's own calendar. */
export interface Stay {
  readonly checkIn: LocalDate;
  readonly checkOut: LocalDate;
}

/** The longest stay that can be booked at once. */
export const MAX_NIGHTS = 30;
/** How far ahead a stay may end, in days. */
export const STAY_HORIZON_DAYS = 365;
/** The form's first check-out lies this many days after today (specification, section 9). */
const DEFAULT_NIGHTS = 7;

export const isSameStay = (a: Stay, b: Stay): boolean => a.checkIn === b.checkIn && a.checkOut === b.checkOut;

export const nightsOf = ({ checkIn, checkOut }: Stay): number => daysBetween(checkIn, checkOut);

/** What a form starts with, and what a page shows whose address names no dates. */
export const defaultStay = (today: LocalDate): Stay => ({ checkIn: today, checkOut: addDays(today, DEFAULT_NIGHTS) });

/** As many nights, so many days later; negative comes sooner. */
export const shiftStay = ({ checkIn, checkOut }: Stay, days: number): Stay => ({
  checkIn: addDays(checkIn, days),
  checkOut: addDays(checkOut, days),
});
