import type { BoundQuery, BoundSearch } from "./bound-search.ts";
import type { BoundSink } from "./bound-sink.ts";
import { DepartureJoin } from "./departure-join.ts";
import { type ChainTaker, MarketWalk } from "./market-walk.ts";
import type { Limits } from "./rules.ts";

/**
 * Finds every bound from one airport to another on one day within the limits: `MarketWalk` finds the chains of groups, `DepartureJoin`
 * joins their departures. Lower bounds of the fare cut off what the sink would not want, and nothing else.
 */
export class MarketScan implements ChainTaker {
  readonly #join: DepartureJoin;
  readonly #parts: BoundSearch;
  readonly #walk: MarketWalk;
  #sink: BoundSink | null = null;
  #elapsedLimit = 0;
  #longestWait = 0;
  /** By first stop, the UTC minutes between which first legs land there. */
  readonly #landsFrom: Float64Array;
  readonly #landsTo: Float64Array;

  constructor(parts: BoundSearch) {
    this.#parts = parts;
    this.#landsFrom = new Float64Array(parts.timetable.airports.length);
    this.#landsTo = new Float64Array(parts.timetable.airports.length);
    this.#join = new DepartureJoin(parts);
    this.#walk = new MarketWalk(parts, this);
  }

  /** Starts with the market whose corridor is open. @param hasCabin by group, 1 where it has the cabin that the longest leg must have. */
  open(hasCabin: Uint8Array, sink: BoundSink, limits: Limits, elapsedLimit: number): void {
    this.#sink = sink;
    this.#elapsedLimit = elapsedLimit;
    this.#longestWait = Math.max(limits.layover, limits.domesticLayover);
    this.#join.open(sink, limits, elapsedLimit);
    this.#walk.open(hasCabin, limits);
  }

  run({ day, departsFromUtcMinute, maxStops }: Pick<BoundQuery, "day" | "departsFromUtcMinute" | "maxStops">): void {
    if (!this.#parts.isOpen) this.#listFirstLegs(day, departsFromUtcMinute, maxStops);
    this.#walk.nonstops();
    if (maxStops > 0) this.#walk.oneStops();
    if (maxStops === 2) this.#walk.twoStops();
  }

  departs(group: number): boolean {
    return !this.#parts.firstLists.isEmpty(group);
  }

  /** A middle leg leads to no destination of the market: what is listed of its group nobody asks for as a last one, unless lists are kept. */
  goesOn(group: number, edge: number): boolean {
    if (this.#parts.isOpen) return this.ends(group, edge);
    const { edges, ground } = this.#parts.timetable;
    const stop = edges.from[edge] as number;
    const [from, until] = [this.#landsFrom[stop] as number, (this.#landsTo[stop] as number) + this.#longestWait];
    return this.#parts.lists.listBetween(group, ground.zone[stop] as number, from, until);
  }

  ends(group: number, edge: number): boolean {
    const { edges, ground } = this.#parts.timetable;
    return this.#parts.lists.listSpan(group, ground.zone[edges.from[edge] as number] as number);
  }

  isTooDear(plate: number, stops: number): boolean {
    const worst = (this.#sink as BoundSink).worstCents(plate, stops);
    if (worst === Infinity) return false;
    const { floors, market } = this.#parts;
    const known = floors.known(plate, stops);
    return (Number.isNaN(known) ? floors.keep(plate, stops, market.fares.floorCents(plate, stops)) : known) > worst;
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
    if (maxStops > 0) {
      for (let place = 0; place < corridor.firsts.count; place++) {
        const edge = corridor.firsts.edges[place] as number;
        firstLists.listEdge(edge, day, fromUtcMinute, span);
        this.#noteLandings(edge);
      }
    }
    lists.setSpan(span.earliest, span.latest + this.#elapsedLimit);
  }

  #noteLandings(edge: number): void {
    const { firstLists, timetable } = this.#parts;
    const { firstGroup, to } = timetable.edges;
    let [from, until] = [Infinity, -Infinity];
    for (let group = firstGroup[edge] as number; group < (firstGroup[edge + 1] as number); group++) {
      for (let entry = firstLists.first(group); entry < firstLists.end(group); entry++) {
        from = Math.min(from, firstLists.arrivesAt(entry));
        until = Math.max(until, firstLists.arrivesAt(entry));
      }
    }
    this.#landsFrom[to[edge] as number] = from;
    this.#landsTo[to[edge] as number] = until;
  }
}
