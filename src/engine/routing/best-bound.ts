import type { Candidate } from "./bound-list.ts";
import type { WholeSink } from "./bound-sink.ts";
import type { FoundBound } from "./query.ts";

/** The best of the bounds that are offered. Ranks as `BoundList` does. */
export class BestBound implements WholeSink {
  taken = 0;
  #best: Writable | null = null;

  /** Null while there is none. */
  get found(): FoundBound | null {
    return this.#best;
  }

  get isEmpty(): boolean {
    return this.#best === null;
  }

  mostCents(): number {
    return this.#best === null ? Infinity : this.#best.cents;
  }

  worstCents(): number {
    return this.mostCents();
  }

  add(candidate: Candidate): void {
    if (this.#best !== null && !ranksBefore(candidate, this.#best)) return;
    this.#best ??= { flights: [], days: [], plate: 0, cents: 0, departsAtUtcMinute: 0, arrivesAtUtcMinute: 0 };
    write(candidate, this.#best);
    this.taken++;
  }
}

/** A found bound that is written over by a better one. */
interface Writable extends FoundBound {
  flights: number[];
  days: number[];
  plate: number;
  cents: number;
  departsAtUtcMinute: number;
  arrivesAtUtcMinute: number;
}

function write({ flights, days, legs, plate, cents, departsAt, arrivesAt }: Candidate, into: Writable): void {
  into.flights.length = into.days.length = 0;
  for (let leg = 0; leg < legs; leg++) {
    into.flights.push(flights[leg] as number);
    into.days.push(days[leg] as number);
  }
  into.plate = plate;
  into.cents = cents;
  into.departsAtUtcMinute = departsAt;
  into.arrivesAtUtcMinute = arrivesAt;
}

function ranksBefore(candidate: Candidate, known: FoundBound): boolean {
  if (candidate.cents !== known.cents) return candidate.cents < known.cents;
  const minutes = candidate.arrivesAt - candidate.departsAt - (known.arrivesAtUtcMinute - known.departsAtUtcMinute);
  if (minutes !== 0) return minutes < 0;
  if (candidate.departsAt !== known.departsAtUtcMinute) return candidate.departsAt < known.departsAtUtcMinute;
  return areLegsBefore(candidate, known);
}

function areLegsBefore({ flights, days, legs }: Candidate, known: FoundBound): boolean {
  if (legs !== known.flights.length) return legs < known.flights.length;
  for (let leg = 0; leg < legs; leg++) {
    const apart = (flights[leg] as number) - (known.flights[leg] as number) || (days[leg] as number) - (known.days[leg] as number);
    if (apart !== 0) return apart < 0;
  }
  return false;
}
