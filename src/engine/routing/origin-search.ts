import { PrefixWalk } from "./prefix-walk.ts";
import type { BoundQuery, BoundSearch } from "./bound-search.ts";
import type { WholeSink } from "./plate-limits.ts";
import type { Limits } from "./rules.ts";

/** Searches the markets from one airport to many on one day, one after the other, and makes once what all of them share. */
export class OriginSearch {
  readonly #parts: BoundSearch;
  readonly #walk: PrefixWalk;
  /** By airport: 1 where a leg to one of the goals begins. */
  readonly #isLastStop: Uint8Array;

  constructor(parts: BoundSearch) {
    this.#parts = parts;
    this.#walk = new PrefixWalk(parts);
    this.#isLastStop = new Uint8Array(parts.timetable.airports.length);
  }

  /**
   * Offers each sink the bounds within the limits that it may want: those from any of the origins to any of its destinations.
   * @param query a day of the horizon.
   */
  run(query: OriginQuery, limits: Limits, goals: readonly Goal[]): void {
    if (query.maxStops === 2) this.#markLastStops(goals);
    for (const origin of query.origins) {
      if (query.maxStops === 2) this.#walk.open(origin, limits, this.#parts.groupCabins.having(query.cabin), this.#isLastStop);
      for (const goal of goals) this.#runTo(goal, origin, query, limits);
    }
  }

  /** Only stops before the places that are looked for need prefixes. */
  #markLastStops(goals: readonly Goal[]): void {
    const { inFirst, inFrom } = this.#parts.timetable.edges;
    this.#isLastStop.fill(0);
    for (const { destinations } of goals) {
      for (const destination of destinations) {
        for (let row = inFirst[destination] as number; row < (inFirst[destination + 1] as number); row++)
          this.#isLastStop[inFrom[row] as number] = 1;
      }
    }
  }

  #runTo({ destinations, sink }: Goal, origin: number, query: OriginQuery, limits: Limits): void {
    const { area } = this.#parts.timetable.ground;
    this.#parts.corridor.closeAreas(query.origins, destinations);
    for (const destination of destinations) {
      if (area[origin] === area[destination]) continue;
      const scan = this.#parts.openMarket(origin, destination, query, limits, sink);
      scan.runUpToOneStop(query.maxStops);
      if (query.maxStops === 2) this.#walk.run(scan.join, sink);
    }
  }
}

/** A place that is looked for. */
export interface Goal {
  /** Its airports. */
  readonly destinations: readonly number[];
  readonly sink: WholeSink;
}

type OriginQuery = Omit<BoundQuery, "destinations">;
