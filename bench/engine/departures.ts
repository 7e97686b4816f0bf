import { type Horizon, runsOn, type Timetable, utcMinuteOf } from "../../src/engine/timetable/index.ts";

/** A flight on a day, in UTC minutes. */
export interface Departure {
  readonly flight: number;
  /** Epoch day of the local departure. */
  readonly day: number;
  readonly departs: number;
  readonly arrives: number;
}

/** Everything that departs in some days from an epoch day on: a timetable as other planners know it. */
export function departuresFrom(timetable: Timetable, horizon: Horizon, day: number, days: number): Departure[] {
  const { flights, ground } = timetable;
  const found: Departure[] = [];
  for (let row = day - horizon.firstDay; row < day - horizon.firstDay + days; row++) {
    for (let flight = 0; flight < flights.length; flight++) {
      if (!runsOn(horizon, flights.pattern[flight] as number, row)) continue;
      const zone = ground.zone[flights.from[flight] as number] as number;
      const departs = utcMinuteOf(horizon, zone, row, flights.departsAtMinute[flight] as number);
      found.push({ flight, day: horizon.firstDay + row, departs, arrives: departs + (flights.blockMinutes[flight] as number) });
    }
  }
  return found;
}
