import type { BoundQuery, BoundSearch, WholeSink, Limits } from "../routing/index.ts";
import { LastLegs } from "./last-legs.ts";
import { OneStopWalk } from "./one-stop-walk.ts";
import { OriginJoin } from "./origin-join.ts";
import { PartyFactors } from "./party-factors.ts";
import { PrefixWalk } from "./prefix-walk.ts";
import { stationsOf } from "./stations.ts";
import { Prefixes } from "./prefixes.ts";
import { WayTo } from "./way-to.ts";
import { waysIn } from "./ways-in.ts";

/** Searches the markets from one airport to many on one day, one after the other, and makes once what all of them share. */
export class OriginSearch {
  readonly #parts: BoundSearch;
  readonly #factors: PartyFactors;
  readonly #way: WayTo;
  readonly #legs: LastLegs;
  readonly #join: OriginJoin;
  /** By station: what `PrefixWalk.least` says while nobody wants two stops. */
  readonly #noPrefix: Float64Array;
  readonly #oneStop: OneStopWalk;
  readonly #twoStops: PrefixWalk;
  /** By airport: 1 where a leg to one of the goals begins. */
  readonly #isLastStop: Uint8Array;

  constructor(parts: BoundSearch) {
    const stations = stationsOf(parts.timetable.edges, parts.timetable.airlines.length);
    this.#parts = parts;
    this.#way = new WayTo(parts);
    this.#factors = new PartyFactors(parts.fares, parts.timetable.flights.length);
    this.#legs = new LastLegs(parts, this.#way, waysIn(parts.timetable.edges, stations), this.#factors);
    this.#join = new OriginJoin(parts, this.#legs);
    this.#oneStop = new OneStopWalk(parts, this.#way, this.#legs, this.#join);
    this.#twoStops = new PrefixWalk(parts, this.#way, this.#legs, this.#join, new Prefixes(parts, this.#factors), stations);
    this.#noPrefix = new Float64Array(stations.count).fill(Infinity);
    this.#isLastStop = new Uint8Array(parts.timetable.airports.length);
  }

  /** Starts with another question, whose first legs are listed (`BoundSearch.keepingLists`). */
  open({ cabin, seats, today, day }: OriginQuery): void {
    this.#factors.open(cabin, seats, today, day);
  }

  /**
   * Offers each sink the bounds within the limits that it may want: those from any of the origins to any of its destinations.
   * @param query that of `open`.
   */
  run(query: OriginQuery, limits: Limits, goals: readonly Goal[]): void {
    const hasCabin = this.#parts.groupCabins.having(query.cabin);
    if (query.maxStops === 2) this.#markLastStops(goals);
    for (const origin of query.origins) {
      this.#way.openFrom(origin, query.origins, limits);
      this.#oneStop.open(origin, limits, hasCabin);
      if (query.maxStops === 2) this.#twoStops.open(origin, limits, hasCabin, this.#isLastStop);
      for (const goal of goals) this.#runTo(goal, origin, query);
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

  #runTo({ destinations, sink }: Goal, origin: number, query: OriginQuery): void {
    const { area } = this.#parts.timetable.ground;
    const { market, firstSpan } = this.#parts;
    const least = query.maxStops === 2 ? this.#twoStops.least : this.#noPrefix;
    this.#way.closeAreasOf(destinations);
    for (const destination of destinations) {
      if (area[origin] === area[destination]) continue;
      const elapsedLimit = this.#way.openTo(destination);
      market.open(origin, destination, query);
      this.#join.open(sink, elapsedLimit);
      this.#oneStop.nonstop();
      if (query.maxStops === 0) continue;
      this.#legs.open(least, firstSpan.earliest, firstSpan.latest + elapsedLimit);
      this.#oneStop.run(sink);
      if (query.maxStops === 2) this.#twoStops.run(sink);
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
