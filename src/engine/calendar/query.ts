import type { CabinCode } from "../../core/flights/index.ts";
import type { LocalDate } from "../../core/kernel/index.ts";
import type { StopCount } from "../routing/index.ts";

/** The cheapest bound of each day in a row of days. */
export interface CalendarQuery {
  /** Airport indices; a metropolitan area is all of its airports. */
  readonly origins: readonly number[];
  readonly destinations: readonly number[];
  /** The first local day on which the bounds that are asked for depart, and how many: all within the horizon. */
  readonly firstDay: LocalDate;
  readonly days: number;
  readonly cabin: CabinCode;
  /** Travellers who need a seat, 1 to 9. */
  readonly seats: number;
  /** The day of asking: prices depend on it. */
  readonly today: LocalDate;
  /** Leave out what departs before this UTC minute (since 1970). */
  readonly departsFromUtcMinute?: number;
  /** Leave out bounds with more stops; 2 unless said. */
  readonly maxStops?: StopCount;
  /** Only what this airline plates, out and back; null for any. */
  readonly plate: number | null;
}

/** Round trips that all begin on one day: `firstDay` and `days` are those of the way back. */
export interface ReturnCalendarQuery extends CalendarQuery {
  /** The local day of the outbound, not after `firstDay`. */
  readonly departureDate: LocalDate;
}

export interface RoundCalendarQuery extends CalendarQuery {
  /** From the day of the outbound to that of the inbound. */
  readonly nights: number;
}
