import type { BoundQuery, BoundSearch } from "../routing/index.ts";

/**
 * The price factors at which the first flights of itineraries seat a party, by day of the horizon: many itineraries begin with the same few,
 * and most that a day does not want are too dear by their first flight alone.
 */
export class FirstFactors {
  /** Who asks for seats, and when. */
  readonly asked: Pick<BoundQuery, "cabin" | "seats" | "today">;
  readonly #parts: BoundSearch;
  readonly #rows = new Map<number, Float64Array>();
  /** Most who ask for a row have just asked for it. */
  #flight = -1;
  #row: Float64Array = new Float64Array(0);

  constructor(parts: BoundSearch, asked: FirstFactors["asked"]) {
    this.#parts = parts;
    this.asked = asked;
  }

  /** By day of the horizon, NaN where nobody has asked. */
  rowOf(flight: number): Float64Array {
    if (flight === this.#flight) return this.#row;
    const row = this.#rows.get(flight) ?? new Float64Array(this.#parts.horizon.days).fill(Number.NaN);
    this.#rows.set(flight, row);
    this.#flight = flight;
    return (this.#row = row);
  }

  /** As `Fares.partyFactor`. @param row that of the flight. @param day counted from the horizon's first. */
  factor(row: Float64Array, flight: number, day: number): number {
    const known = row[day] as number;
    if (!Number.isNaN(known)) return known;
    const { cabin, seats, today } = this.asked;
    return (row[day] = this.#parts.fares.partyFactor(flight, this.#parts.horizon.firstDay + day, cabin, seats, today));
  }
}
