import type { CabinCode } from "../../../core/flights/index.ts";
import { epochDayOf, type LocalDate } from "../../../core/kernel/index.ts";
import type { Fares } from "../../fares/index.ts";
import type { World } from "../../timetable/index.ts";
import { CLOSED_COUNTRIES, LIMITS, type Limits, NONSTOP_ONLY_AIRLINES } from "../rules.ts";
import { type PlainLeg, PlainTimetable } from "./plain-timetable.ts";

/**
 * The search again, as plainly as it can be written: every chain of flights, each judged by the rules as `rules.ts` words them,
 * times by Temporal. It shares no code with the search but the figures of the limits. For small worlds.
 */
interface PlainQuery {
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

export class Reference {
  readonly #world: World;
  readonly #fares: Fares;
  readonly #onwardLegs = new Map(LIMITS.map((limits) => [limits, new Map<PlainLeg, readonly PlainLeg[]>()]));
  readonly #timetable: PlainTimetable;

  constructor(world: World, fares: Fares) {
    this.#world = world;
    this.#fares = fares;
    this.#timetable = new PlainTimetable(world);
  }

  /** Every bound, best first. */
  search(query: PlainQuery): PlainBound[] {
    for (const limits of LIMITS) {
      const bounds = this.#within(limits, query);
      if (bounds.length > 0) return bounds.sort(compareBounds);
    }
    return [];
  }

  #within(limits: Limits, query: PlainQuery): PlainBound[] {
    const starts = query.origins.flatMap((origin) => this.#timetable.legsFrom(origin, epochDayOf(query.day)));
    const chains = starts.flatMap((leg) => this.#chains([leg], limits, query));
    return chains.filter((chain) => this.#isSensible(chain, limits)).flatMap((chain) => this.#priced(chain, query));
  }

  /** The chain itself when it has arrived, else all its continuations. */
  #chains(chain: readonly PlainLeg[], limits: Limits, query: PlainQuery): (readonly PlainLeg[])[] {
    const last = chain.at(-1) as PlainLeg;
    const { areas } = this.#timetable;
    const isElsewhere = areas[(chain[0] as PlainLeg).flight.from] !== areas[last.flight.to];
    if (query.destinations.includes(last.flight.to)) return isElsewhere ? [chain] : [];
    const taken = [...query.origins, ...query.destinations, ...chain.slice(0, -1).map(({ flight }) => flight.to)];
    if (taken.some((airport) => areas[airport] === areas[last.flight.to])) return [];
    const isLastLeg = chain.length === 2;
    return this.#onward(last, limits).flatMap((next) =>
      isLastLeg && !query.destinations.includes(next.flight.to) ? [] : this.#chains([...chain, next], limits, query),
    );
  }

  /** All legs that can follow a leg. */
  #onward(before: PlainLeg, limits: Limits): readonly PlainLeg[] {
    const known = this.#onwardLegs.get(limits)?.get(before);
    if (known !== undefined) return known;
    const days = [-2, -1, 0, 1, 2, 3, 4].map((later) => before.day + later);
    const onward = days.flatMap((day) =>
      this.#timetable.legsFrom(before.flight.to, day).filter((after) => this.#connects(before, after, limits)),
    );
    this.#onwardLegs.get(limits)?.set(before, onward);
    return onward;
  }

  #connects(before: PlainLeg, after: PlainLeg, limits: Limits): boolean {
    const { country, minConnection } = this.#world.airports[before.flight.to] as World["airports"][number];
    const domestic = [before.flight.from, after.flight.to].filter((end) => this.#world.airports[end]?.country === country).length;
    const least = domestic === 2 ? minConnection.domestic : domestic === 1 ? minConnection.mixed : minConnection.international;
    const most = domestic === 2 ? limits.domesticLayover : limits.layover;
    const wait = after.departsAt - before.arrivesAt;
    return wait >= least && wait <= most && this.#shareTicket(before.flight.airline, after.flight.airline, limits);
  }

