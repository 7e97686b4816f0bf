import { localMinuteOf, utcMinuteOf } from "../../../src/engine/timetable/index.ts";
import { AIRPORT_SCORES } from "../facts/airport-scores.ts";
import { type DayWindow, isWithin, minuteOf, minuteOfDay } from "../schedule/day-slots.ts";
import type { Finding } from "./finding.ts";
import { type CheckedFlight, DAYS, nameOf, type YearOfFlights } from "./year-of-flights.ts";

const windowsOf = (...rules: readonly string[]): ReadonlyMap<string, DayWindow> =>
  new Map(
    AIRPORT_SCORES.flatMap(({ code, night }) =>
      night !== null && rules.includes(night.rule) ? [[code, { from: minuteOf(night.from), to: minuteOf(night.to) }] as const] : [],
    ),
  );

const NO_DEPARTURES = windowsOf("hard", "departures");
const NO_ARRIVALS = windowsOf("hard");

/** No departure and no arrival by local time within a hard curfew, on any day of the year with the clocks of that day. */
export function checkCurfews(year: YearOfFlights): Finding {
  const departing = year.flights.filter(({ from }) => NO_DEPARTURES.has(from));
  const arriving = year.flights.filter(({ to }) => NO_ARRIVALS.has(to));
  const early = departing.filter(({ from, departsAtMinute }) => isInWindow(NO_DEPARTURES, from, departsAtMinute));
  const late = arriving.filter((flight) => arrivalMinutes(year, flight).some((minute) => isInWindow(NO_ARRIVALS, flight.to, minute)));
  return {
    name: "curfews",
    figures: `${NO_DEPARTURES.size} airports, ${departing.length} departures, ${arriving.length} arrivals on each day they run`,
    breaches: [...early.map((flight) => `${nameOf(flight)} leaves`), ...late.map((flight) => `${nameOf(flight)} arrives`)].map(
      (line) => `${line} in the curfew`,
    ),
  };
}

function isInWindow(windows: ReadonlyMap<string, DayWindow>, airport: string, minute: number): boolean {
  const window = windows.get(airport);
  return window !== undefined && isWithin(window, minute);
}

/** The local minutes of the day at which a flight arrives over the year. */
function arrivalMinutes({ timetable, horizon, runs }: YearOfFlights, flight: CheckedFlight): readonly number[] {
  const days = runs(flight.pattern);
  const { zone } = timetable.ground;
  const [from, to] = [timetable.flights.from[flight.index] as number, timetable.flights.to[flight.index] as number];
  const minutes = new Set<number>();
  for (let day = 0; day < DAYS; day++) {
    if (days[day] === 0) continue;
    const departsAt = utcMinuteOf(horizon, zone[from] as number, day, flight.departsAtMinute);
    minutes.add(minuteOfDay(localMinuteOf(horizon, zone[to] as number, departsAt + flight.blockMinutes)));
  }
  return [...minutes];
}
