/**
 * Keeps the best slots of somebody's columns, at most a limit: a heap whose root is the worst. The owner writes an item into the
 * `spare()` slot and calls `keepSpare()`; no slot is ever copied.
 */
export class WorstHeap {
  #limit = Infinity;
  readonly #compare: (slot: number, other: number) => number;
  #count = 0;
  /** Slots in heap order, then the ones that are free. */
  #slots = Int32Array.from({ length: 64 }, (_, slot) => slot);

  /** @param compare negative when the item of the first slot is the better one; no two items may be equal. */
  constructor(compare: (slot: number, other: number) => number) {
    this.#compare = compare;
  }

  /** Starts anew, for at most so many items. */
  clear(limit: number): void {
    this.#limit = limit;
    this.#count = 0;
  }

  get count(): number {
    return this.#count;
  }

  get isFull(): boolean {
    return this.#count >= this.#limit;
  }

  /** The slot of the worst item, where there is a limit. */
  get worst(): number {
    return this.#slots[0] as number;
  }

  /** A free slot: at most the count. */
  spare(): number {
    if (this.#count === this.#slots.length) this.#grow();
    return this.#slots[this.#count] as number;
  }

  /** Takes the spare slot's item in: as one more, or in place of the worst if it is better. */
  keepSpare(): void {
    if (!this.isFull) {
      this.#count++;
      // Without a limit nobody asks for the worst.
      if (this.#limit !== Infinity) this.#siftUp(this.#count - 1);
    } else if (this.#compare(this.spare(), this.worst) < 0) {
      this.#swap(0, this.#count);
      this.#siftDown(0);
    }
  }

  /** All slots, best first. */
  sorted(): Int32Array {
    return this.#slots.slice(0, this.#count).sort(this.#compare);
  }

  #siftUp(from: number): void {
    const slots = this.#slots;
    let place = from;
    while (place > 0) {
      const parent = (place - 1) >> 1;
      if (this.#compare(slots[place] as number, slots[parent] as number) <= 0) return;
      this.#swap(place, parent);
      place = parent;
    }
  }

  #siftDown(from: number): void {
    const slots = this.#slots;
    let place = from;
    for (;;) {
      let worst = place;
      const left = 2 * place + 1;
      if (left < this.#count && this.#compare(slots[left] as number, slots[worst] as number) > 0) worst = left;
      if (left + 1 < this.#count && this.#compare(slots[left + 1] as number, slots[worst] as number) > 0) worst = left + 1;
      if (worst === place) return;
      this.#swap(place, worst);
      place = worst;
    }
  }

  #swap(first: number, second: number): void {
    const kept = this.#slots[first] as number;
    this.#slots[first] = this.#slots[second] as number;
    this.#slots[second] = kept;
  }

  #grow(): void {
    const slots = Int32Array.from({ length: this.#slots.length * 2 }, (_, slot) => slot);
    slots.set(this.#slots);
    this.#slots = slots;
  }
}
