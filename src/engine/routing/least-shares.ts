import type { Fares } from "../fares/index.ts";
import { pairShare } from "./pair-price.ts";

/** What is left at the least of the price of a pair that an airline plates a bound of, in ten-thousandths; worked out when first asked for. */
export class LeastShares {
  readonly #airlineCount: number;
  readonly #fares: Fares;
  readonly #outbound = new Map<number, number>();
  readonly #inbound = new Map<number, number>();

  constructor(airlineCount: number, fares: Fares) {
    this.#airlineCount = airlineCount;
    this.#fares = fares;
  }

  outbound(plate: number): number {
    return this.#kept(this.#outbound, plate, (other) => pairShare(this.#fares, plate, other));
  }

  inbound(plate: number): number {
    return this.#kept(this.#inbound, plate, (other) => pairShare(this.#fares, other, plate));
  }

  #kept(known: Map<number, number>, plate: number, shareWith: (other: number) => number): number {
    const kept = known.get(plate);
    if (kept !== undefined) return kept;
    let least = Infinity;
    for (let other = 0; other < this.#airlineCount; other++) least = Math.min(least, shareWith(other));
    known.set(plate, least);
    return least;
  }
}
