import type { YearFares } from "../fares/index.ts";
import type { BoundSearch, Limits } from "../routing/index.ts";
import type { Chain } from "./chain-list.ts";

/** Flights that connect on some day of the year. Whether they do on a given one, that day's clocks and seats say. */
export interface YearItinerary {
  readonly legs: number;
  /** Flights, those from `legs` on mean nothing. */
  readonly first: number;
  readonly second: number;
  readonly third: number;
  /** Days from the local day of the first leg to that of the later ones. */
  readonly secondLater: number;
  readonly thirdLater: number;
  readonly plate: number;
  /** See `YearFares`. */
  readonly weight: number;
  readonly waits: Waits;
  /** Whether all connections are sound whatever the clocks show. */
  readonly isSteady: boolean;
  /** Where in `YearJoin.days` the bits of the days begin on which all flights run. */
  readonly days: number;
}

/** The shortest and longest wait in minutes, at the first and the second connection. */
export interface Waits {
  readonly leastFirst: number;
  readonly mostFirst: number;
  readonly leastSecond: number;
  readonly mostSecond: number;
}

/** When something lands, at the earliest and the latest as the clocks of the year have it, in minutes of the first leg's local day where it lands. */
interface Landing {
  readonly from: number;
  readonly until: number;
  /** Minutes since the first departure, at least and at most. */
  readonly leastFlown: number;
  readonly mostFlown: number;
}

const MINUTES = 1440;

/** Joins the flights of chains, whatever the day. */
export class YearJoin {
  /** Bits of running days, `runningDays.words` to an itinerary. */
  days = new Int32Array(4096);
  readonly #parts: BoundSearch;
  readonly #fares: YearFares;
  readonly #limits: Limits;
  readonly #elapsedLimit: number;
  readonly #flights = new Int32Array(3);
  #daysUsed = 0;

  constructor(parts: BoundSearch, fares: YearFares, limits: Limits, elapsedLimit: number) {
    this.#parts = parts;
    this.#fares = fares;
    this.#limits = limits;
    this.#elapsedLimit = elapsedLimit;
  }

  /** Puts every itinerary of a chain behind the others. */
  join(chain: Chain, into: YearItinerary[]): void {
    const { groupFirstFlight } = this.#parts.timetable.edges;
    const [group, edge] = [chain.groups[0] as number, chain.edges[0] as number];
    const waits = this.#waitsOf(chain);
    for (let flight = groupFirstFlight[group] as number; flight < (groupFirstFlight[group + 1] as number); flight++) {
      this.#flights[0] = flight;
      if (chain.groups.length === 1) this.#add(chain.plate, waits, 1, 0, 0, true, into);
      else this.#joinSecond(chain, waits, this.#landing(flight, edge, 0, 0, 0), into);
    }
  }

  #waitsOf({ edges }: Chain): Waits {
    const { connections } = this.#parts;
    const [first, second, third] = edges as readonly [number, number?, number?];
    const least = (before?: number, after?: number): number =>
      before === undefined || after === undefined ? 0 : connections.minWait(before, after);
    const most = (before?: number, after?: number): number =>
      before === undefined || after === undefined ? 0 : connections.maxWait(before, after, this.#limits);
    return {
      leastFirst: least(first, second),
      mostFirst: most(first, second),
      leastSecond: least(second, third),
      mostSecond: most(second, third),
    };
  }

