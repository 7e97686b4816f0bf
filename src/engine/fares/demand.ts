import { fareByWeekday, soldShare } from "./booking-curve.ts";
import { CALENDAR_NAMES } from "./calendars.ts";
import type { SeasonTable } from "./season.ts";

const COUNT = CALENDAR_NAMES.length;

/** How much of what a busy day does to fares it also does to the number of seats sold. */
const CROWDING = 0.45;

/** The place of a pair of calendars in a sheet of demand. */
export const calendarPair = (from: number, to: number): number => from * COUNT + to;

/**
 * How much of the usual demand of a departure day has bought by today, for flights between any two calendars: busier days sell more,
 * nearer days have sold more. One sheet of numbers for each day ahead, made when first asked for and kept while it is today.
 */
export class DemandSheets {
  readonly #season: SeasonTable;
  #today = Number.NaN;
  /** By days ahead. */
  #sheets: (Float64Array | undefined)[] = [];

  constructor(season: SeasonTable) {
    this.#season = season;
  }

  /** @returns by calendar pair, the share of a plain day's whole demand. `day` is not before `today`. */
  sheet(day: number, today: number): Float64Array {
    if (today !== this.#today) {
      this.#today = today;
      this.#sheets = [];
    }
    return (this.#sheets[day - today] ??= this.#make(day, today));
  }

  #make(day: number, today: number): Float64Array {
    const weekday = fareByWeekday(day);
    const share = soldShare(day - today);
    const season = CALENDAR_NAMES.map((_, calendar) => this.#season.factor(calendar, day));
    return Float64Array.from(
      season.flatMap((here) => season.map((there) => (1 + CROWDING * (((here + there) / 2) * weekday - 1)) * share)),
    );
  }
}
