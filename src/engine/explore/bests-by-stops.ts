import { type Candidate, MOST_STOPS, type WholeSink } from "../routing/index.ts";

/** A sink that keeps the best of what it is offered. */
interface Best extends WholeSink {
  readonly isEmpty: boolean;
}

/** Keeps the best of all bounds, the best of those with one stop at most, and that of the nonstops. */
export class BestsByStops<Kept extends Best> implements WholeSink {
  taken = 0;
  /** By the number of stops that a bound may have. */
  readonly #bests: readonly Kept[];

  constructor(newBest: () => Kept) {
    this.#bests = Array.from({ length: MOST_STOPS + 1 }, newBest);
  }

  get isEmpty(): boolean {
    return this.upTo(MOST_STOPS).isEmpty;
  }

  /** What is best of the bounds with so many stops at most. */
  upTo(stops: number): Kept {
    return this.#bests[stops] as Kept;
  }

  mostCents(stops: number): number {
    return this.upTo(stops).mostCents(stops);
  }

  /** What is dearer than the best of so many stops is dearer than the best of more, too. */
  worstCents(plate: number, stops: number): number {
    return this.upTo(stops).worstCents(plate, stops);
  }

  add(candidate: Candidate): void {
    this.taken++;
    for (let stops = candidate.legs - 1; stops <= MOST_STOPS; stops++) this.upTo(stops).add(candidate);
  }
}
