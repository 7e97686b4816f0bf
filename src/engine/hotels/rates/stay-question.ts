import type { Guests } from "../../../core/hotels/index.ts";

/** A stay that somebody asks about, and when they ask. Days are epoch days of the calendar at the hotel. */
export interface StayQuestion {
  readonly firstNight: number;
  /** 1 to 30. */
  readonly nights: number;
  readonly guests: Guests;
  readonly today: number;
  /** Minutes since midnight of `today`, on the clock at the place; more than a day of them where `today` is an earlier day. */
  readonly nowMinute: number;
}

export const MINUTES_A_DAY = 1440;

/** Minutes since 1970-01-01 00:00 of the clock at the hotel. */
export const nowLocal = ({ today, nowMinute }: StayQuestion): number => today * MINUTES_A_DAY + nowMinute;
