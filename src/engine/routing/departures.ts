import { doubled } from "./doubled.ts";

/** Numbers of a departure: when it departs and arrives (UTC minutes), its flight, the epoch day of its local departure. */
const SIZE = 4;
const FIRST_ROOM = 4096;

/** Departures, one behind the other: what is asked of one lies side by side. */
export class Departures {
  #entries = new Int32Array(FIRST_ROOM * SIZE);
  /** See `DepartureLists.factorOf`. */
  #factor = new Float64Array(FIRST_ROOM);
  length = 0;

  departsAt(entry: number): number {
    return this.#entries[entry * SIZE] as number;
  }

  arrivesAt(entry: number): number {
    return this.#entries[entry * SIZE + 1] as number;
  }

  flight(entry: number): number {
    return this.#entries[entry * SIZE + 2] as number;
  }

  day(entry: number): number {
    return this.#entries[entry * SIZE + 3] as number;
  }

  /** NaN before it is set. */
  factor(entry: number): number {
    return this.#factor[entry] as number;
  }

  setFactor(entry: number, factor: number): number {
    return (this.#factor[entry] = factor);
  }

  /** Appends; steps back over later departures down to the entry `first`, which only a change of the clocks brings about. */
  insert(first: number, departsAt: number, arrivesAt: number, flight: number, day: number): void {
    if (this.length === this.#factor.length) this.#grow();
    const entries = this.#entries;
    let at = this.length * SIZE;
    while (at > first * SIZE && (entries[at - SIZE] as number) > departsAt) {
      entries.copyWithin(at, at - SIZE, at);
      at -= SIZE;
    }
    entries[at] = departsAt;
    entries[at + 1] = arrivesAt;
    entries[at + 2] = flight;
    entries[at + 3] = day;
    this.#factor[this.length++] = Number.NaN;
  }

  #grow(): void {
    this.#entries = doubled(this.#entries);
    this.#factor = doubled(this.#factor);
  }
}
