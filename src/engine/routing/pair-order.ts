import type { Fares } from "../fares/index.ts";
import { MinHeap } from "./min-heap.ts";
import { pairShare, WHOLE } from "./pair-price.ts";
import { type FoundBound, type FoundRoundTrip, minutesOf } from "./query.ts";
import { TURNAROUND_MINUTES } from "./rules.ts";

/** The bounds of both directions, in the order of `findBounds`, and what return tickets cost. */
export interface BothWays {
  readonly outbounds: readonly FoundBound[];
  readonly inbounds: readonly FoundBound[];
  readonly fares: Fares;
}

/** Two bounds by their places in the two lists, and what they rank by. */
export interface Pair {
  readonly out: number;
  readonly back: number;
  /** Before it is rounded: ten-thousandths of a cent. */
  readonly price: number;
  /** Both durations together. */
  readonly minutes: number;
  readonly departsOut: number;
  readonly departsBack: number;
}

/** Two plates and the places of their bounds, best first. */
interface Block {
  readonly outs: readonly number[];
  readonly backs: readonly number[];
  readonly share: number;
}

/** The best pair of one outbound of a block that has not been given yet. */
interface Head extends Pair {
  readonly block: Block;
  /** Places in the block's own lists. */
  readonly outEntry: number;
  readonly backEntry: number;
}

/** By price, both durations together, outbound departure, inbound departure, and the bounds' places in their lists. */
export const comparePairs = (a: Pair, b: Pair): number =>
  a.price - b.price ||
  a.minutes - b.minutes ||
  a.departsOut - b.departsOut ||
  a.departsBack - b.departsBack ||
  a.out - b.out ||
  a.back - b.back;

export type PlacesByPlate = ReadonlyMap<number, readonly number[]>;

/** Places in a list of bounds by their plate, in order. */
export const byPlate = (places: Iterable<number>, bounds: readonly FoundBound[]): PlacesByPlate =>
  Map.groupBy(places, (place) => bounds[place]?.plate ?? 0);

/**
 * Pairs of an outbound and an inbound that departs at least the turnaround later, best first, as far as one asks. Within two
 * plates the price of a pair follows the prices of its bounds, so that an outbound need not be looked at before the one above it
 * has given its first pair.
 */
export class PairOrder {
  readonly #ways: BothWays;
  readonly #heads = new MinHeap<Head>(comparePairs);

  /** @param outs, backs the places that count. */
  constructor(ways: BothWays, outs: PlacesByPlate, backs: PlacesByPlate) {
    this.#ways = ways;
    for (const [outPlate, outPlaces] of outs)
      for (const [backPlate, backPlaces] of backs)
        this.#open({ outs: outPlaces, backs: backPlaces, share: pairShare(ways.fares, outPlate, backPlate) }, 0);
  }

  /** The best pair that is wanted and comes after the last one; null when there is none. What was not wanted does not come again. */
  next(isWanted: (out: number, back: number) => boolean = () => true): Pair | null {
    for (;;) {
      const head = this.#heads.pop();
      if (head === null) return null;
      if (head.backEntry === 0) this.#open(head.block, head.outEntry + 1);
      const isFound = isWanted(head.out, head.back);
      this.#pushFrom(head.block, head.outEntry, head.backEntry + 1, isWanted);
      if (isFound) return head;
    }
  }

  /** Looks at an outbound of a block; at the next ones too when its cheapest inbound departs too soon for it. */
  #open(block: Block, from: number): void {
    for (let entry = from; entry < block.outs.length; entry++) if (this.#pushFrom(block, entry, 0) === 0) return;
  }

  /** Finds the place of the first inbound that will do, from one on, and keeps that pair; -1 when none will. */
  #pushFrom(block: Block, outEntry: number, from: number, isWanted?: (out: number, back: number) => boolean): number {
    const out = block.outs[outEntry] as number;
    const outbound = this.#ways.outbounds[out] as FoundBound;
    const earliest = outbound.arrivesAtUtcMinute + TURNAROUND_MINUTES;
    for (let backEntry = from; backEntry < block.backs.length; backEntry++) {
      const back = block.backs[backEntry] as number;
      const inbound = this.#ways.inbounds[back] as FoundBound;
      if (inbound.departsAtUtcMinute < earliest || isWanted?.(out, back) === false) continue;
      this.#heads.push({ block, outEntry, backEntry, ...pairOf(out, back, outbound, inbound, block.share) });
      return backEntry;
    }
    return -1;
  }
}

const pairOf = (out: number, back: number, outbound: FoundBound, inbound: FoundBound, share: number): Pair => ({
  out,
  back,
  price: (outbound.cents + inbound.cents) * share,
  minutes: minutesOf(outbound) + minutesOf(inbound),
  departsOut: outbound.departsAtUtcMinute,
  departsBack: inbound.departsAtUtcMinute,
});

/** The round trip that a pair is. */
export const roundTripOf = ({ outbounds, inbounds }: BothWays, { out, back, price }: Pair): FoundRoundTrip => ({
  outbound: outbounds[out] as FoundBound,
  inbound: inbounds[back] as FoundBound,
  cents: Math.round(price / WHOLE),
});

/** The best pairs of all, at most `limit`. */
export function bestPairs(ways: BothWays, limit: number): FoundRoundTrip[] {
  const order = new PairOrder(ways, byPlate(ways.outbounds.keys(), ways.outbounds), byPlate(ways.inbounds.keys(), ways.inbounds));
  const best: FoundRoundTrip[] = [];
  for (let pair = order.next(); pair !== null && best.length < limit; pair = order.next()) best.push(roundTripOf(ways, pair));
  return best;
}
