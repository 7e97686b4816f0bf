import { type BoundSearch, doubled } from "../routing/index.ts";
import type { PartyFactors } from "./party-factors.ts";
import { TimedFlights } from "./timed-flights.ts";
import type { WayTo } from "./way-to.ts";
import type { WaysIn } from "./ways-in.ts";

/** The groups (one airline on one edge each) that a bound of a market with a stop may end with, and what departs of them. */
export class LastLegs {
  count = 0;
  /** By place. */
  group = new Int32Array(64);
  edge = new Int32Array(64);
  km = new Int32Array(64);
  station = new Int32Array(64);
  /** The edge from the origin to its stop where a bound may begin with that, else -1. */
  first = new Int32Array(64);
  /** What departs, found when first asked for: entries `start` to before `end` of `departures`. */
  readonly departures: TimedFlights;
  #start = new Int32Array(64);
  #end = new Int32Array(64);
  readonly #parts: BoundSearch;
  readonly #way: WayTo;
  readonly #into: WaysIn;
  #from = 0;
  #until = 0;

  constructor(parts: BoundSearch, way: WayTo, into: WaysIn, factors: PartyFactors) {
    this.#parts = parts;
    this.#way = way;
    this.#into = into;
    this.departures = new TimedFlights(parts, factors);
  }

  /**
   * Collects those of the market at hand.
   * @param least by station, Infinity where no prefix leads to it. @param from, until UTC minutes between which they depart.
   */
  open(least: Float64Array, from: number, until: number): void {
    const { inFirst, inFrom } = this.#parts.timetable.edges;
    const { first, station, km } = this.#into;
    const way = this.#way;
    const end = inFirst[way.destination + 1] as number;
    this.count = 0;
    this.#from = from;
    this.#until = until;
    this.departures.count = 0;
    for (let row = inFirst[way.destination] as number; row < end; row++) {
      const [stop, lastKm] = [inFrom[row] as number, km[row] as number];
      const direct = way.firstTo(stop, lastKm);
      let isOpen = 0;
      for (let entry = first[row] as number; entry < (first[row + 1] as number); entry++) {
        if (direct < 0 && least[station[entry] as number] === Infinity) continue;
        if (isOpen === 0) isOpen = way.mayEndWith(stop, lastKm) && !way.isClosed(stop) ? 1 : -1;
        if (isOpen < 0) break;
        this.#add(row, entry, direct);
      }
    }
  }

  /** The first entry in `departures` of what departs of a leg. Call it before `endOf`. */
  startOf(place: number): number {
    if (this.#start[place] === -1) this.#find(place);
    return this.#start[place] as number;
  }

  endOf(place: number): number {
    return this.#end[place] as number;
  }

  #find(place: number): void {
    const { edges, ground } = this.#parts.timetable;
    const zone = ground.zone[edges.from[this.edge[place] as number] as number] as number;
    this.#start[place] = this.departures.count;
    this.departures.append(this.group[place] as number, zone, this.#from, this.#until);
    this.#end[place] = this.departures.count;
  }

  #add(row: number, entry: number, direct: number): void {
    if (this.count === this.group.length) this.#grow();
    const place = this.count++;
    this.group[place] = this.#into.group[entry] as number;
    this.edge[place] = this.#parts.timetable.edges.inEdges[row] as number;
    this.km[place] = this.#into.km[row] as number;
    this.station[place] = this.#into.station[entry] as number;
    this.first[place] = direct;
    this.#start[place] = -1;
  }

  #grow(): void {
    this.group = doubled(this.group);
    this.edge = doubled(this.edge);
    this.km = doubled(this.km);
    this.station = doubled(this.station);
    this.first = doubled(this.first);
    this.#start = doubled(this.#start);
    this.#end = doubled(this.#end);
  }
}
