import { fareByWeekday, soldShare } from "./booking-curve.ts";
import { CALENDAR_NAMES } from "./calendars.ts";
import type { SeasonTable } from "./season.ts";

const COUNT = CALENDAR_NAMES.length;

/** How much of what a busy day does to fares it also does to the number of seats sold. */
const CROWDING = 0.45;

/** The place of a pair of calendars in a sheet of demand. */
export const calendarPair = (from: number, to: number): number => from * COUNT + to;

/** At one moment it is two or three different days on Earth, and today is that of each traveler's origin. */
const TODAYS = 3;

/**
 * How much of the usual demand of a departure day has bought by today, for flights between any two calendars: busier days sell more,
 * nearer days have sold more. One sheet of numbers for each day ahead, made when first asked for and kept while it is today somewhere.
 */
export class DemandSheets {
  readonly #season: SeasonTable;
  readonly #byToday = new Map<number, (Float64Array | undefined)[]>();
  #today = Number.NaN;
  /** By days ahead, from yesterday on: of the current `#today`. */
  #sheets: (Float64Array | undefined)[] = [];

  constructor(season: SeasonTable) {
    this.#season = season;
  }

  /** @returns by calendar pair, the share of a plain day's whole demand. `day` is not before yesterday. */
  sheet(day: number, today: number): Float64Array {
    if (today !== this.#today) this.#turnTo(today);
    return (this.#sheets[day - today + 1] ??= this.#make(day, today));
  }

  #turnTo(today: number): void {
    this.#today = today;
    this.#sheets = this.#byToday.get(today) ?? [];
    if (this.#byToday.size === TODAYS && !this.#byToday.has(today)) this.#byToday.delete(Math.min(...this.#byToday.keys()));
    this.#byToday.set(today, this.#sheets);
  }

  #make(day: number, today: number): Float64Array {
    const weekday = fareByWeekday(day);
    const share = soldShare(day - today);
    const season = CALENDAR_NAMES.map((_, calendar) => this.#season.factor(calendar, day));
    const crowding = season.flatMap((here) => season.map((there) => 1 + CROWDING * (((here + there) / 2) * weekday - 1)));
    return Float64Array.from(crowding, (factor) => factor * share);
  }
}
