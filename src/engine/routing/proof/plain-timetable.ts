import { Temporal } from "../../../core/kernel/index.ts";
import type { World, WorldAirport, WorldFlight } from "../../timetable/index.ts";

/** One departure of a flight. Times are UTC minutes since 1970. */
export interface PlainLeg {
  readonly index: number;
  readonly flight: WorldFlight;
  /** Epoch day of the local departure. */
  readonly day: number;
  readonly departsAt: number;
  readonly arrivesAt: number;
}

/** What flies when, and how far, worked out in the plainest way: days and times by Temporal, no tables. */
export class PlainTimetable {
  readonly areas: readonly number[];
  readonly #world: World;
  /** By airport and epoch day. */
  readonly #legs = new Map<number, readonly PlainLeg[]>();
  readonly #distances: readonly (readonly number[])[];

  constructor(world: World) {
    this.#world = world;
    this.#distances = world.airports.map((from) => world.airports.map((to) => haversineKm(from, to)));
    this.areas = world.airports.map((_, airport) => Math.min(...this.#reach(airport)));
  }

  /** All departures of an airport on a local day. */
  legsFrom(airport: number, day: number): readonly PlainLeg[] {
    const key = day * this.#world.airports.length + airport;
    let legs = this.#legs.get(key);
    if (legs === undefined) {
      const date = Temporal.PlainDate.from("1970-01-01").add({ days: day });
      legs = [...this.#world.flights.entries()].flatMap(([index, flight]) =>
        flight.from === airport && runs(flight, date) ? [this.#departure(index, flight, date, day)] : [],
      );
      this.#legs.set(key, legs);
    }
    return legs;
  }

  #departure(index: number, flight: WorldFlight, date: Temporal.PlainDate, day: number): PlainLeg {
    const plainTime = Temporal.PlainTime.from({ hour: Math.floor(flight.departsAtMinute / 60), minute: flight.departsAtMinute % 60 });
    const timeZone = this.#world.airports[flight.from]?.zone ?? "UTC";
    const departure = date.toPlainDateTime(plainTime).toZonedDateTime(timeZone, { disambiguation: "compatible" });
    const departsAt = departure.epochMilliseconds / 60_000;
    const arrivesAt = departure.add({ minutes: flight.blockMinutes }).epochMilliseconds / 60_000;
    return { index, flight, day, departsAt, arrivesAt };
  }

  /** All airports that hang together with one by shared metropolitan areas and cities. */
  #reach(airport: number): Set<number> {
    const reached = new Set([airport]);
    for (const member of reached) for (const other of this.#world.airports.keys()) if (this.#isSameCity(member, other)) reached.add(other);
    return reached;
  }

  #isSameCity(first: number, second: number): boolean {
    const { airports, metros } = this.#world;
    if (metros.some(({ airports: members }) => members.includes(first) && members.includes(second))) return true;
    const [one, two] = [airports[first], airports[second]];
    return one?.city === two?.city && one?.country === two?.country && this.km(first, second) <= 100;
  }

  km(from: number, to: number): number {
    return this.#distances[from]?.[to] as number;
  }
}

/** Haversine on the mean sphere, whole kilometres. */
function haversineKm(a: WorldAirport, b: WorldAirport): number {
  const radians = Math.PI / 180;
  const up = Math.sin(((b.latitude - a.latitude) * radians) / 2) ** 2;
  const along = Math.sin(((b.longitude - a.longitude) * radians) / 2) ** 2;
  const chord = up + Math.cos(a.latitude * radians) * Math.cos(b.latitude * radians) * along;
  return Math.round(2 * 6371.0088 * Math.asin(Math.sqrt(chord)));
}

function runs(flight: WorldFlight, day: Temporal.PlainDate): boolean {
  if (((flight.weekdays >> (day.dayOfWeek - 1)) & 1) === 0) return false;
  const date = day.month * 100 + day.day;
  const lastSunday = (month: number): Temporal.PlainDate => {
    const last = Temporal.PlainDate.from({ year: day.year, month, day: 31 });
    return last.subtract({ days: last.dayOfWeek % 7 });
  };
  const isSummer = Temporal.PlainDate.compare(day, lastSunday(3)) >= 0 && Temporal.PlainDate.compare(day, lastSunday(10)) < 0;
  return {
    year: true,
    summer: isSummer,
    winter: !isSummer,
    highSummer: date >= 615 && date <= 910,
    ski: date >= 1215 || date <= 331,
    sunWinter: date >= 1215 || date <= 420,
  }[flight.season];
}