  #isSensible(chain: readonly PlainLeg[], limits: Limits): boolean {
    const [first, last] = [chain[0] as PlainLeg, chain.at(-1) as PlainLeg];
    if (first.flight.from === last.flight.to) return false;
    if (chain.length === 1) return true;
    const airlines = chain.map(({ flight }) => flight.airline);
    if (new Set(airlines).size > limits.airlines) return false;
    const direct = this.#timetable.km(first.flight.from, last.flight.to);
    const flown = chain.reduce((sum, { flight }) => sum + this.#timetable.km(flight.from, flight.to), 0);
    if (flown > limits.detourFactor * direct + limits.detourKm || last.arrivesAt - first.departsAt > longestMinutes(direct, limits))
      return false;
    return this.#keepsToCountry(chain, limits) && chain.every((leg) => !this.#leadsAway(leg, first, last, limits));
  }

  #keepsToCountry(chain: readonly PlainLeg[], limits: Limits): boolean {
    const countries = chain
      .flatMap(({ flight }) => [flight.from, flight.to])
      .map((airport) => this.#world.airports[airport]?.country ?? "");
    const [first, last] = [countries[0] ?? "", countries.at(-1)];
    if (first !== last || countries.every((country) => country === first)) return true;
    return limits.domesticByAbroad && !CLOSED_COUNTRIES.has(first);
  }

  #leadsAway({ flight }: PlainLeg, first: PlainLeg, last: PlainLeg, limits: Limits): boolean {
    const remaining = (airport: number): number => (airport === last.flight.to ? 0 : this.#timetable.km(airport, last.flight.to));
    const allowance = limits.backtrackFactor * this.#timetable.km(first.flight.from, last.flight.to) + limits.backtrackKm;
    return remaining(flight.to) > remaining(flight.from) + allowance;
  }

  #priced(chain: readonly PlainLeg[], query: PlainQuery): PlainBound[] {
    const [first, last] = [chain[0] as PlainLeg, chain.at(-1) as PlainLeg];
    const longest = chain.toSorted(
      (a, b) => this.#timetable.km(b.flight.from, b.flight.to) - this.#timetable.km(a.flight.from, a.flight.to),
    )[0] as PlainLeg;
    const flights = chain.map(({ index }) => index);
    const days = chain.map(({ day }) => day);
    const [bound, today] = [epochDayOf(query.day), epochDayOf(query.today)];
    const market = this.#fares.market(first.flight.from, last.flight.to, bound, query.cabin, query.seats, today);
    const plate = longest.flight.airline;
    const cents = market.priceCents(Int32Array.from(flights), Int32Array.from(days), flights.length, plate);
    return cents === 0 ? [] : [{ flights, days, plate, cents, departsAtUtcMinute: first.departsAt, arrivesAtUtcMinute: last.arrivesAt }];
  }

  #shareTicket(first: number, second: number, limits: Limits): boolean {
    const { airlines } = this.#world;
    const [one, two] = [airlines[first], airlines[second]];
    if ([one, two].some((airline) => NONSTOP_ONLY_AIRLINES.has(airline?.code ?? ""))) return false;
    if (first === second || one?.partners.includes(second) === true || two?.partners.includes(first) === true) return true;
    return limits.ticket === "interlines" && one?.model !== "lowcost" && two?.model !== "lowcost";
  }
}

/** How long a connecting bound may take where it is so far: an addition that grows up to nonstops of six hours. */
function longestMinutes(directKm: number, limits: Limits): number {
  const nonstop = 30 + directKm / 13.5;
  const growth = limits.elapsedLongMinutes - limits.elapsedShortMinutes;
  return limits.elapsedFactor * nonstop + limits.elapsedShortMinutes + growth * Math.min(1, nonstop / 360);
}

const minutes = (bound: PlainBound): number => bound.arrivesAtUtcMinute - bound.departsAtUtcMinute;
const legs = (bound: PlainBound): number[] => bound.flights.flatMap((flight, leg) => [flight, bound.days[leg] as number]);

/** Price, duration, departure, legs, then flights and days. */
export const compareBounds = (a: PlainBound, b: PlainBound): number =>
  compareKeys(
    [a.cents, minutes(a), a.departsAtUtcMinute, a.flights.length, ...legs(a)],
    [b.cents, minutes(b), b.departsAtUtcMinute, b.flights.length, ...legs(b)],
  );

/** Compares two lists of numbers entry by entry. */
export function compareKeys(first: readonly number[], second: readonly number[]): number {
  const place = first.findIndex((value, index) => value !== second[index]);
  return place < 0 ? 0 : (first[place] as number) - (second[place] as number);
}
