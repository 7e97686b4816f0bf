import type { BoundQuery, BoundSearch } from "../routing/index.ts";

/** Room for so many flights, once there is one: many markets have none. */
const FIRST_ROWS = 8;
/** What a factor of 0 is kept as. */
const SOLD_OUT = -1;

/**
 * The price factors at which the first flights of itineraries seat a party, by day of the horizon: many itineraries begin with the same few,
 * and most that a day does not want are too dear by their first flight alone.
 */
export class FirstFactors {
  /** Who asks for seats, and when. */
  readonly asked: Pick<BoundQuery, "cabin" | "seats" | "today">;
  readonly #parts: BoundSearch;
  readonly #days: number;
  /** Where the rows of flights begin. */
  readonly #rows = new Map<number, number>();
  /** By row and day; 0 where nobody has asked. */
  #factors = new Float64Array(0);
  #used = 0;
  /** Most who ask for a row have just asked for it. */
  #flight = -1;
  #row = -1;

  constructor(parts: BoundSearch, asked: FirstFactors["asked"]) {
    this.#parts = parts;
    this.asked = asked;
    this.#days = parts.horizon.days;
  }

  /** Where the factors of a flight are kept. */
  rowOf(flight: number): number {
    if (flight !== this.#flight) {
      this.#flight = flight;
      this.#row = this.#rows.get(flight) ?? this.#newRow(flight);
    }
    return this.#row;
  }

  /** As `Fares.partyFactor`. @param row that of the flight. @param day counted from the horizon's first. */
  factor(row: number, flight: number, day: number): number {
    const known = this.#factors[row + day] as number;
    if (known !== 0) return known === SOLD_OUT ? 0 : known;
    const { cabin, seats, today } = this.asked;
    const factor = this.#parts.fares.partyFactor(flight, this.#parts.horizon.firstDay + day, cabin, seats, today);
    this.#factors[row + day] = factor === 0 ? SOLD_OUT : factor;
    return factor;
  }

  #newRow(flight: number): number {
    const row = this.#used;
    this.#used += this.#days;
    if (this.#used > this.#factors.length) {
      const longer = new Float64Array(Math.max(FIRST_ROWS * this.#days, this.#factors.length * 2));
      longer.set(this.#factors);
      this.#factors = longer;
    }
    this.#rows.set(flight, row);
    return row;
  }
}
