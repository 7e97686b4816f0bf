import type { Candidate } from "./bound-list.ts";
import type { WholeSink } from "./bound-sink.ts";
import type { FoundBound } from "./query.ts";

/** A flight and the epoch day of its departure, for each leg that a bound may have. */
type Legs = [flight: number, day: number, flight: number, day: number, flight: number, day: number];

/** The best of the bounds that are offered. Ranks as `BoundList` does. */
export class BestBound implements WholeSink {
  taken = 0;
  #legs = 0;
  #plate = 0;
  #cents = 0;
  #departsAt = 0;
  #arrivesAt = 0;
  /** Written over by a better one: explore keeps thousands. */
  readonly #flown: Legs = [0, 0, 0, 0, 0, 0];

  /** Null while there is none. */
  get found(): FoundBound | null {
    if (this.#legs === 0) return null;
    const [first, firstDay, second, secondDay, third, thirdDay] = this.#flown;
    return {
      flights: this.#legs === 1 ? [first] : this.#legs === 2 ? [first, second] : [first, second, third],
      days: this.#legs === 1 ? [firstDay] : this.#legs === 2 ? [firstDay, secondDay] : [firstDay, secondDay, thirdDay],
      plate: this.#plate,
      cents: this.#cents,
      departsAtUtcMinute: this.#departsAt,
      arrivesAtUtcMinute: this.#arrivesAt,
    };
  }

  get isEmpty(): boolean {
    return this.#legs === 0;
  }

  mostCents(): number {
    return this.#legs === 0 ? Infinity : this.#cents;
  }

  worstCents(): number {
    return this.mostCents();
  }

  add(candidate: Candidate): void {
    if (this.#legs !== 0 && !this.#isWorseThan(candidate)) return;
    const { flights, days, legs, plate, cents, departsAt, arrivesAt } = candidate;
    for (let leg = 0; leg < legs; leg++) {
      this.#flown[leg * 2] = flights[leg] as number;
      this.#flown[leg * 2 + 1] = days[leg] as number;
    }
    this.#legs = legs;
    this.#plate = plate;
    this.#cents = cents;
    this.#departsAt = departsAt;
    this.#arrivesAt = arrivesAt;
    this.taken++;
  }

  #isWorseThan(candidate: Candidate): boolean {
    if (candidate.cents !== this.#cents) return candidate.cents < this.#cents;
    const minutes = candidate.arrivesAt - candidate.departsAt - (this.#arrivesAt - this.#departsAt);
    if (minutes !== 0) return minutes < 0;
    if (candidate.departsAt !== this.#departsAt) return candidate.departsAt < this.#departsAt;
    return this.#areLegsBehind(candidate);
  }

  #areLegsBehind({ flights, days, legs }: Candidate): boolean {
    if (legs !== this.#legs) return legs < this.#legs;
    for (let leg = 0; leg < legs; leg++) {
      const apart =
        (flights[leg] as number) - (this.#flown[leg * 2] as number) || (days[leg] as number) - (this.#flown[leg * 2 + 1] as number);
      if (apart !== 0) return apart < 0;
    }
    return false;
  }
}
