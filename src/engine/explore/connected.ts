import { doubled } from "../routing/index.ts";

/** Numbers of a connection: the entry of its first leg, flight and epoch day of its second, the UTC minute at which that lands. */
const SIZE = 4;

/** Departures of first legs, each with one of a second leg that it connects to. */
export class Connected {
  length = 0;
  #numbers = new Int32Array(1024 * SIZE);
  /** The greater of the two price factors. */
  #dearest = new Float64Array(1024);

  add(first: number, flight: number, day: number, arrivesAt: number, dearest: number): void {
    if (this.length === this.#dearest.length) this.#grow();
    const at = this.length * SIZE;
    this.#numbers[at] = first;
    this.#numbers[at + 1] = flight;
    this.#numbers[at + 2] = day;
    this.#numbers[at + 3] = arrivesAt;
    this.#dearest[this.length++] = dearest;
  }

  /** An entry of `BoundSearch.firstLists`. */
  first(entry: number): number {
    return this.#numbers[entry * SIZE] as number;
  }

  flight(entry: number): number {
    return this.#numbers[entry * SIZE + 1] as number;
  }

  day(entry: number): number {
    return this.#numbers[entry * SIZE + 2] as number;
  }

  arrivesAt(entry: number): number {
    return this.#numbers[entry * SIZE + 3] as number;
  }

  dearest(entry: number): number {
    return this.#dearest[entry] as number;
  }

  #grow(): void {
    this.#numbers = doubled(this.#numbers);
    this.#dearest = doubled(this.#dearest);
  }
}
