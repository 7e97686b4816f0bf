import type { BoundSink } from "./bound-search.ts";
import type { Candidate } from "./bound-list.ts";
import type { FoundBound } from "./query.ts";

/** The best bound of each plate, or of all plates together: what a cheapest pair can be made of, or is all that is asked. Ranks as `BoundList` does. */
export class BestBounds implements BoundSink {
  readonly #best = new Map<number, FoundBound>();
  readonly #keyOf: (plate: number) => number;
  readonly #mostCents: (plate: number) => number;

  /** @param mostCents what costs more is not wanted of a plate. */
  constructor(apart: "byPlate" | "together", mostCents: (plate: number) => number = () => Infinity) {
    this.#keyOf = apart === "byPlate" ? (plate) => plate : () => 0;
    this.#mostCents = mostCents;
  }

  get isEmpty(): boolean {
    return this.#best.size === 0;
  }

  worstCents(plate: number): number {
    return this.#best.get(this.#keyOf(plate))?.cents ?? this.#mostCents(plate);
  }

  add(candidate: Candidate): void {
    const key = this.#keyOf(candidate.plate);
    const known = this.#best.get(key);
    if (known === undefined || ranksBefore(candidate, known)) this.#best.set(key, boundOf(candidate));
  }

  /** Best first. */
  sorted(): FoundBound[] {
    return [...this.#best.values()].sort(
      (a, b) => a.cents - b.cents || minutesOf(a) - minutesOf(b) || a.departsAtUtcMinute - b.departsAtUtcMinute || compareLegs(a, b),
    );
  }
}

const minutesOf = (bound: FoundBound): number => bound.arrivesAtUtcMinute - bound.departsAtUtcMinute;

function ranksBefore(candidate: Candidate, known: FoundBound): boolean {
  if (candidate.cents !== known.cents) return candidate.cents < known.cents;
  const minutes = candidate.arrivesAt - candidate.departsAt - minutesOf(known);
  if (minutes !== 0) return minutes < 0;
  if (candidate.departsAt !== known.departsAtUtcMinute) return candidate.departsAt < known.departsAtUtcMinute;
  return compareLegs(boundOf(candidate), known) < 0;
}

function compareLegs(a: FoundBound, b: FoundBound): number {
  if (a.flights.length !== b.flights.length) return a.flights.length - b.flights.length;
  for (let leg = 0; leg < a.flights.length; leg++) {
    const apart = (a.flights[leg] as number) - (b.flights[leg] as number) || (a.days[leg] as number) - (b.days[leg] as number);
    if (apart !== 0) return apart;
  }
  return 0;
}

const boundOf = ({ flights, days, legs, plate, cents, departsAt, arrivesAt }: Candidate): FoundBound => ({
  flights: Array.from(flights.subarray(0, legs)),
  days: Array.from(days.subarray(0, legs)),
  plate,
  cents,
  departsAtUtcMinute: departsAt,
  arrivesAtUtcMinute: arrivesAt,
});
