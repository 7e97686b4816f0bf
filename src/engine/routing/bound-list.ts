const MAX_LEGS = 3;

/** A bound under construction: the search fills one again and again. */
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
 * The best bounds so far, at most `limit`, as columns under a heap whose root is the worst. Bounds rank by price, then duration,
 * then departure, then fewer legs, then the flights and days themselves: no two bounds are equal.
 */
export class BoundList {
  readonly #limit: number;
  #count = 0;
  /** Slots in heap order; the entry at `#count` is a free one. */
  #heap = new Int32Array(64);
  #cents = new Int32Array(64);
  #minutes = new Int32Array(64);
  #departsAt = new Int32Array(64);
  #legs = new Uint8Array(64);
  #plate = new Uint16Array(64);
  #flights = new Int32Array(64 * MAX_LEGS);
  #days = new Int32Array(64 * MAX_LEGS);

  constructor(limit: number) {
    this.#limit = limit;
    this.clear();
  }

  get count(): number {
    return this.#count;
  }

  clear(): void {
    this.#count = 0;
    for (let slot = 0; slot < this.#heap.length; slot++) this.#heap[slot] = slot;
  }

  /** A bound that costs more than this is not wanted; Infinity while there is room. */
  worstCents(): number {
    return this.#count < this.#limit ? Infinity : (this.#cents[this.#heap[0] as number] as number);
  }

  /** Takes the candidate in if it is among the best. */
  add(candidate: Candidate): void {
    if (candidate.cents > this.worstCents()) return;
    if (this.#count + 1 >= this.#heap.length) this.#grow();
    const slot = this.#heap[this.#count] as number;
    this.#write(slot, candidate);
    if (this.#count < this.#limit) {
      this.#count++;
      this.#siftUp(this.#count - 1);
    } else if (this.#compare(slot, this.#heap[0] as number) < 0) {
      this.#heap[this.#count] = this.#heap[0] as number;
      this.#heap[0] = slot;
      this.#siftDown(0);
    }
  }

  /** Slots, best first. They stay valid until the next `clear`. */
  sorted(): Int32Array {
    return this.#heap.slice(0, this.#count).sort((a, b) => this.#compare(a, b));
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
    const plain =
      (this.#cents[a] as number) - (this.#cents[b] as number) ||
      (this.#minutes[a] as number) - (this.#minutes[b] as number) ||
      (this.#departsAt[a] as number) - (this.#departsAt[b] as number) ||
      (this.#legs[a] as number) - (this.#legs[b] as number);
    if (plain !== 0) return plain;
    for (let leg = 0; leg < (this.#legs[a] as number); leg++) {
      const [first, second] = [a * MAX_LEGS + leg, b * MAX_LEGS + leg];
      const apart =
        (this.#flights[first] as number) - (this.#flights[second] as number) ||
        (this.#days[first] as number) - (this.#days[second] as number);
      if (apart !== 0) return apart;
    }
    return 0;
  }

  #siftUp(from: number): void {
    const heap = this.#heap;
    let place = from;
    while (place > 0) {
      const parent = (place - 1) >> 1;
      if (this.#compare(heap[place] as number, heap[parent] as number) <= 0) return;
      this.#swap(place, parent);
      place = parent;
    }
  }

  #siftDown(from: number): void {
    const heap = this.#heap;
    let place = from;
    for (;;) {
      let worst = place;
      const left = 2 * place + 1;
      if (left < this.#count && this.#compare(heap[left] as number, heap[worst] as number) > 0) worst = left;
      if (left + 1 < this.#count && this.#compare(heap[left + 1] as number, heap[worst] as number) > 0) worst = left + 1;
      if (worst === place) return;
      this.#swap(place, worst);
      place = worst;
    }
  }

  #swap(first: number, second: number): void {
    const kept = this.#heap[first] as number;
    this.#heap[first] = this.#heap[second] as number;
    this.#heap[second] = kept;
  }

  #grow(): void {
    const size = this.#heap.length * 2;
    const heap = grown(this.#heap, size);
    for (let slot = this.#heap.length; slot < size; slot++) heap[slot] = slot;
    this.#heap = heap;
    this.#cents = grown(this.#cents, size);
    this.#minutes = grown(this.#minutes, size);
    this.#departsAt = grown(this.#departsAt, size);
    this.#legs = grown(this.#legs, size);
    this.#plate = grown(this.#plate, size);
    this.#flights = grown(this.#flights, size * MAX_LEGS);
    this.#days = grown(this.#days, size * MAX_LEGS);
  }
}

function grown<Column extends Int32Array | Uint16Array | Uint8Array>(column: Column, length: number): Column {
  const longer = new (column.constructor as new (length: number) => Column)(length);
  longer.set(column);
  return longer;
}
