import type { CabinCode } from "../../../core/flights/index.ts";
import { epochDayOf, type LocalDate, Temporal } from "../../../core/kernel/index.ts";
import type { Fares } from "../../fares/index.ts";
import type { World, WorldFlight } from "../../timetable/index.ts";
import { type Limits, RELAXED_LIMITS, USUAL_LIMITS } from "../rules.ts";

/**
 * The search again, as plainly as it can be written: every chain of flights, each judged by the rules as `rules.ts` words them,
 * times by Temporal. It shares no code with the search but the figures of the limits. For small worlds.
 */
export interface PlainQuery {
  readonly origins: readonly number[];
  readonly destinations: readonly number[];
  readonly day: LocalDate;
  readonly cabin: CabinCode;
  readonly seats: number;
  readonly today: LocalDate;
}

export interface PlainBound {
  readonly flights: readonly number[];
  readonly days: readonly number[];
  readonly plate: number;
  readonly cents: number;
  readonly departsAtUtcMinute: number;
  readonly arrivesAtUtcMinute: number;
}

interface PlainLeg {
  readonly index: number;
  readonly flight: WorldFlight;
  readonly day: Temporal.PlainDate;
  readonly departsAt: number;
  readonly arrivesAt: number;
}

export class Reference {
  readonly #world: World;
  readonly #fares: Fares;
  readonly #legs = new Map<string, PlainLeg | null>();
  readonly #areas: readonly number[];

  constructor(world: World, fares: Fares) {
    this.#world = world;
    this.#fares = fares;
    this.#areas = world.airports.map((_, airport) => Math.min(...this.#reach(airport)));
  }

