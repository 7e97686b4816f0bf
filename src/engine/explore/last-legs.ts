import { type BoundSearch, doubled, ROUNDING_KM } from "../routing/index.ts";
import type { PartyFactors } from "./party-factors.ts";
import type { StationPrefixes } from "./station-prefixes.ts";
import { TimedFlights } from "./timed-flights.ts";
import type { WayTo } from "./way-to.ts";
import type { WaysIn } from "./ways-in.ts";

/** Beyond every detour. */
const NO_PREFIX_KM = 2 ** 20;

/** The groups (one airline on one edge each) that a bound of a market with two stops may end with, and what departs of them. */
export class LastLegs {
  count = 0;
  /** By place: an entry of `WaysIn`, and its row there. */
  entry = new Int32Array(64);
  row = new Int32Array(64);
  /** What departs, found when first asked for: entries `startOf` to before `endOf`. */
  readonly departures: TimedFlights;
  #start = new Int32Array(64);
  #end = new Int32Array(64);
  readonly #parts: BoundSearch;
  readonly #way: WayTo;
  readonly #into: WaysIn;
  readonly #before: StationPrefixes;
  /** By airport: kilometres from the origin; `NO_PREFIX_KM` where no prefix leads. */
  readonly #kmTo: Int32Array;
  #elapsedLimit = 0;

  constructor(parts: BoundSearch, way: WayTo, into: WaysIn, before: StationPrefixes, factors: PartyFactors) {
    this.#parts = parts;
    this.#way = way;
    this.#into = into;
    this.#before = before;
    this.#kmTo = new Int32Array(parts.timetable.airports.length);
    this.departures = new TimedFlights(parts, factors);
  }

  /** Starts with another airport, from which prefixes are listed. @param table which there are. */
  openFrom({ start, end }: { readonly start: Int32Array; readonly end: Int32Array }): void {
    for (let stop = 0; stop < start.length; stop++) this.#kmTo[stop] = start[stop] === end[stop] ? NO_PREFIX_KM : this.#way.from.kmTo(stop);
  }

  /** Collects those of the market at hand. @param elapsedLimit minutes that a bound may last. */
  open(elapsedLimit: number): void {
    const { inFirst, inFrom } = this.#parts.timetable.edges;
    const { destination, detourKm } = this.#way;
    const { km } = this.#into;
    const kmTo = this.#kmTo;
    const end = inFirst[destination + 1] as number;
    this.count = 0;
    this.departures.count = 0;
    this.#elapsedLimit = elapsedLimit;
    for (let row = inFirst[destination] as number; row < end; row++) {
      const stop = inFrom[row] as number;
      if ((kmTo[stop] as number) + (km[row] as number) <= detourKm + ROUNDING_KM && !this.#way.isClosed(stop)) this.#addRow(row, stop);
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

  /** Whether nothing departs of a leg. */
  isEmpty(place: number): boolean {
    return this.startOf(place) === this.endOf(place);
  }

  #find(place: number): void {
    const { firstSpan, timetable } = this.#parts;
    const { group, minutes, station } = this.#into;
    const entry = this.entry[place] as number;
    const stop = timetable.edges.inFrom[this.row[place] as number] as number;
    const from = firstSpan.earliest + (this.#before.minutes[station[entry] as number] as number);
    const until = firstSpan.latest + this.#elapsedLimit - (minutes[entry] as number);
    this.#start[place] = this.departures.count;
    this.departures.setSpan(timetable.ground.zone[stop] as number, from, until);
    this.departures.append(group[entry] as number);
    this.#end[place] = this.departures.count;
  }

  #addRow(row: number, stop: number): void {
    const before = this.#before;
    const { first, station, airline, minutes } = this.#into;
    const end = first[row + 1] as number;
    for (let entry = first[row] as number; entry < end; entry++) {
      const at = station[entry] as number;
      if (!before.find(at, stop, airline[entry] as number)) continue;
      if ((before.minutes[at] as number) + (minutes[entry] as number) <= this.#elapsedLimit) this.#add(row, entry);
    }
  }

  #add(row: number, entry: number): void {
    if (this.count === this.entry.length) this.#grow();
    const place = this.count++;
    this.entry[place] = entry;
    this.row[place] = row;
    this.#start[place] = -1;
  }

  #grow(): void {
    this.entry = doubled(this.entry);
    this.row = doubled(this.row);
    this.#start = doubled(this.#start);
    this.#end = doubled(this.#end);
  }
}
