import { BestBound } from "./best-bound.ts";
import type { Candidate } from "./bound-list.ts";
import type { WholeSink } from "./bound-sink.ts";
import { type FoundBound, minutesOf } from "./query.ts";

/** The best bound of each plate: what a cheapest pair can be made of. */
export class BestBounds implements WholeSink {
  taken = 0;
  readonly #bests = new Map<number, BestBound>();

  get isEmpty(): boolean {
    return this.#bests.size === 0;
  }

  /** There may always be another plate. */
  mostCents(): number {
    return Infinity;
  }

  worstCents(plate: number): number {
    return this.#bests.get(plate)?.mostCents() ?? Infinity;
  }

  add(candidate: Candidate): void {
    const known = this.#bests.get(candidate.plate);
    const best = known ?? new BestBound();
    if (known === undefined) this.#bests.set(candidate.plate, best);
    best.add(candidate);
    this.taken++;
  }

  /** Best first. */
  sorted(): FoundBound[] {
    return [...this.#bests.values()].flatMap(({ found }) => found ?? []).sort(compareBounds);
  }
}

const compareBounds = (a: FoundBound, b: FoundBound): number =>
  a.cents - b.cents || minutesOf(a) - minutesOf(b) || a.departsAtUtcMinute - b.departsAtUtcMinute || compareLegs(a, b);

function compareLegs(a: FoundBound, b: FoundBound): number {
  if (a.flights.length !== b.flights.length) return a.flights.length - b.flights.length;
  for (let leg = 0; leg < a.flights.length; leg++) {
    const apart = (a.flights[leg] as number) - (b.flights[leg] as number) || (a.days[leg] as number) - (b.days[leg] as number);
    if (apart !== 0) return apart;
  }
  return 0;
}
