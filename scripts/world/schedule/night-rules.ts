import { AIRPORT_SCORES } from "../facts/airport-scores.ts";
import { isWithin, minuteOf, SLOT_MINUTES, slotTable } from "./day-slots.ts";

/** How freely an airport may be used, over the local day: 0 is forbidden, 1 free. */
interface NightTimes {
  readonly departures: Float64Array;
  readonly arrivals: Float64Array;
}

/** What is left of the normal rate at night. `departures` forbids those and leaves arrivals free. */
const RATES = {
  hard: { departures: 0, arrivals: 0 },
  quota: { departures: 0.15, arrivals: 0.15 },
  departures: { departures: 0, arrivals: 1 },
  voluntary: { departures: 0.5, arrivals: 0.5 },
} as const;

const NIGHTS: ReadonlyMap<string, NightTimes> = new Map(
  AIRPORT_SCORES.flatMap(({ code, night }) => {
    if (night === null) return [];
    const window = { from: minuteOf(night.from), to: minuteOf(night.to) };
    const table = (rate: number): Float64Array =>
      slotTable((minute) => (isWithin(window, minute) || isWithin(window, minute + SLOT_MINUTES - 1) ? rate : 1));
    return [[code, { departures: table(RATES[night.rule].departures), arrivals: table(RATES[night.rule].arrivals) }] as const];
  }),
);

/** The night rule of an airport as factors over the day, or null where it is open all night. */
export const findNightTimes = (airport: string): NightTimes | null => NIGHTS.get(airport) ?? null;
