import { type Candidate, MOST_STOPS, type WholeSink } from "../routing/index.ts";

/** A sink that keeps the best of what it is offered. */
interface Best extends WholeSink {
  readonly isEmpty: boolean;
}

/** Keeps the best of all bounds, the best of those with one stop at most, and that of the nonstops. */
export class BestsByStops<Kept extends Best> implements WholeSink {
  taken = 0;
  /** By the number of stops that a bound may have; null while there is none. */
  readonly #bests: (Kept | null)[] = [null, null, null];
  readonly #newBest: () => Kept;

  constructor(newBest: () => Kept) {
    this.#newBest = newBest;
  }

  get isEmpty(): boolean {
    return this.taken === 0;
  }

  /** What is best of the bounds with so many stops at most; null for none. */
  upTo(stops: number): Kept | null {
    return this.#bests[stops] as Kept | null;
  }

  mostCents(stops: number): number {
    return this.#bests[stops]?.mostCents(stops) ?? Infinity;
  }

  /** What is dearer than the best of so many stops is dearer than the best of more, too. */
  worstCents(plate: number, stops: number): number {
    return this.#bests[stops]?.worstCents(plate, stops) ?? Infinity;
  }

  add(candidate: Candidate): void {
    this.taken++;
    for (let stops = candidate.legs - 1; stops <= MOST_STOPS; stops++) (this.#bests[stops] ??= this.#newBest()).add(candidate);
  }
}
