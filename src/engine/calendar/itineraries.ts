import type { YearFares } from "../fares/index.ts";
import type { BoundSearch, Limits } from "../routing/index.ts";
import type { Timetable } from "../timetable/index.ts";
import type { Chain } from "./chain-list.ts";

/** Flights that connect on some day of the year. Whether they do on a given one, that day's clocks, patterns and seats say. */
export interface YearItinerary {
  readonly flights: Int32Array;
  /** By leg: days from the local day of the first leg to that of this one. */
  readonly daysLater: Int32Array;
  readonly plate: number;
  /** See `YearFares`. */
  readonly weight: number;
  readonly waits: Waits;
}

/** The shortest and longest wait in minutes, by connection. */
export interface Waits {
  readonly least: readonly number[];
  readonly most: readonly number[];
}

/** Joins the flights of chains, whatever the day. */
export class YearJoin {
  readonly #parts: BoundSearch;
  readonly #timetable: Timetable;
  readonly #fares: YearFares;
  readonly #limits: Limits;
  readonly #elapsedLimit: number;
  readonly #flights = new Int32Array(3);

  constructor(parts: BoundSearch, fares: YearFares, limits: Limits, elapsedLimit: number) {
    this.#parts = parts;
    this.#timetable = parts.timetable;
    this.#fares = fares;
    this.#limits = limits;
    this.#elapsedLimit = elapsedLimit;
  }

  /** Puts every itinerary of a chain behind the others. */
  join(chain: Chain, into: YearItinerary[]): void {
    const { connections } = this.#parts;
    const meets = chain.edges.slice(1).map((edge, leg) => [chain.edges[leg] as number, edge] as const);
    const waits = {
      least: meets.map(([before, after]) => connections.minWait(before, after)),
      most: meets.map(([before, after]) => connections.maxWait(before, after, this.#limits)),
    };
    this.#leg(chain, waits, 0, [], 0, 0, 0, into);
  }

  /**
   * Takes each flight of one leg of the chain, and goes on with the next.
   * @param landsFrom, landsUntil when the leg before lands at the earliest and the latest, in minutes of the first leg's local day on the
   * clocks where it lands.
   * @param flown minutes since the first departure, at least.
   */
  #leg(
    chain: Chain,
    waits: Waits,
    leg: number,
    later: readonly number[],
    landsFrom: number,
    landsUntil: number,
    flown: number,
    into: YearItinerary[],
  ): void {
    const { edges, flights, ground } = this.#timetable;
    const { least, most } = this.#parts.offsets;
    const group = chain.groups[leg] as number;
    const edge = chain.edges[leg] as number;
    const [here, there] = [ground.zone[edges.from[edge] as number] as number, ground.zone[edges.to[edge] as number] as number];
    const shiftLeast = (least[there] as number) - (most[here] as number);
    const shiftMost = (most[there] as number) - (least[here] as number);
    for (let flight = edges.groupFirstFlight[group] as number; flight < (edges.groupFirstFlight[group + 1] as number); flight++) {
      const minute = flights.departsAtMinute[flight] as number;
      const block = flights.blockMinutes[flight] as number;
      this.#flights[leg] = flight;
      const from = leg === 0 ? 0 : Math.ceil((landsFrom + (waits.least[leg - 1] as number) - minute) / 1440);
      const until = leg === 0 ? 0 : Math.floor((landsUntil + (waits.most[leg - 1] as number) - minute) / 1440);
      for (let day = from; day <= until; day++) {
        const departs = day * 1440 + minute;
        const waited = leg === 0 ? 0 : Math.max(waits.least[leg - 1] as number, departs - landsUntil);
        const flownHere = flown + waited + block;
        if (leg > 0 && flownHere > this.#elapsedLimit) continue;
        const days = [...later, day];
        if (leg + 1 < chain.groups.length)
          this.#leg(chain, waits, leg + 1, days, departs + block + shiftLeast, departs + block + shiftMost, flownHere, into);
        else this.#add(chain, waits, days, into);
      }
    }
  }

  #add(chain: Chain, waits: Waits, days: readonly number[], into: YearItinerary[]): void {
    const weight = this.#fares.weight(this.#flights, days.length, chain.plate);
    if (weight === Infinity) return;
    const flights = this.#flights.slice(0, days.length);
    into.push({ flights, daysLater: Int32Array.from(days), plate: chain.plate, weight, waits });
  }
}
