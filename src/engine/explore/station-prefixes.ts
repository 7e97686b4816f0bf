import { type BoundSearch, doubled, type Limits, RELAXED_LIMITS } from "../routing/index.ts";
import { MOST_MINUTES, PREFIX, PREFIX_SIZE, SHARE_STEPS } from "./prefix-table.ts";
import type { Prefixes } from "./prefixes.ts";

/** The start of a station that was not asked for yet. */
const UNKNOWN = -1;

/** Which of the listed prefixes an airline may go on from at each of its stations, on one ticket, cheapest first: found when first asked for. */
export class StationPrefixes {
  /** Where their numbers stand in `PrefixTable.sorted`; those of a station that was found are `start` to before `end`. */
  prefix = new Int32Array(4096);
  readonly start: Int32Array;
  readonly end: Int32Array;
  /** By station: how much less than the plates of its prefixes its own airline may ask, which is the plate where the last leg is the longest: a factor. */
  readonly ownPlate: Float64Array;
  /** By station: what the cheapest of its prefixes makes of the least fare of all at least, with either plate; Infinity where there is none. */
  readonly least: Float64Array;
  /** By station that has any: the least minutes from a departure to the landing. */
  readonly minutes: Int32Array;
  readonly #parts: BoundSearch;
  readonly #prefixes: Prefixes;
  #length = 0;
  #limits: Limits = RELAXED_LIMITS;

  constructor(parts: BoundSearch, prefixes: Prefixes, stationCount: number) {
    this.#parts = parts;
    this.#prefixes = prefixes;
    this.start = new Int32Array(stationCount);
    this.end = new Int32Array(stationCount);
    this.ownPlate = new Float64Array(stationCount);
    this.least = new Float64Array(stationCount);
    this.minutes = new Int32Array(stationCount);
  }

  /** Starts anew, with prefixes that were listed within the same limits. */
  open(limits: Limits): void {
    this.start.fill(UNKNOWN);
    this.#length = 0;
    this.#limits = limits;
  }

  /** Finds those of a station, unless it was asked for before. @param airline of the station, which flies from the airport. @returns whether there are any. */
  find(station: number, airport: number, airline: number): boolean {
    if (this.start[station] === UNKNOWN) this.#find(station, airport, airline);
    return this.start[station] !== this.end[station];
  }

  #find(station: number, airport: number, airline: number): void {
    const { start, end, sorted } = this.#prefixes.table;
    const { leastOf } = this.#prefixes;
    const maySell = this.#parts.tickets[this.#limits.ticket];
    // Tickets are the same there and back.
    const row = airline * this.#parts.timetable.airlines.length;
    const mayBeThree = this.#limits.airlines === 3;
    const first = this.#length;
    const behind = (end[airport] as number) * PREFIX_SIZE;
    let mostOfPlates = leastOf[airline] as number;
    let minutes = MOST_MINUTES;
    for (let at = (start[airport] as number) * PREFIX_SIZE; at < behind; at += PREFIX_SIZE) {
      const after = sorted[at + PREFIX.airlineAfter] as number;
      if (maySell[row + after] === 0) continue;
      const before = sorted[at + PREFIX.airlineBefore] as number;
      if (!mayBeThree && before !== after && after !== airline && before !== airline) continue;
      if (this.#length === this.prefix.length) this.prefix = doubled(this.prefix);
      this.prefix[this.#length++] = at;
      mostOfPlates = Math.max(mostOfPlates, leastOf[sorted[at + PREFIX.plate] as number] as number);
      minutes = Math.min(minutes, sorted[at + PREFIX.minutes] as number);
    }
    this.start[station] = first;
    this.end[station] = this.#length;
    this.minutes[station] = minutes;
    this.ownPlate[station] = (leastOf[airline] as number) / mostOfPlates;
    this.least[station] =
      this.#length === first
        ? Infinity
        : ((sorted[this.prefix[first] as number] as number) / SHARE_STEPS) * (this.ownPlate[station] as number);
  }
}
