/**
 * What is wanted of each day: where the scan of a calendar puts what it finds. Days count from the first one of the calendar, times are UTC
 * minutes, prices US cents per traveller with taxes.
 */
export interface DaySheet {
  /** Said before what is looked for are bounds of so many stops: what is wanted of them may differ. */
  begin?(stops: number): void;
  /** The row that bounds of a plate belong to; null where none of them is wanted. */
  rowOf(plate: number): DayRow | null;
  /** By day, no less than what any row wants. */
  readonly worstCents: Float64Array;
  /** How many times what was found on one day has made others want less. */
  readonly narrowed: number;
  add(row: DayRow, bound: DayBound): void;
}

/** A sheet of one row. */
export interface RowSheet extends DaySheet {
  readonly row: DayRow;
}

export interface DayBound {
  readonly day: number;
  readonly plate: number;
  readonly cents: number;
  readonly departsAt: number;
  readonly arrivesAt: number;
}

/** The cheapest bounds by day, of one plate or of any. */
export class DayRow {
  /** Infinity where nothing was found. */
  readonly cents: Float64Array;
  /** Nothing is wanted that costs as much or more: what was found, or what the row was opened with. */
  readonly worstCents: Float64Array;
  readonly plates: Int32Array;
  readonly departsAt: Float64Array;
  readonly arrivesAt: Float64Array;

  constructor(worstCents: Float64Array) {
    const days = worstCents.length;
    this.cents = new Float64Array(days).fill(Infinity);
    this.worstCents = worstCents;
    this.plates = new Int32Array(days);
    this.departsAt = new Float64Array(days);
    this.arrivesAt = new Float64Array(days);
  }

  set({ day, plate, cents, departsAt, arrivesAt }: DayBound): void {
    this.cents[day] = this.worstCents[day] = cents;
    this.plates[day] = plate;
    this.departsAt[day] = departsAt;
    this.arrivesAt[day] = arrivesAt;
  }
}

/** The cheapest bound of each day, of all plates or of one. */
export class CheapestOfDay implements RowSheet {
  readonly row: DayRow;
  readonly narrowed = 0;
  readonly worstCents: Float64Array;
  readonly #onlyPlate: number | null;

  constructor(days: number, onlyPlate: number | null = null) {
    this.row = new DayRow(new Float64Array(days).fill(Infinity));
    this.worstCents = this.row.worstCents;
    this.#onlyPlate = onlyPlate;
  }

  rowOf(plate: number): DayRow | null {
    return this.#onlyPlate === null || plate === this.#onlyPlate ? this.row : null;
  }

  add(row: DayRow, bound: DayBound): void {
    row.set(bound);
  }
}

/** The cheapest bound of each day and plate, as far as they are wanted. */
export class CheapestOfPlate implements DaySheet {
  readonly narrowed = 0;
  readonly rows = new Map<number, DayRow>();
  readonly worstCents: Float64Array;
  readonly #worstOf: (plate: number) => Float64Array;

  /** @param worstOf below what a plate is wanted, by day. @param worstCents no less than any of that. */
  constructor(worstOf: (plate: number) => Float64Array, worstCents: Float64Array) {
    this.#worstOf = worstOf;
    this.worstCents = worstCents;
  }

  rowOf(plate: number): DayRow {
    const known = this.rows.get(plate);
    if (known !== undefined) return known;
    const row = new DayRow(this.#worstOf(plate));
    this.rows.set(plate, row);
    return row;
  }

  add(row: DayRow, bound: DayBound): void {
    row.set(bound);
  }
}
