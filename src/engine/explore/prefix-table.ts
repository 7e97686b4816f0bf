import { doubled } from "../routing/index.ts";

/** Numbers of a prefix, 32 bits each: as many as fill a line of the processor's cache. */
export const PREFIX_SIZE = 16;

/**
 * Where the numbers of a prefix stand: what hour and seats make of a fare at least, in steps; kilometres of its longer edge, of equally long ones the first;
 * the airline of that, which is the plate unless the last leg is longer; 1 where that has the cabin asked for; kilometres of both edges; the first
 * stop; both airlines; 1 where its second edge lies within one country; its connections in `Connected`; its landing.
 */
export const PREFIX = {
  share: 0,
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
  landing: 11,
} as const;

/** Shares are whole numbers of these steps to 1, rounded down: no prefix claims more than the least. */
export const SHARE_STEPS = 2 ** 11;
/** Shares of more count as this. */
const MOST_SHARE = 4 * SHARE_STEPS - 1;

/** A share in steps. */
export const shareSteps = (share: number): number => Math.min(MOST_SHARE, Math.floor(share * SHARE_STEPS));

/**
 * The prefixes of two-stop bounds from one airport: two groups that meet at the first stop. They are put in order by the landing (an airline at
 * an airport) that they end with, the least shares first.
 */
export class PrefixTable {
  /** By landing: its prefixes are `start` to before `end`, once in order. */
  readonly start: Int32Array;
  readonly end: Int32Array;
  length = 0;
  /** As they were added. */
  added = new Int32Array(1024 * PREFIX_SIZE);
  /** In order. */
  sorted = new Int32Array(1024 * PREFIX_SIZE);
  #byShare = new Int32Array(1024);
  readonly #ofShare = new Int32Array(MOST_SHARE + 2);

  constructor(landingCount: number) {
    this.start = new Int32Array(landingCount);
    this.end = new Int32Array(landingCount);
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

  /** Counts them out by share, then by landing: the second keeps the order of the first. */
  order(): void {
    this.#orderByShare();
    const { start, end, added, sorted, length } = this;
    end.fill(0);
    for (let entry = 0; entry < length; entry++) {
      const landing = added[entry * PREFIX_SIZE + PREFIX.landing] as number;
      end[landing] = (end[landing] as number) + 1;
    }
    let next = 0;
    for (let landing = 0; landing < end.length; landing++) {
      start[landing] = next;
      next += end[landing] as number;
      end[landing] = start[landing] as number;
    }
    for (let place = 0; place < length; place++) {
      const from = (this.#byShare[place] as number) * PREFIX_SIZE;
      const landing = added[from + PREFIX.landing] as number;
      const row = end[landing] as number;
      end[landing] = row + 1;
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
