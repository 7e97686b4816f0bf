import { WorstHeap } from "./worst-heap.ts";

const MAX_LEGS = 3;

/** A bound under construction: the search fills one again and again. Times are UTC minutes since 1970. */
export interface Candidate {
  legs: number;
  readonly flights: Int32Array;
  readonly days: Int32Array;
  plate: number;
  departsAt: number;
  arrivesAt: number;
  cents: number;
}

export const newCandidate = (): Candidate => ({
  legs: 0,
  flights: new Int32Array(MAX_LEGS),
  days: new Int32Array(MAX_LEGS),
  plate: 0,
  departsAt: 0,
  arrivesAt: 0,
  cents: 0,
});

/**
 * The best bounds so far, at most a limit, as columns. Bounds rank by price, then duration, then departure, then fewer legs, then
 * the flights and days themselves: no two bounds are equal.
 */
export class BoundList {
  readonly #heap = new WorstHeap((a, b) => this.#compare(a, b));
  #size = 0;
  #cents = new Int32Array(0);
  #minutes = new Int32Array(0);
  #departsAt = new Int32Array(0);
  #legs = new Uint8Array(0);
  #plate = new Uint16Array(0);
  #flights = new Int32Array(0);
  #days = new Int32Array(0);

  constructor() {
    this.#resize(256);
  }

  /** Starts anew, for at most so many bounds. */
  clear(limit: number): void {
    this.#heap.clear(limit);
  }

  get count(): number {
    return this.#heap.count;
  }

  /** A bound that costs more than this is not wanted; Infinity while there is room. */
  worstCents(): number {
    return this.#heap.isFull ? (this.#cents[this.#heap.worst] as number) : Infinity;
  }

  /** Takes the candidate in if it is among the best. */
  add(candidate: Candidate): void {
    if (candidate.cents > this.worstCents()) return;
    const slot = this.#heap.spare();
    if (slot >= this.#size) this.#resize(this.#size * 2);
    this.#write(slot, candidate);
    this.#heap.keepSpare();
  }

  /** Slots, best first; valid until the next `add`. */
  sorted(): Int32Array {
    return this.#heap.sorted();
  }

  /** Copies a slot into a candidate. */
  read(slot: number, into: Candidate): void {
    into.legs = this.#legs[slot] as number;
    for (let leg = 0; leg < into.legs; leg++) {
      into.flights[leg] = this.#flights[slot * MAX_LEGS + leg] as number;
      into.days[leg] = this.#days[slot * MAX_LEGS + leg] as number;
    }
    into.plate = this.#plate[slot] as number;
    into.departsAt = this.#departsAt[slot] as number;
    into.arrivesAt = into.departsAt + (this.#minutes[slot] as number);
    into.cents = this.#cents[slot] as number;
  }

  #write(slot: number, candidate: Candidate): void {
    this.#cents[slot] = candidate.cents;
    this.#minutes[slot] = candidate.arrivesAt - candidate.departsAt;
    this.#departsAt[slot] = candidate.departsAt;
    this.#legs[slot] = candidate.legs;
    this.#plate[slot] = candidate.plate;
    for (let leg = 0; leg < candidate.legs; leg++) {
      this.#flights[slot * MAX_LEGS + leg] = candidate.flights[leg] as number;
      this.#days[slot * MAX_LEGS + leg] = candidate.days[leg] as number;
    }
  }

  /** Negative when the bound of slot `a` ranks before that of slot `b`. */
  #compare(a: number, b: number): number {
    return (
      (this.#cents[a] as number) - (this.#cents[b] as number) ||
      (this.#minutes[a] as number) - (this.#minutes[b] as number) ||
      (this.#departsAt[a] as number) - (this.#departsAt[b] as number) ||
      (this.#legs[a] as number) - (this.#legs[b] as number) ||
      this.#compareLegs(a, b)
    );
  }

  #compareLegs(a: number, b: number): number {
    for (let leg = 0; leg < (this.#legs[a] as number); leg++) {
      const first = a * MAX_LEGS + leg;
      const second = b * MAX_LEGS + leg;
      const apart =
        (this.#flights[first] as number) - (this.#flights[second] as number) ||
        (this.#days[first] as number) - (this.#days[second] as number);
      if (apart !== 0) return apart;
    }
    return 0;
  }

  #resize(size: number): void {
    this.#size = size;
    this.#cents = copied(this.#cents, new Int32Array(size));
    this.#minutes = copied(this.#minutes, new Int32Array(size));
    this.#departsAt = copied(this.#departsAt, new Int32Array(size));
    this.#legs = copied(this.#legs, new Uint8Array(size));
    this.#plate = copied(this.#plate, new Uint16Array(size));
    this.#flights = copied(this.#flights, new Int32Array(size * MAX_LEGS));
    this.#days = copied(this.#days, new Int32Array(size * MAX_LEGS));
  }
}

function copied<Column extends Int32Array | Uint16Array | Uint8Array>(from: Column, into: Column): Column {
  into.set(from);
  return into;
}
