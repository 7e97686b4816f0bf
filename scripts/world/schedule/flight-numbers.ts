/** A way out and back that one airline gives numbers to. */
export interface NumberedPair {
  readonly eastOrNorthbound: number;
  readonly westOrSouthbound: number;
}

/** Where the numbers of a kind of flight begin; a full block runs over into the next free one. */
const NUMBER_BLOCKS = { trunk: 1, other: 1000, regional: 3000, partner: 5000 } as const;
export type NumberBlock = keyof typeof NUMBER_BLOCKS;

const LAST_PAIR = 4998;

/**
 * The flight numbers of one airline, each given once: unique on any day. A rotation gets an odd number and the even one
 * after it: even for the way that leads east or north, odd for the way back.
 */
export class NumberBook {
  readonly #taken = new Uint8Array(LAST_PAIR + 1);
  readonly #next: Record<NumberBlock, number> = { trunk: 0, other: 500, regional: 1500, partner: 2500 };

  /** The next free pair at or after the block's first number, else before it. Null when all 9,998 numbers are in use. */
  take(block: NumberBlock): NumberedPair | null {
    const start = this.#next[block];
    const ahead = this.#taken.indexOf(0, start);
    const pair = ahead >= 0 ? ahead : this.#taken.indexOf(0);
    if (pair < 0) return null;
    this.#taken[pair] = 1;
    this.#next[block] = pair >= start ? pair + 1 : start;
    return { eastOrNorthbound: 2 * pair + 2, westOrSouthbound: 2 * pair + 1 };
  }
}
