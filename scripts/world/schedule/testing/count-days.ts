import type { WeekdayMask } from "../weekdays.ts";

/** How many days a week a mask holds. */
export const countDays = (mask: WeekdayMask): number => [0, 1, 2, 3, 4, 5, 6].filter((day) => mask & (1 << day)).length;
