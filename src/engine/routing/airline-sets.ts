import { doubled } from "./doubled.ts";
import type { TicketTable } from "./tickets.ts";

/** By airport, a set of airlines: those that may share a ticket with one that is put there. Forgotten all at once. */
export class AirlineSets {
  /** Bits of the sets, `words` to each: that of airline a is bit `a & 31` of word `rowOf(airport) + (a >> 5)`. */
  bits = new Int32Array(1024);
  readonly #rows: Int32Array;
  readonly #stamps: Int32Array;
  #tickets: TicketTable = { may: new Uint8Array(0), bits: new Int32Array(0), words: 0 };
  #stamp = 0;
  #used = 0;

  constructor(airportCount: number) {
    this.#rows = new Int32Array(airportCount);
    this.#stamps = new Int32Array(airportCount);
  }

  /** Starts anew, for one kind of tickets. */
  open(tickets: TicketTable): void {
    this.#tickets = tickets;
    this.#stamp++;
    this.#used = 0;
  }

  /** Where the bits of an airport begin; -1 when no airline was put there. */
  rowOf(airport: number): number {
    return this.#stamps[airport] === this.#stamp ? (this.#rows[airport] as number) : -1;
  }

  /** Adds to an airport's set whoever may share a ticket with this airline. */
  put(airport: number, airline: number): void {
    const { bits: all, words } = this.#tickets;
    const row = this.#stamps[airport] === this.#stamp ? (this.#rows[airport] as number) : this.#newRow(airport);
    const bits = this.bits;
    for (let word = 0; word < words; word++)
      bits[row + word] = (bits[row + word] as number) | (all[airline * words + word] as number);
  }

  #newRow(airport: number): number {
    const { words } = this.#tickets;
    const row = this.#used;
    this.#used += words;
    if (this.#used > this.bits.length) this.bits = doubled(this.bits);
    this.bits.fill(0, row, this.#used);
    this.#stamps[airport] = this.#stamp;
    return (this.#rows[airport] = row);
  }
}
