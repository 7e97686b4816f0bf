/** A way out and back that one airline gives numbers to. */
export interface NumberedPair {
  readonly eastOrNorthbound: number;
  readonly westOrSouthbound: number;
}

/** The first pair of each kind of flight, with the numbers 1, 1001, 3001 and 5001; a full block runs over into the next free one. */
const FIRST_PAIRS = { trunk: 0, other: 500, regional: 1500, partner: 2500 } as const;
export type NumberBlock = keyof typeof FIRST_PAIRS;

const LAST_PAIR = 4998;

/**
 * The flight numbers of one airline, each given once: unique on any day. A rotation gets an odd number and the even one
 * after it: even for the way that leads east or north, odd for the way back.
 */
export class NumberBook {
  readonly #taken = new Uint8Array(LAST_PAIR + 1);
  readonly #next: Record<NumberBlock, number> = { ...FIRST_PAIRS };

  /** The next free pair at or after the block's first number, else before it. Null when all 9,998 numbers are in use. */
  take(block: NumberBlock): NumberedPair | null {
    const start = this.#next[block];
    const ahead = this.#taken.indexOf(0, start);
    const pair = ahead >= 0 ? ahead : this.#taken.indexOf(0);
    if (pair < 0) return null;
    this.#taken[pair] = 1;
    this.#next[block] = pair + 1;
    return { eastOrNorthbound: 2 * pair + 2, westOrSouthbound: 2 * pair + 1 };
  }
}
