import type { CabinCode } from "../../core/flights/index.ts";
import type { BoundSearch } from "../routing/index.ts";

/** Who asks. */
export interface Party {
  readonly cabin: CabinCode;
  readonly seats: number;
  /** The epoch day of asking. */
  readonly today: number;
}

/**
 * The price factors at which the first flights of itineraries seat a party, by day of the horizon: many itineraries begin with the same few,
 * and most that a day does not want are too dear by their first flight alone.
 */
export class FirstFactors {
  readonly #parts: BoundSearch;
  readonly #party: Party;
  readonly #rows = new Map<number, Float64Array>();

  constructor(parts: BoundSearch, party: Party) {
    this.#parts = parts;
    this.#party = party;
  }

  /** By day of the horizon, NaN where nobody has asked. */
  rowOf(flight: number): Float64Array {
    const known = this.#rows.get(flight);
    if (known !== undefined) return known;
    const row = new Float64Array(this.#parts.horizon.days).fill(Number.NaN);
    this.#rows.set(flight, row);
    return row;
  }

  /** As `Fares.partyFactor`. @param row that of the flight. @param day counted from the horizon's first. */
  factor(row: Float64Array, flight: number, day: number): number {
    const known = row[day] as number;
    if (!Number.isNaN(known)) return known;
    const { cabin, seats, today } = this.#party;
    return (row[day] = this.#parts.fares.partyFactor(flight, this.#parts.horizon.firstDay + day, cabin, seats, today));
  }
}
