import { dateOfEpochDay } from "../../core/kernel/index.ts";
import { type Calendar, CALENDAR_NAMES, CALENDARS } from "./calendars.ts";
import { readCurve } from "./curve.ts";
import { feastDay } from "./feasts.ts";

const STRETCH_DAYS = 512;

/** Every calendar's demand by day, worked out in stretches of days when first asked for and kept. */
export class SeasonTable {
  readonly #stretches = new Map<number, readonly Float64Array[]>();
  #stretch: readonly Float64Array[] = [];
  #start = Number.NaN;

  /** The factor of a calendar (the place of its name in `CALENDAR_NAMES`) on a day: its month, smoothed, times the feasts around it. */
  factor(calendar: number, epochDay: number): number {
    if (!(epochDay >= this.#start && epochDay < this.#start + STRETCH_DAYS)) this.#turnTo(epochDay);
    return (this.#stretch[calendar] as Float64Array)[epochDay - this.#start] as number;
  }

  #turnTo(epochDay: number): void {
    this.#start = Math.floor(epochDay / STRETCH_DAYS) * STRETCH_DAYS;
    this.#stretch = this.#stretches.get(this.#start) ?? CALENDAR_NAMES.map((name) => stretchOf(CALENDARS[name], this.#start));
    this.#stretches.set(this.#start, this.#stretch);
  }
}

function stretchOf(calendar: Calendar, start: number): Float64Array {
  const factors = Float64Array.from({ length: STRETCH_DAYS }, (_, day) => monthFactor(calendar.months, start + day));
  const firstYear = yearOf(start) - 1;
  const lastYear = yearOf(start + STRETCH_DAYS) + 1;
  for (const [feast, points] of calendar.peaks) {
    for (let year = firstYear; year <= lastYear; year++) {
      const first = feastDay(feast, year) - start;
      const reach = points.at(-1)?.[0] ?? 0;
      for (let x = points[0]?.[0] ?? 0; x <= reach; x++) {
        const day = first + x;
        if (day >= 0 && day < STRETCH_DAYS) factors[day] = (factors[day] as number) * readCurve(points, x);
      }
    }
  }
  return factors;
}

const yearOf = (epochDay: number): number => Number(dateOfEpochDay(epochDay).slice(0, 4));

/** Straight lines between the middles of the months. */
function monthFactor(months: readonly number[], epochDay: number): number {
  const date = dateOfEpochDay(epochDay);
  const month = Number(date.slice(5, 7)) - 1;
  const offset = (Number(date.slice(8, 10)) - 15) / 30;
  const here = months[month] ?? 1;
  const neighbour = months[(month + (offset < 0 ? 11 : 1)) % 12] ?? 1;
  return here + (neighbour - here) * Math.abs(offset);
}