  /** What follows the flight that landed first. */
  #joinSecond(chain: Chain, waits: Waits, landed: Landing, into: YearItinerary[]): void {
    const { leastFirst, mostFirst } = waits;
    const isLast = chain.groups.length === 2;
    this.#eachLater(chain, 1, landed, leastFirst, mostFirst, (flight, day, isSteady, landing) => {
      if (!isLast) this.#joinThird(chain, waits, day, isSteady, landing, into);
      else if (landing.leastFlown <= this.#elapsedLimit)
        this.#add(chain.plate, waits, 2, day, 0, isSteady && landing.mostFlown <= this.#elapsedLimit, into);
    });
  }

  #joinThird(chain: Chain, waits: Waits, secondLater: number, wasSteady: boolean, landed: Landing, into: YearItinerary[]): void {
    const { leastSecond, mostSecond } = waits;
    this.#eachLater(chain, 2, landed, leastSecond, mostSecond, (_, day, isSteady, { leastFlown, mostFlown }) => {
      if (leastFlown <= this.#elapsedLimit)
        this.#add(chain.plate, waits, 3, secondLater, day, wasSteady && isSteady && mostFlown <= this.#elapsedLimit, into);
    });
  }

  /** Each flight and day of a leg that may follow a landing; steady when the wait keeps its limits at any clock. */
  #eachLater(
    chain: Chain,
    leg: 1 | 2,
    landed: Landing,
    least: number,
    most: number,
    take: (flight: number, day: number, isSteady: boolean, landing: Landing) => void,
  ): void {
    const { edges, flights } = this.#parts.timetable;
    const [group, edge] = [chain.groups[leg] as number, chain.edges[leg] as number];
    for (let flight = edges.groupFirstFlight[group] as number; flight < (edges.groupFirstFlight[group + 1] as number); flight++) {
      const minute = flights.departsAtMinute[flight] as number;
      const lastDay = Math.floor((landed.until + most - minute) / MINUTES);
      for (let day = Math.ceil((landed.from + least - minute) / MINUTES); day <= lastDay; day++) {
        const departs = day * MINUTES + minute;
        const [shortest, longest] = [departs - landed.until, departs - landed.from];
        this.#flights[leg] = flight;
        const waited = [Math.max(least, shortest), Math.min(most, longest)] as const;
        const landing = this.#landing(flight, edge, day, landed.leastFlown + waited[0], landed.mostFlown + waited[1]);
        take(flight, day, shortest >= least && longest <= most, landing);
      }
    }
  }

  #landing(flight: number, edge: number, day: number, leastFlown: number, mostFlown: number): Landing {
    const { offsets, timetable } = this.#parts;
    const { edges, flights, ground } = timetable;
    const [here, there] = [ground.zone[edges.from[edge] as number] as number, ground.zone[edges.to[edge] as number] as number];
    const block = flights.blockMinutes[flight] as number;
    const lands = day * MINUTES + (flights.departsAtMinute[flight] as number) + block;
    return {
      from: lands + (offsets.least[there] as number) - (offsets.most[here] as number),
      until: lands + (offsets.most[there] as number) - (offsets.least[here] as number),
      leastFlown: leastFlown + block,
      mostFlown: mostFlown + block,
    };
  }

  #add(plate: number, waits: Waits, legs: number, secondLater: number, thirdLater: number, isSteady: boolean, into: YearItinerary[]): void {
    const weight = this.#fares.weight(this.#flights, legs, plate);
    if (weight === Infinity) return;
    const [first, second, third] = this.#flights as unknown as readonly [number, number, number];
    const days = this.#writeDays(legs, secondLater, thirdLater);
    into.push({ legs, first, second, third, secondLater, thirdLater, plate, weight, waits, isSteady, days });
  }

  /** Writes down on which days all flights at hand run. @returns where. */
  #writeDays(legs: number, secondLater: number, thirdLater: number): number {
    const { runningDays, timetable } = this.#parts;
    const { pattern } = timetable.flights;
    const { words } = runningDays;
    const at = this.#daysUsed;
    this.#daysUsed += words;
    if (this.#daysUsed > this.days.length) {
      const longer = new Int32Array(this.days.length * 2);
      longer.set(this.days);
      this.days = longer;
    }
    const [first, second, third] = [this.#flights[0] as number, this.#flights[1] as number, this.#flights[2] as number];
    for (let word = 0; word < words; word++) {
      let bits = runningDays.wordOf(pattern[first] as number, word, 0);
      if (legs > 1) bits &= runningDays.wordOf(pattern[second] as number, word, secondLater);
      if (legs > 2) bits &= runningDays.wordOf(pattern[third] as number, word, thirdLater);
      this.days[at + word] = bits;
    }
    return at;
  }
}