  /** Every bound, best first. */
  search(query: PlainQuery): PlainBound[] {
    const usual = this.#within(USUAL_LIMITS, query);
    return (usual.length > 0 ? usual : this.#within(RELAXED_LIMITS, query)).sort(compareBounds);
  }

  #within(limits: Limits, query: PlainQuery): PlainBound[] {
    const day = Temporal.PlainDate.from(query.day);
    const starts = this.#world.flights.flatMap(({ from }, index) => (query.origins.includes(from) ? (this.#leg(index, day) ?? []) : []));
    const chains = starts.flatMap((leg) => this.#chains([leg], limits, query));
    return chains.filter((chain) => this.#isSensible(chain, limits)).flatMap((chain) => this.#priced(chain, query));
  }

  /** The chain itself when it has arrived, else all its continuations. */
  #chains(chain: readonly PlainLeg[], limits: Limits, query: PlainQuery): (readonly PlainLeg[])[] {
    const last = chain.at(-1) as PlainLeg;
    if (query.destinations.includes(last.flight.to)) return [chain];
    const taken = [...query.origins, ...query.destinations, ...chain.slice(0, -1).map(({ flight }) => flight.to)];
    if (chain.length === 3 || taken.some((airport) => this.#areas[airport] === this.#areas[last.flight.to])) return [];
    return this.#onward(last, limits).flatMap((next) => this.#chains([...chain, next], limits, query));
  }

  #onward(before: PlainLeg, limits: Limits): PlainLeg[] {
    const airport = this.#world.airports[before.flight.to] as World["airports"][number];
    const onward: PlainLeg[] = [];
    for (const [index, flight] of this.#world.flights.entries()) {
      if (flight.from !== before.flight.to) continue;
      const domestic = [before.flight.from, flight.to].filter((end) => this.#world.airports[end]?.country === airport.country).length;
      const { minConnection } = airport;
      const least = domestic === 2 ? minConnection.domestic : domestic === 1 ? minConnection.mixed : minConnection.international;
      const most = domestic === 2 ? limits.domesticLayover : limits.layover;
      for (let days = -2; days <= 4; days++) {
        const next = this.#leg(index, before.day.add({ days }));
        if (next !== null && next.departsAt - before.arrivesAt >= least && next.departsAt - before.arrivesAt <= most) onward.push(next);
      }
    }
    return onward;
  }

  #isSensible(chain: readonly PlainLeg[], limits: Limits): boolean {
    const [first, last] = [chain[0] as PlainLeg, chain.at(-1) as PlainLeg];
    if (first.flight.from === last.flight.to) return false;
    if (chain.length === 1) return true;
    const airlines = [...new Set(chain.map(({ flight }) => flight.airline))];
    if (airlines.length > 2 || (airlines.length === 2 && !this.#arePartners(airlines[0] as number, airlines[1] as number))) return false;
    const direct = this.#km(first.flight.from, last.flight.to);
    const flown = chain.reduce((sum, { flight }) => sum + this.#km(flight.from, flight.to), 0);
    const elapsed = last.arrivesAt - first.departsAt;
    return (
      flown <= limits.detourFactor * direct + limits.detourKm &&
      elapsed <= limits.elapsedFactor * (30 + direct / 13.5) + limits.elapsedMinutes
    );
  }

  #priced(chain: readonly PlainLeg[], query: PlainQuery): PlainBound[] {
    const [first, last] = [chain[0] as PlainLeg, chain.at(-1) as PlainLeg];
    const longest = chain.toSorted((a, b) => this.#km(b.flight.from, b.flight.to) - this.#km(a.flight.from, a.flight.to))[0] as PlainLeg;
    const flights = chain.map(({ index }) => index);
    const days = chain.map(({ day }) => epochDayOf(day.toString() as LocalDate));
    const [day, today] = [epochDayOf(query.day), epochDayOf(query.today)];
    const market = this.#fares.market(first.flight.from, last.flight.to, day, query.cabin, query.seats, today);
    const plate = longest.flight.airline;
    const cents = market.priceCents(Int32Array.from(flights), Int32Array.from(days), flights.length, plate);
    return cents === 0 ? [] : [{ flights, days, plate, cents, departsAtUtcMinute: first.departsAt, arrivesAtUtcMinute: last.arrivesAt }];
  }

  /** A flight on a day, if it runs then. */
  #leg(index: number, day: Temporal.PlainDate): PlainLeg | null {
    const key = `${index}/${day.toString()}`;
    const known = this.#legs.get(key);
    if (known !== undefined) return known;
    const flight = this.#world.flights[index] as WorldFlight;
    const leg = runs(flight, day) ? this.#departure(index, flight, day) : null;
    this.#legs.set(key, leg);
    return leg;
  }

  #departure(index: number, flight: WorldFlight, day: Temporal.PlainDate): PlainLeg {
    const plainTime = Temporal.PlainTime.from({ hour: Math.floor(flight.departsAtMinute / 60), minute: flight.departsAtMinute % 60 });
    const timeZone = this.#world.airports[flight.from]?.zone ?? "UTC";
    const departure = day.toPlainDateTime(plainTime).toZonedDateTime(timeZone, { disambiguation: "compatible" });
    const departsAt = departure.epochMilliseconds / 60_000;
    const arrivesAt = departure.add({ minutes: flight.blockMinutes }).epochMilliseconds / 60_000;
    return { index, flight, day, departsAt, arrivesAt };
  }

  #arePartners(first: number, second: number): boolean {
    const { airlines } = this.#world;
    return airlines[first]?.partners.includes(second) === true || airlines[second]?.partners.includes(first) === true;
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
    return one?.city === two?.city && one?.country === two?.country && this.#km(first, second) <= 100;
  }

  /** Haversine on the mean sphere, whole kilometres. */
  #km(from: number, to: number): number {
    const [a, b] = [this.#world.airports[from] as World["airports"][number], this.#world.airports[to] as World["airports"][number]];
    const radians = Math.PI / 180;
    const up = Math.sin(((b.latitude - a.latitude) * radians) / 2) ** 2;
    const along = Math.sin(((b.longitude - a.longitude) * radians) / 2) ** 2;
    const chord = up + Math.cos(a.latitude * radians) * Math.cos(b.latitude * radians) * along;
    return Math.round(2 * 6371.0088 * Math.asin(Math.sqrt(chord)));
  }
}

/** Price, duration, departure, legs, then flights and days. */
export function compareBounds(a: PlainBound, b: PlainBound): number {
  const minutes = (bound: PlainBound): number => bound.arrivesAtUtcMinute - bound.departsAtUtcMinute;
  const key = (bound: PlainBound): number[] => [
    bound.cents,
    minutes(bound),
    bound.departsAtUtcMinute,
    bound.flights.length,
    ...bound.flights.flatMap((flight, leg) => [flight, bound.days[leg] as number]),
  ];
  const [first, second] = [key(a), key(b)];
  const place = first.findIndex((value, index) => value !== second[index]);
  return place < 0 ? 0 : (first[place] as number) - (second[place] as number);
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
