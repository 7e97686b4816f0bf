import { doubled } from "../routing/index.ts";

/** Numbers of a prefix, 32 bits each: as many as fill a line of the processor's cache. */
export const PREFIX_SIZE = 16;

/**
 * Where the numbers of a prefix stand: what hour, seats and the usual level of its plate make of a fare at least, in steps; kilometres of its longer edge, of
 * equally long ones the first; the airline of that, which is the plate unless the last leg is longer; 1 where that has the cabin asked for; kilometres of both edges; the first
 * stop; both airlines; 1 where its second edge lies within one country; its connections in `Connected`; where it lands;
 * the least minutes from its departure to that; what hour and seats alone make of a fare at least, in steps.
 */
export const PREFIX = {
  least: 0,
  longestKm: 1,
  plate: 2,
  hasCabin: 3,
  km: 4,
  stop: 5,
  airlineBefore: 6,
  airlineAfter: 7,
  isDomestic: 8,
  connectedFrom: 9,
  connectedTo: 10,
  airport: 11,
  minutes: 12,
  share: 13,
} as const;

/** No prefix lasts so long. */
export const MOST_MINUTES = 2 ** 30;

/** Shares are whole numbers of these steps to 1, rounded down: no prefix claims more than the least. */
export const SHARE_STEPS = 2 ** 11;
/** Shares of more count as this. */
const MOST_SHARE = 4 * SHARE_STEPS - 1;

/** A share in steps. */
export const shareSteps = (share: number): number => Math.min(MOST_SHARE, Math.floor(share * SHARE_STEPS));

/**
 * The prefixes of two-stop bounds from one airport: two groups that meet at the first stop. They are put in order by the airport
 * where they land, the cheapest first.
 */
export class PrefixTable {
  /** By airport: the prefixes that land there are `start` to before `end`, once in order. */
  readonly start: Int32Array;
  readonly end: Int32Array;
  length = 0;
  /** As they were added. */
  added = new Int32Array(1024 * PREFIX_SIZE);
  /** In order. */
  sorted = new Int32Array(1024 * PREFIX_SIZE);
  #byShare = new Int32Array(1024);
  readonly #ofShare = new Int32Array(MOST_SHARE + 2);

  constructor(airportCount: number) {
    this.start = new Int32Array(airportCount);
    this.end = new Int32Array(airportCount);
  }

  clear(): void {
    this.length = 0;
  }

  /** @returns where the numbers of one more prefix go in `added`. */
  next(): number {
    if ((this.length + 1) * PREFIX_SIZE > this.added.length) {
      this.added = doubled(this.added);
      this.sorted = new Int32Array(this.added.length);
      this.#byShare = new Int32Array(this.added.length / PREFIX_SIZE);
    }
    return this.length++ * PREFIX_SIZE;
  }

  /** Counts them out by share, then by airport: the second keeps the order of the first. */
  order(): void {
    this.#orderByShare();
    const { start, end, added, sorted, length } = this;
    end.fill(0);
    for (let entry = 0; entry < length; entry++) {
      const airport = added[entry * PREFIX_SIZE + PREFIX.airport] as number;
      end[airport] = (end[airport] as number) + 1;
    }
    let next = 0;
    for (let airport = 0; airport < end.length; airport++) {
      start[airport] = next;
      next += end[airport] as number;
      end[airport] = start[airport] as number;
    }
    for (let place = 0; place < length; place++) {
      const from = (this.#byShare[place] as number) * PREFIX_SIZE;
      const airport = added[from + PREFIX.airport] as number;
      const row = end[airport] as number;
      end[airport] = row + 1;
      for (let number = 0; number < PREFIX_SIZE; number++) sorted[row * PREFIX_SIZE + number] = added[from + number] as number;
    }
  }

  #orderByShare(): void {
    const { added, length } = this;
    const ofShare = this.#ofShare.fill(0);
    for (let entry = 0; entry < length; entry++) {
      const after = (added[entry * PREFIX_SIZE] as number) + 1;
      ofShare[after] = (ofShare[after] as number) + 1;
    }
    for (let share = 1; share < ofShare.length; share++) ofShare[share] = (ofShare[share] as number) + (ofShare[share - 1] as number);
    for (let entry = 0; entry < length; entry++) {
      const share = added[entry * PREFIX_SIZE] as number;
      const place = ofShare[share] as number;
      ofShare[share] = place + 1;
      this.#byShare[place] = entry;
    }
  }
}
