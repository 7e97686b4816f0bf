import { type BoundSearch, type WholeSink, type Limits, RELAXED_LIMITS } from "../routing/index.ts";
import type { LastLegs } from "./last-legs.ts";
import type { OriginJoin } from "./origin-join.ts";
import { PlateLimits } from "./plate-limits.ts";
import type { WayTo } from "./way-to.ts";

/** Finds the bounds of no stop and of one from one airport to many, one market after the other. First legs must be listed (`BoundSearch.keepingLists`). */
export class OneStopWalk {
  readonly #parts: BoundSearch;
  readonly #way: WayTo;
  readonly #legs: LastLegs;
  readonly #join: OriginJoin;
  readonly #limits: PlateLimits;
  readonly #waits = { least: 0, most: 0 };
  /** By group of a first leg: what hour and seats make of a fare at least; Infinity where none has seats. */
  readonly #share: Float64Array;
  #ruleLimits: Limits = RELAXED_LIMITS;
  #hasCabin: Uint8Array = new Uint8Array(0);

  constructor(parts: BoundSearch, way: WayTo, legs: LastLegs, join: OriginJoin) {
    this.#parts = parts;
    this.#way = way;
    this.#legs = legs;
    this.#join = join;
    this.#limits = new PlateLimits(parts.market, parts.timetable.airlines.length, 1);
    this.#share = new Float64Array(parts.timetable.edges.groupCount);
  }

  /** Starts with another airport. @param hasCabin by group, 1 where it has the cabin that the longest leg must have. */
  open(origin: number, limits: Limits, hasCabin: Uint8Array): void {
    const { outFirst, firstGroup } = this.#parts.timetable.edges;
    this.#ruleLimits = limits;
    this.#hasCabin = hasCabin;
    const end = firstGroup[outFirst[origin + 1] as number] as number;
    for (let group = firstGroup[outFirst[origin] as number] as number; group < end; group++) this.#share[group] = this.#leastShare(group);
  }

  /** Offers the nonstops of the market at hand to whom the join was opened for. */
  nonstop(): void {
    const edge = this.#way.from.edgeTo(this.#way.destination);
    if (edge < 0) return;
    const { firstGroup, groupAirline } = this.#parts.timetable.edges;
    for (let group = firstGroup[edge] as number; group < (firstGroup[edge + 1] as number); group++)
      if (this.#hasCabin[group] === 1) this.#join.single(group, groupAirline[group] as number);
  }

  /** Offers the sink what it may want in the market whose last legs are open. */
  run(sink: WholeSink): void {
    const { count, first } = this.#legs;
    let isOpen = false;
    for (let place = 0; place < count; place++) {
      if ((first[place] as number) < 0) continue;
      if (!isOpen) this.#limits.open(sink);
      isOpen = true;
      this.#endWith(place);
    }
  }

  #endWith(place: number): void {
    const { edges, airlines } = this.#parts.timetable;
    const { firstGroup, groupAirline, km } = edges;
    const { connections, market, tickets } = this.#parts;
    const legs = this.#legs;
    const [first, last, after] = [legs.first[place] as number, legs.edge[place] as number, legs.group[place] as number];
    const [firstKm, lastKm] = [km[first] as number, km[last] as number];
    const next = groupAirline[after] as number;
    const maySell = tickets[this.#ruleLimits.ticket];
    this.#waits.least = connections.minWait(first, last);
    this.#waits.most = connections.maxWait(first, last, this.#ruleLimits);
    for (let before = firstGroup[first] as number; before < (firstGroup[first + 1] as number); before++) {
      const airline = groupAirline[before] as number;
      if (maySell[airline * airlines.length + next] === 0 || this.#hasCabin[firstKm >= lastKm ? before : after] === 0) continue;
      const plate = firstKm >= lastKm ? airline : next;
      const share = this.#share[before] as number;
      const most = this.#limits.of(plate);
      if (share > most || share === Infinity) continue;
      const byWay = most === Infinity ? 1 : market.fares.wayShare(firstKm + lastKm, airline === next ? 0 : 1);
      if (share * byWay > most) continue;
      this.#join.pair(before, place, plate, this.#waits, most / byWay);
      this.#limits.follow();
    }
  }

  #leastShare(group: number): number {
    const { firstLists, fares } = this.#parts;
    let least = Infinity;
    for (let entry = firstLists.first(group); entry < firstLists.end(group); entry++) {
      const factor = firstLists.factorOf(entry);
      if (factor !== 0) least = Math.min(least, factor * fares.hourShare(firstLists.flight(entry)));
    }
    return least;
  }
}
