import { seeded } from "../../../../src/core/kernel/index.ts";

/** A source of chance that gives the same draws for the same seed. */
export interface Draws {
  /** In [0, 1). */
  next(): number;
  /** In [-1, 1), mostly near 0: the mean of three. */
  bell(): number;
  /** One of the items. Throws when there is none. */
  pick<Item>(items: readonly Item[]): Item;
}

const WORD = 2 ** 32;

export function drawsOf(seed: number): Draws {
  const { below } = seeded(seed);
  const next = (): number => below(WORD) / WORD;
  return {
    next,
    bell: () => ((next() + next() + next()) * 2) / 3 - 1,
    pick(items) {
      const item = items[below(items.length)];
      if (item === undefined) throw new Error("Nothing to pick from");
      return item;
    },
  };
}
