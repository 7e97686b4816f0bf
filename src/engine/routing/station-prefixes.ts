import type { Prefixes } from "./prefixes.ts";
import type { BoundSearch } from "./bound-search.ts";
import { doubled } from "./doubled.ts";
import { type Limits, RELAXED_LIMITS } from "./rules.ts";
import { type Stations, stationsOf } from "./stations.ts";

/**
 * Of the prefixes to a stop those that an airline may carry on with on one ticket, cheapest first: by station (an airline at a stop), listed
 * when first asked for.
 */
export class StationPrefixes {
  /** Entries of `Prefixes.records`, those of the least shares first within a station. */
  entry = new Int32Array(1024);
  /** By station: its places in the column above are `start` to before `end`, once `listAt` was asked for it. */
  readonly start: Int32Array;
  readonly end: Int32Array;
  /** By station: the least that any airline asks that may be the plate, against the least of all (see `Fares.plateShare`). */
  readonly plateShare: Float64Array;
  /** By station: what the cheapest prefix makes of the least fare of all at least; Infinity when there is none. */
  readonly least: Float64Array;
  readonly #stations: Stations;
  readonly #parts: BoundSearch;
  readonly #prefixes: Prefixes;
  readonly #stamps: Int32Array;
  #stamp = 0;
  #length = 0;
  #limits: Limits = RELAXED_LIMITS;

  constructor(parts: BoundSearch, prefixes: Prefixes) {
    const stations = stationsOf(parts.timetable.edges);
    this.#stations = stations;
    this.#parts = parts;
    this.#prefixes = prefixes;
    this.start = new Int32Array(stations.count);
    this.end = new Int32Array(stations.count);
    this.plateShare = new Float64Array(stations.count);
    this.least = new Float64Array(stations.count);
    this.#stamps = new Int32Array(stations.count);
  }

  /** Starts anew, with the prefixes of an airport that were listed within the same limits. */
  open(limits: Limits): void {
    this.#limits = limits;
    this.#stamp++;
    this.#length = 0;
  }

  /** Lists what leads to the station of a group that leaves a stop, if it is not. @returns the station. */
  listAt(stop: number, group: number): number {
    const station = this.#stations.ofGroup[group] as number;
    if (this.#stamps[station] === this.#stamp) return station;
    this.#stamps[station] = this.#stamp;
    this.#list(station, stop, this.#parts.timetable.edges.groupAirline[group] as number);
    return station;
  }

  #list(station: number, stop: number, airline: number): void {
    const { timetable, tickets, fares } = this.#parts;
    const { records } = this.#prefixes;
    const maySell = tickets[this.#limits.ticket];
    const from = this.#length;
    let plateShare = fares.plateShare(airline);
    for (let place = records.start[stop] as number; place < (records.end[stop] as number); place++) {
      const entry = records.order[place] as number;
      if (maySell[records.airlineAfter(entry) * timetable.airlines.length + airline] === 0) continue;
      if (this.#areTooMany(entry, airline)) continue;
      plateShare = Math.min(plateShare, fares.plateShare(records.plate(entry)));
      this.#add(entry);
    }
    this.start[station] = from;
    this.end[station] = this.#length;
    this.plateShare[station] = plateShare;
    this.least[station] = from === this.#length ? Infinity : records.share(this.entry[from] as number) * plateShare;
  }

  /** Whether a prefix and an airline are of more airlines than may be on one ticket. */
  #areTooMany(entry: number, airline: number): boolean {
    if (this.#limits.airlines === 3) return false;
    const { records } = this.#prefixes;
    const [before, after] = [records.airlineBefore(entry), records.airlineAfter(entry)];
    return before !== after && after !== airline && before !== airline;
  }

  #add(entry: number): void {
    if (this.#length === this.entry.length) this.entry = doubled(this.entry);
    this.entry[this.#length++] = entry;
  }
}
