import type { Fares } from "../fares/index.ts";
import { pairShare, WHOLE } from "./pair-price.ts";
import type { FoundBound, FoundRoundTrip } from "./query.ts";
import { TURNAROUND_MINUTES } from "./rules.ts";
import { WorstHeap } from "./worst-heap.ts";

/** Two plates, the places of their bounds in the two lists, and what they leave of the sum. */
interface Block {
  readonly out: readonly number[];
  readonly back: readonly number[];
  /** The latest departure of each entry of `back` and all that follow it, in UTC minutes. */
  readonly latest: readonly number[];
  readonly share: number;
  /** The lowest price of a pair, in ten-thousandths of a cent. */
  readonly floor: number;
}

/**
 * The best pairs of an outbound and an inbound that departs at least the turnaround later: by price (before it is rounded), then
 * both durations together, then outbound departure, inbound departure, and the bounds' places in their lists.
 * @param outbounds, inbounds complete, and in the order of `findBounds`.
 */
export function bestPairs(
  outbounds: readonly FoundBound[],
  inbounds: readonly FoundBound[],
  fares: Fares,
  limit: number,
): FoundRoundTrip[] {
  const pairs = new PairList(outbounds, inbounds, limit);
  for (const block of blocksOf(outbounds, inbounds, fares)) {
    if (block.floor > pairs.worstPrice()) break;
    for (const first of block.out) if (!pairs.addAll(first, block)) break;
  }
  return pairs.sorted();
}

/** All combinations of plates, the one with the lowest price first. */
function blocksOf(outbounds: readonly FoundBound[], inbounds: readonly FoundBound[], fares: Fares): Block[] {
  const outPlates = byPlate(outbounds);
  const backPlates = byPlate(inbounds).map(([plate, back]) => ({ plate, back, latest: latestFrom(back, inbounds) }));
  const blocks = outPlates.flatMap(([outPlate, out]) =>
    backPlates.map(({ plate, back, latest }) => {
      const share = pairShare(fares, outPlate, plate);
      const cheapest = (outbounds[out[0] as number]?.cents ?? 0) + (inbounds[back[0] as number]?.cents ?? 0);
      return { out, back, latest, share, floor: cheapest * share };
    }),
  );
  return blocks.sort((a, b) => a.floor - b.floor);
}

const byPlate = (bounds: readonly FoundBound[]): [number, number[]][] => [
  ...Map.groupBy(bounds.keys(), (place) => bounds[place]?.plate ?? 0),
];

function latestFrom(places: readonly number[], bounds: readonly FoundBound[]): number[] {
  const latest = places.map((place) => departureOf(bounds[place]));
  for (let entry = latest.length - 2; entry >= 0; entry--) latest[entry] = Math.max(latest[entry] as number, latest[entry + 1] as number);
  return latest;
}

class PairList {
  readonly #outbounds: readonly FoundBound[];
  readonly #inbounds: readonly FoundBound[];
  readonly #heap: WorstHeap;
  /** By slot: ten-thousandths of a cent, minutes, places in the two lists. */
  readonly #price: number[] = [];
  readonly #minutes: number[] = [];
  readonly #out: number[] = [];
  readonly #back: number[] = [];

  constructor(outbounds: readonly FoundBound[], inbounds: readonly FoundBound[], limit: number) {
    this.#outbounds = outbounds;
    this.#inbounds = inbounds;
    this.#heap = new WorstHeap(limit, (a, b) => this.#compare(a, b));
  }

  worstPrice(): number {
    return this.#heap.isFull ? (this.#price[this.#heap.worst] as number) : Infinity;
  }

  /** Pairs one outbound with inbounds in the order of their price. False when even the first one is too dear. */
  addAll(out: number, { back, latest, share }: Block): boolean {
    const outbound = this.#outbounds[out] as FoundBound;
    const earliest = outbound.arrivesAtUtcMinute + TURNAROUND_MINUTES;
    for (let entry = 0; entry < back.length && (latest[entry] as number) >= earliest; entry++) {
      const inbound = this.#inbounds[back[entry] as number] as FoundBound;
      const price = (outbound.cents + inbound.cents) * share;
      if (price > this.worstPrice()) return entry > 0;
      if (inbound.departsAtUtcMinute >= earliest) this.#add(out, back[entry] as number, price);
    }
    return true;
  }

  sorted(): FoundRoundTrip[] {
    return Array.from(this.#heap.sorted(), (slot) => ({
      outbound: this.#outbounds[this.#out[slot] as number] as FoundBound,
      inbound: this.#inbounds[this.#back[slot] as number] as FoundBound,
      cents: Math.round((this.#price[slot] as number) / WHOLE),
    }));
  }

  #add(out: number, back: number, price: number): void {
    const slot = this.#heap.spare();
    this.#price[slot] = price;
    this.#minutes[slot] = minutesOf(this.#outbounds[out]) + minutesOf(this.#inbounds[back]);
    this.#out[slot] = out;
    this.#back[slot] = back;
    this.#heap.keepSpare();
  }

  #compare(a: number, b: number): number {
    const [outA, outB] = [this.#out[a] as number, this.#out[b] as number];
    const [backA, backB] = [this.#back[a] as number, this.#back[b] as number];
    return (
      (this.#price[a] as number) - (this.#price[b] as number) ||
      (this.#minutes[a] as number) - (this.#minutes[b] as number) ||
      departureOf(this.#outbounds[outA]) - departureOf(this.#outbounds[outB]) ||
      departureOf(this.#inbounds[backA]) - departureOf(this.#inbounds[backB]) ||
      outA - outB ||
      backA - backB
    );
  }
}

const departureOf = (bound: FoundBound | undefined): number => bound?.departsAtUtcMinute ?? 0;
const minutesOf = (bound: FoundBound | undefined): number => (bound?.arrivesAtUtcMinute ?? 0) - departureOf(bound);
