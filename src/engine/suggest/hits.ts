import { TIERS } from "./name-kinds.ts";

/** The places that one query has met so far, each with the best tier it reached. */
export class Hits {
  readonly #tiers: Uint8Array;
  readonly #places: number[] = [];

  constructor(placeCount: number) {
    this.#tiers = new Uint8Array(placeCount).fill(TIERS.none);
  }

  note(place: number, tier: number): void {
    const known = this.#tiers[place] as number;
    if (tier >= known) return;
    if (known === TIERS.none) this.#places.push(place);
    this.#tiers[place] = tier;
  }

  get size(): number {
    return this.#places.length;
  }

  tier(place: number): number {
    return this.#tiers[place] as number;
  }

  /** The places by tier, then by standing, which is their number. */
  ranked(): readonly number[] {
    const count = this.#tiers.length;
    const score = (place: number): number => this.tier(place) * count + place;
    return [...Float64Array.from(this.#places, score).sort()].map((value) => value % count);
  }
}
