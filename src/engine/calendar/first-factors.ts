import { type BoundQuery, type BoundSearch, doubled } from "../routing/index.ts";

/** Room to begin with, for so many flights. */
const FIRST_ROWS = 32;
/** What a factor of 0 is kept as. */
const SOLD_OUT = -1;

/**
 * The price factors at which the first flights of itineraries seat a party, by day of the horizon: many itineraries begin with the same few,
 * and most that a day does not want are too dear by their first flight alone. One for all scans, one after the other: its room is large.
 */
export class FirstFactors {
  /** Who asks for seats, and when. */
  asked: Pick<BoundQuery, "cabin" | "seats" | "today"> = { cabin: "M", seats: 1, today: 0 };
  readonly #parts: BoundSearch;
  readonly #days: number;
  /** Where the rows of flights begin. */
  readonly #rows = new Map<number, number>();
  /** By row and day; 0 where nobody has asked. */
  #factors: Float64Array<ArrayBuffer>;
  #used = 0;
  /** Most who ask for a row have just asked for it. */
  #flight = -1;
  #row = -1;

  constructor(parts: BoundSearch) {
    this.#parts = parts;
    this.#days = parts.horizon.days;
    this.#factors = new Float64Array(FIRST_ROWS * this.#days);
  }

  /** Forgets all that was asked for. */
  open(asked: FirstFactors["asked"]): void {
    this.asked = asked;
    this.#rows.clear();
    this.#used = 0;
    this.#flight = -1;
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
    if (this.#used > this.#factors.length) this.#factors = doubled(this.#factors);
    this.#factors.fill(0, row, this.#used);
    this.#rows.set(flight, row);
    return row;
  }
}
