/** One prefix of a two-stop bound: two groups (one airline on one edge each) that meet at the first stop. */
export interface Prefix {
  before: number;
  after: number;
  /** Their edges, and where the second leads. */
  first: number;
  middle: number;
  stop: number;
  airlineBefore: number;
  airlineAfter: number;
  /** The group of the longer edge, of equally long ones the first, and its airline, which is the plate unless the last leg is longer. */
  longest: number;
  plate: number;
  /** Kilometres of the longer edge, and of both. */
  longestKm: number;
  km: number;
  /** UTC minutes between which it lands at the last stop. */
  landsFrom: number;
  landsTo: number;
  /** What hour and seats make of the fare at least: a factor. */
  share: number;
}

/** Numbers of a record: as many as fit into a line of the processor's cache, so that what is asked of a prefix is there at once. */
const SIZE = 16;

/** Shares are kept as whole numbers of these steps to 1, rounded down: no record claims more than the least. */
const STEPS = 2 ** 16;

/** A sort key holds a last stop, a share of less than 4, and one of so many entries, from the front. */
const MOST_SHARE = 4 * STEPS;
const MOST_ENTRIES = 2 ** 20;

/** Prefixes, and by last stop those that lead there, the least shares first. */
export class PrefixRecords {
  /** Entries in the order of their last stops, then shares: those of a stop from `start` to before `end`. */
  order = new Int32Array(0);
  readonly start: Int32Array;
  readonly end: Int32Array;
  #records = new Int32Array(1024 * SIZE);
  #keys = new Float64Array(1024);
  #length = 0;

  constructor(airportCount: number) {
    this.start = new Int32Array(airportCount);
    this.end = new Int32Array(airportCount);
  }

  clear(): void {
    this.#length = 0;
  }

  /** @throws RangeError when there is no room for more: an airport of the world has some ten thousand. */
  add(prefix: Prefix): void {
    if (this.#length === this.#keys.length) this.#grow();
    const entry = this.#length++;
    const share = Math.min(MOST_SHARE - 1, Math.floor(prefix.share * STEPS));
    const at = entry * SIZE;
    const records = this.#records;
    records[at] = share;
    records[at + 1] = prefix.longestKm;
    records[at + 2] = prefix.plate;
    records[at + 3] = prefix.longest;
    records[at + 4] = prefix.km;
    records[at + 5] = prefix.first;
    records[at + 6] = prefix.airlineBefore;
    records[at + 7] = prefix.airlineAfter;
    records[at + 8] = prefix.landsFrom;
    records[at + 9] = prefix.landsTo;
    records[at + 10] = prefix.middle;
    records[at + 11] = prefix.before;
    records[at + 12] = prefix.after;
    this.#keys[entry] = (prefix.stop * MOST_SHARE + share) * MOST_ENTRIES + entry;
  }

  /** Puts all in order. */
  sort(): void {
    const keys = this.#keys.subarray(0, this.#length).sort();
    if (this.order.length < this.#length) this.order = new Int32Array(this.#keys.length);
    this.start.fill(0);
    this.end.fill(0);
    for (let place = 0; place < keys.length; place++) {
      const key = keys[place] as number;
      const stop = Math.floor(key / (MOST_SHARE * MOST_ENTRIES));
      if (this.end[stop] === 0) this.start[stop] = place;
      this.end[stop] = place + 1;
      this.order[place] = key % MOST_ENTRIES;
    }
  }

  share(entry: number): number {
    return (this.#records[entry * SIZE] as number) / STEPS;
  }

  longestKm(entry: number): number {
    return this.#records[entry * SIZE + 1] as number;
  }

  plate(entry: number): number {
    return this.#records[entry * SIZE + 2] as number;
  }

  longest(entry: number): number {
    return this.#records[entry * SIZE + 3] as number;
  }

  km(entry: number): number {
    return this.#records[entry * SIZE + 4] as number;
  }

  first(entry: number): number {
    return this.#records[entry * SIZE + 5] as number;
  }

  airlineBefore(entry: number): number {
    return this.#records[entry * SIZE + 6] as number;
  }

  airlineAfter(entry: number): number {
    return this.#records[entry * SIZE + 7] as number;
  }

  landsFrom(entry: number): number {
    return this.#records[entry * SIZE + 8] as number;
  }

  landsTo(entry: number): number {
    return this.#records[entry * SIZE + 9] as number;
  }

  middle(entry: number): number {
    return this.#records[entry * SIZE + 10] as number;
  }

  before(entry: number): number {
    return this.#records[entry * SIZE + 11] as number;
  }

  after(entry: number): number {
    return this.#records[entry * SIZE + 12] as number;
  }

  #grow(): void {
    const room = this.#keys.length * 2;
    if (room > MOST_ENTRIES) throw new RangeError(`There are more than ${MOST_ENTRIES} prefixes.`);
    const [records, keys] = [new Int32Array(room * SIZE), new Float64Array(room)];
    records.set(this.#records);
    keys.set(this.#keys);
    this.#records = records;
    this.#keys = keys;
  }
}
