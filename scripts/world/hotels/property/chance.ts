import { seeded } from "../../../../src/core/kernel/index.ts";

/** The parts of a hotel, each with draws of its own: one draw more for the rooms moves no price. */
const PARTS = ["kind", "stars", "rating", "look", "amenities", "rooms", "policies", "price", "plans", "fee"] as const;
type Part = (typeof PARTS)[number];

/** What each item weighs; the weights need not add up to one. */
export type Weights<Item> = readonly (readonly [Item, number])[];

/** Draws for one part of one hotel, the same for the same seed. */
export interface Chance {
  /** In [0, 1). */
  next(): number;
  /** True in this share of hotels. */
  is(share: number): boolean;
  /** A whole number, both ends in. */
  between(least: number, most: number): number;
  /** Around 0 with a deviation of 1, never beyond 3.5. */
  normal(): number;
  /** One of the items by weight. Throws when none has any. */
  oneOf<Item>(weights: Weights<Item>): Item;
}

const WORD = 2 ** 32;
const GOLDEN = 0x9e_37_79_b9;

export function chanceFor(seed: number, part: Part): Chance {
  const { below } = seeded(seed ^ Math.imul(PARTS.indexOf(part) + 1, GOLDEN));
  const next = (): number => below(WORD) / WORD;
  return {
    next,
    is: (share) => next() < share,
    between: (least, most) => least + Math.floor(next() * (most - least + 1)),
    normal: () => (next() + next() + next() + next() - 2) * Math.sqrt(3),
    oneOf: (weights) => byWeight(weights, next()),
  };
}

function byWeight<Item>(weights: Weights<Item>, draw: number): Item {
  let total = 0;
  for (const [, weight] of weights) total += weight;
  let left = draw * total;
  for (const [item, weight] of weights) {
    left -= weight;
    if (left < 0) return item;
  }
  throw new Error("Nothing has weight");
}
