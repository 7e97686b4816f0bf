import type { MarketFares } from "../fares/index.ts";
import type { BoundQuery, BoundSearch, BoundSink } from "./bound-search.ts";
import { DepartureJoin } from "./departure-join.ts";
import { type ChainTaker, MarketWalk } from "./market-walk.ts";
import type { Limits } from "./rules.ts";

/**
 * Finds every bound from one airport to another on one day within the limits: `MarketWalk` finds the chains of groups, `DepartureJoin`
 * joins their departures. Lower bounds of the fare cut off what the sink would not want, and nothing else.
 */
export class MarketScan implements ChainTaker {
  readonly #parts: BoundSearch;
  readonly #market: MarketFares;
  readonly #sink: BoundSink;
  readonly #elapsedLimit: number;
  readonly #join: DepartureJoin;
  readonly #walk: MarketWalk;
  /** @param hasCabin by group, 1 where it has the cabin that the longest leg must have. */
  constructor(parts: BoundSearch, market: MarketFares, hasCabin: Uint8Array, sink: BoundSink, limits: Limits, elapsedLimit: number) {
    this.#parts = parts;
    this.#market = market;
    this.#sink = sink;
    this.#elapsedLimit = elapsedLimit;
    this.#join = new DepartureJoin(parts, market, sink, limits, elapsedLimit);
    this.#walk = new MarketWalk(parts, hasCabin, limits, this);
  }

  run({ day, departsFromUtcMinute, maxStops }: Pick<BoundQuery, "day" | "departsFromUtcMinute" | "maxStops">): void {
    if (!this.#parts.isOpen) this.#listFirstLegs(day, departsFromUtcMinute, maxStops);
    this.#walk.nonstops();
    if (maxStops === 0) return;
    this.#walk.oneStops();
    if (maxStops === 2) this.#walk.twoStops();
  }

  departs(group: number): boolean {
    const { first, end } = this.#parts.firstLists;
    return first[group] !== end[group];
  }

  goesOn(group: number, edge: number): boolean {
    const { edges, ground } = this.#parts.timetable;
    return this.#parts.lists.listSpan(group, ground.zone[edges.from[edge] as number] as number);
  }

  isTooDear(plate: number, stops: number): boolean {
    const { floors, timetable } = this.#parts;
    const place = stops * timetable.airlines.length + plate;
    if (Number.isNaN(floors[place])) floors[place] = this.#market.floorCents(plate, stops);
    const floor = floors[place] as number;
    return floor === Infinity || floor > this.#sink.worstCents(plate);
  }

  single(group: number, plate: number): void {
    this.#join.single(group, plate);
  }

  pair(before: number, after: number, first: number, last: number, plate: number): void {
    this.#join.pair(before, after, first, last, plate);
  }

  triple(a: number, b: number, c: number, first: number, middle: number, last: number, plate: number): void {
    this.#join.triple(a, b, c, first, middle, last, plate);
  }

  /** Lists all first legs of the market, and says when what follows them can depart. */
  #listFirstLegs(day: number, fromUtcMinute: number, maxStops: number): void {
    const { corridor, lists, firstLists } = this.#parts;
    const span = { earliest: Infinity, latest: -Infinity };
    if (corridor.nonstop >= 0) firstLists.listEdge(corridor.nonstop, day, fromUtcMinute, span);
    const count = maxStops === 0 ? 0 : corridor.firstCount;
    for (let entry = 0; entry < count; entry++) firstLists.listEdge(corridor.firstEdges[entry] as number, day, fromUtcMinute, span);
    lists.setSpan(span.earliest, span.latest + this.#elapsedLimit);
  }
}
