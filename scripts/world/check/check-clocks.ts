import { addDays, seeded, Temporal } from "../../../src/core/kernel/index.ts";
import { localMinuteOf, utcMinuteOf } from "../../../src/engine/timetable/index.ts";
import type { Finding } from "./finding.ts";
import { type CheckedFlight, DAYS, FIRST_DAY, nameOf, type YearOfFlights } from "./year-of-flights.ts";

const LEGS = 20_000;
const SEED = 4;
const MINUTE_MS = 60_000;

/**
 * Local and UTC times of random legs agree with the zone data: the same departure is read once by the engine's tables and
 * once by Temporal with the zones that the airports name.
 */
export function checkClocks(year: YearOfFlights, count: number = LEGS): Finding {
  const dice = seeded(SEED);
  const breaches: string[] = [];
  let changed = 0;
  for (let legs = 0; legs < count;) {
    const flight = year.flights[dice.below(year.flights.length)];
    const day = dice.below(DAYS);
    if (flight === undefined || year.runs(flight.pattern)[day] !== 1) continue;
    legs++;
    const [engine, zones] = [byEngine(year, flight, day), byTemporal(year, flight, day)];
    if (zones.hours !== 24) changed++;
    if (engine.departsAt !== zones.departsAt || engine.arrivesAt !== zones.arrivesAt || engine.arrivesLocal !== zones.arrivesLocal)
      breaches.push(`${nameOf(flight)} on ${addDays(FIRST_DAY, day)}: the engine's clocks are not those of the zones`);
  }
  return { name: "clocks", figures: `${count} legs, ${changed} of them on a day when clocks change`, breaches };
}

/** Minutes since 1970: two in UTC, one on the clocks of the airport of arrival. */
interface LegTimes {
  readonly departsAt: number;
  readonly arrivesAt: number;
  readonly arrivesLocal: number;
}

function byEngine({ timetable, horizon }: YearOfFlights, { index, departsAtMinute, blockMinutes }: CheckedFlight, day: number): LegTimes {
  const { ground, flights } = timetable;
  const departsAt = utcMinuteOf(horizon, ground.zone[flights.from[index] as number] as number, day, departsAtMinute);
  const arrivesAt = departsAt + blockMinutes;
  return { departsAt, arrivesAt, arrivesLocal: localMinuteOf(horizon, ground.zone[flights.to[index] as number] as number, arrivesAt) };
}

function byTemporal(
  { timetable: { airports, flights } }: YearOfFlights,
  { index, departsAtMinute, blockMinutes }: CheckedFlight,
  day: number,
): LegTimes & { readonly hours: number } {
  const zoneOf = (airport: number | undefined): string => airports[airport ?? -1]?.zone ?? "";
  const wall = Temporal.PlainDate.from(FIRST_DAY)
    .add({ days: day })
    .toPlainDateTime({ hour: Math.floor(departsAtMinute / 60), minute: departsAtMinute % 60 });
  const departure = wall.toZonedDateTime(zoneOf(flights.from[index]), { disambiguation: "compatible" });
  const arrival = departure.add({ minutes: blockMinutes }).withTimeZone(zoneOf(flights.to[index]));
  return {
    departsAt: departure.epochMilliseconds / MINUTE_MS,
    arrivesAt: arrival.epochMilliseconds / MINUTE_MS,
    arrivesLocal: arrival.toPlainDateTime().toZonedDateTime("UTC").epochMilliseconds / MINUTE_MS,
    hours: departure.hoursInDay,
  };
}
