import { type BoundSearch, type WholeSink, type Limits, RELAXED_LIMITS, ROUNDING_KM } from "../routing/index.ts";
import type { LastLegs } from "./last-legs.ts";
import type { OriginJoin } from "./origin-join.ts";
import { PREFIX, SHARE_STEPS } from "./prefix-table.ts";
import type { Prefixes } from "./prefixes.ts";
import { PlateLimits } from "./plate-limits.ts";
import type { StationPrefixes } from "./station-prefixes.ts";
import type { WayTo } from "./way-to.ts";
import type { WaysIn } from "./ways-in.ts";

/**
 * Finds the two-stop bounds from one airport to many, one market after the other: to each last leg it takes the prefixes that are listed,
 * cheapest first, until the next ones could not be what the sink wants. What a sink that has nothing yet is offered first makes most of the
 * others too dear.
 */
export class TwoStopWalk {
  readonly #parts: BoundSearch;
  readonly #way: WayTo;
  readonly #legs: LastLegs;
  readonly #into: WaysIn;
  readonly #join: OriginJoin;
  readonly #prefixes: Prefixes;
  readonly #before: StationPrefixes;
  readonly #limits: PlateLimits;
  readonly #waits = { least: 0, most: 0 };
  #ruleLimits: Limits = RELAXED_LIMITS;
  #hasCabin: Uint8Array = new Uint8Array(0);
  #elapsedLimit = 0;

  constructor(parts: BoundSearch, way: WayTo, legs: LastLegs, into: WaysIn, join: OriginJoin, prefixes: Prefixes, before: StationPrefixes) {
    this.#parts = parts;
    this.#way = way;
    this.#legs = legs;
    this.#into = into;
    this.#join = join;
    this.#prefixes = prefixes;
    this.#before = before;
    this.#limits = new PlateLimits(parts.market, parts.timetable.airlines.length, 2);
  }

  /** Starts with another airport, whose prefixes are listed. @param hasCabin by group, 1 where it has the cabin that the longest leg must have. */
  open(limits: Limits, hasCabin: Uint8Array): void {
    this.#ruleLimits = limits;
    this.#hasCabin = hasCabin;
  }

  /** Offers the sink what it may want in the market whose last legs are open. @param elapsedLimit minutes that a bound may last. */
  run(sink: WholeSink, elapsedLimit: number): void {
    const likeliest = this.#likeliest();
    if (likeliest === -1) return;
    const { count } = this.#legs;
    const limits = this.#limits;
    limits.open(sink);
    this.#elapsedLimit = elapsedLimit;
    if (this.#leastOf(likeliest) > limits.ofAny) return;
    // What the likeliest leg finds spares most of the others.
    this.#endWith(likeliest);
    for (let place = 0; place < count; place++) if (place !== likeliest && this.#leastOf(place) <= limits.ofAny) this.#endWith(place);
  }

  /** The place of the last leg that the cheapest prefix leads to; -1 where there is none. */
  #likeliest(): number {
    let likeliest = -1;
    for (let place = 0; place < this.#legs.count; place++)
      if (likeliest === -1 || this.#leastOf(place) < this.#leastOf(likeliest)) likeliest = place;
    return likeliest;
  }

  /** What the cheapest prefix to a last leg makes of the least fare of all at least. */
  #leastOf(place: number): number {
    return this.#before.least[this.#into.station[this.#legs.entry[place] as number] as number] as number;
  }

  /** Looks at the prefixes to one of the last legs. Written out: explore spends much of its time here. */
  #endWith(place: number): void {
    const legs = this.#legs;
    const into = this.#into;
    const way = this.#way;
    const limits = this.#limits;
    const entry = legs.entry[place] as number;
    const lastKm = into.km[legs.row[place] as number] as number;
    const station = into.station[entry] as number;
    const airline = into.airline[entry] as number;
    const mostMinutes = this.#elapsedLimit - (into.minutes[entry] as number);
    const hasCabin = this.#hasCabin[into.group[entry] as number] as number;
    const { sorted } = this.#prefixes.table;
    const before = this.#before;
    const { prefix } = before;
    const leastShare = ((before.ownPlate[station] as number) * this.#leastWay(place, lastKm)) / SHARE_STEPS;
    const end = before.end[station] as number;
    for (let nth = before.start[station] as number; nth < end; nth++) {
      const at = prefix[nth] as number;
      if ((sorted[at] as number) * leastShare > limits.ofAny) return;
      if ((sorted[at + PREFIX.minutes] as number) > mostMinutes) continue;
      const isLastLonger = lastKm > (sorted[at + PREFIX.longestKm] as number);
      if ((isLastLonger ? hasCabin : sorted[at + PREFIX.hasCabin]) === 0) continue;
      const flownKm = (sorted[at + PREFIX.km] as number) + lastKm;
      if (flownKm > way.detourKm) continue;
      const plate = isLastLonger ? airline : (sorted[at + PREFIX.plate] as number);
      const most = limits.of(plate);
      const share = (sorted[at + PREFIX.share] as number) / SHARE_STEPS;
      if (share > most) continue;
      const stop = sorted[at + PREFIX.stop] as number;
      if (way.isClosed(stop) || way.turnsBack(stop, lastKm)) continue;
      // The way round and legs under other codes may make it dearer than what is wanted.
      const foreignLegs =
        Number(sorted[at + PREFIX.airlineBefore] !== plate) +
        Number(sorted[at + PREFIX.airlineAfter] !== plate) +
        Number(airline !== plate);
      const byWay = most === Infinity ? 1 : this.#parts.market.fares.wayShare(flownKm, foreignLegs);
      if (share * byWay > most) continue;
      if (legs.isEmpty(place)) return;
      this.#join.most[0] = most / byWay;
      this.#joinWith(at, place, plate);
    }
  }

  /** What the way round by a last leg makes of a fare at least, once there is something that it may be too dear for. */
  #leastWay(place: number, lastKm: number): number {
    if (this.#limits.ofAny === Infinity) return 1;
    const stop = this.#parts.timetable.edges.inFrom[this.#legs.row[place] as number] as number;
    return this.#parts.market.fares.wayShare(this.#way.from.kmTo(stop) + lastKm - ROUNDING_KM, 0);
  }

  /** Joins a prefix with a last leg. */
  #joinWith(at: number, place: number, plate: number): void {
    const { sorted } = this.#prefixes.table;
    const { connections, timetable } = this.#parts;
    const last = timetable.edges.inEdges[this.#legs.row[place] as number] as number;
    const domesticLegs = (sorted[at + PREFIX.isDomestic] as number) + connections.isDomestic(last);
    this.#waits.least = connections.minWaitAt(timetable.edges.from[last] as number, domesticLegs);
    this.#waits.most = connections.maxWaitOf(domesticLegs, this.#ruleLimits);
    this.#join.triple(sorted[at + PREFIX.connectedFrom] as number, sorted[at + PREFIX.connectedTo] as number, place, plate, this.#waits);
    this.#limits.follow();
  }
}
