import type { BoundQuery, BoundSearch, WholeSink, Limits } from "../routing/index.ts";
import { LastLegs } from "./last-legs.ts";
import { OneStopWalk } from "./one-stop-walk.ts";
import { OriginJoin } from "./origin-join.ts";
import { PartyFactors } from "./party-factors.ts";
import { stationsOf } from "./stations.ts";
import { Prefixes } from "./prefixes.ts";
import { StationPrefixes } from "./station-prefixes.ts";
import { TwoStopWalk } from "./two-stop-walk.ts";
import { WayTo } from "./way-to.ts";
import { waysIn } from "./ways-in.ts";

/** Searches the markets from one airport to many on one day, one after the other, and makes once what all of them share. */
export class OriginSearch {
  readonly #parts: BoundSearch;
  readonly #factors: PartyFactors;
  readonly #way: WayTo;
  readonly #legs: LastLegs;
  readonly #join: OriginJoin;
  readonly #prefixes: Prefixes;
  readonly #atStations: StationPrefixes;
  readonly #oneStop: OneStopWalk;
  readonly #twoStops: TwoStopWalk;
  /** By airport: 1 where a bound to one of the goals ends, or its last leg begins. */
  readonly #isWanted: Uint8Array;
  #hasCabin: Uint8Array = new Uint8Array(0);

  constructor(parts: BoundSearch) {
    const stations = stationsOf(parts.timetable.edges, parts.timetable.airlines.length);
    const into = waysIn(parts, stations);
    this.#parts = parts;
    this.#way = new WayTo(parts);
    this.#factors = new PartyFactors(parts.fares, parts.timetable.flights.length);
    this.#prefixes = new Prefixes(parts, this.#factors);
    this.#atStations = new StationPrefixes(parts, this.#prefixes, stations.count);
    this.#legs = new LastLegs(parts, this.#way, into, this.#atStations, this.#factors);
    this.#join = new OriginJoin(parts, this.#legs, this.#prefixes.connected);
    this.#oneStop = new OneStopWalk(parts, this.#way, this.#join, this.#prefixes);
    this.#twoStops = new TwoStopWalk(parts, this.#way, this.#legs, into, this.#join, this.#prefixes, this.#atStations);
    this.#isWanted = new Uint8Array(parts.timetable.airports.length);
  }

  /** Starts with another question, whose first legs are listed (`BoundSearch.keepingLists`). */
  open({ cabin, seats, today, day }: OriginQuery): void {
    this.#factors.open(cabin, seats, today, day);
    this.#prefixes.open(day);
    this.#legs.departures.open(day);
  }

  /**
   * Offers each sink the bounds within the limits that it may want: those from any of the origins to any of its destinations.
   * @param query that of `open`.
   */
  run(query: OriginQuery, limits: Limits, goals: readonly Goal[]): void {
    this.#hasCabin = this.#parts.groupCabins.having(query.cabin);
    if (query.maxStops > 0) this.#markWanted(goals, query.maxStops);
    for (const origin of query.origins) {
      this.#way.openFrom(origin, query.origins, limits);
      if (query.maxStops > 0) this.#list(origin, limits);
      for (const goal of goals) this.#runTo(goal, origin, query);
    }
  }

  #list(origin: number, limits: Limits): void {
    this.#prefixes.list(origin, limits, this.#hasCabin, this.#isWanted);
    this.#atStations.open(limits);
    this.#legs.openFrom(this.#prefixes.table);
    this.#twoStops.open(limits, this.#hasCabin);
  }

  /** Only places that are looked for, and stops before them, need prefixes. */
  #markWanted(goals: readonly Goal[], maxStops: number): void {
    const { inFirst, inFrom } = this.#parts.timetable.edges;
    this.#isWanted.fill(0);
    for (const { destinations } of goals) {
      for (const destination of destinations) {
        this.#isWanted[destination] = 1;
        const end = maxStops === 2 ? (inFirst[destination + 1] as number) : 0;
        for (let row = inFirst[destination] as number; row < end; row++) this.#isWanted[inFrom[row] as number] = 1;
      }
    }
  }

  #runTo({ destinations, sink }: Goal, origin: number, query: OriginQuery): void {
    const { area } = this.#parts.timetable.ground;
    this.#way.closeAreasOf(destinations);
    for (const destination of destinations) {
      if (area[origin] === area[destination]) continue;
      const elapsedLimit = this.#way.openTo(destination);
      this.#parts.market.open(origin, destination, query);
      this.#join.open(sink, elapsedLimit);
      this.#nonstop();
      if (query.maxStops === 0) continue;
      this.#oneStop.run(sink, elapsedLimit);
      if (query.maxStops === 1) continue;
      this.#legs.open(elapsedLimit);
      this.#twoStops.run(sink, elapsedLimit);
    }
  }

  /** Offers the nonstops of the market at hand to whom the join was opened for. */
  #nonstop(): void {
    const edge = this.#way.from.edgeTo(this.#way.destination);
    if (edge < 0) return;
    const { firstGroup, groupAirline } = this.#parts.timetable.edges;
    for (let group = firstGroup[edge] as number; group < (firstGroup[edge + 1] as number); group++)
      if (this.#hasCabin[group] === 1) this.#join.single(group, groupAirline[group] as number);
  }
}

/** A place that is looked for. */
interface Goal {
  /** Its airports. */
  readonly destinations: readonly number[];
  readonly sink: WholeSink;
}

type OriginQuery = Omit<BoundQuery, "destinations">;
