/** What is wanted of each day: where the scan of a calendar puts what it finds. Days count from the first one of the calendar. */
export interface DaySheet {
  /** Nothing of a day and plate is wanted that costs as many cents or more. */
  worstCents(day: number, plate: number): number;
  /** No less than any `worstCents` of a day. */
  worstOfDay(day: number): number;
  /** @param departsAt, arrivesAt UTC minutes. */
  add(day: number, plate: number, cents: number, departsAt: number, arrivesAt: number): void;
}

/** The cheapest bound of each day. */
export class CheapestOfDay implements DaySheet {
  /** US cents per traveller, taxes in; Infinity on days on which nothing flies. */
  readonly cents: Float64Array;

  constructor(days: number) {
    this.cents = new Float64Array(days).fill(Infinity);
  }

  worstCents(day: number): number {
    return this.cents[day] as number;
  }

  worstOfDay(day: number): number {
    return this.cents[day] as number;
  }

  add(day: number, _plate: number, cents: number): void {
    this.cents[day] = cents;
  }
}

/** One plate's cheapest bounds by day. */
export class PlateRow {
  readonly plate: number;
  /** US cents per traveller; Infinity where nothing was wanted and found. */
  readonly cents: Float64Array;
  /** UTC minutes. */
  readonly departsAt: Float64Array;
  readonly arrivesAt: Float64Array;

  constructor(plate: number, days: number) {
    this.plate = plate;
    this.cents = new Float64Array(days).fill(Infinity);
    this.departsAt = new Float64Array(days);
    this.arrivesAt = new Float64Array(days);
  }

  set(day: number, cents: number, departsAt: number, arrivesAt: number): void {
    this.cents[day] = cents;
    this.departsAt[day] = departsAt;
    this.arrivesAt[day] = arrivesAt;
  }
}

/** A sheet that keeps apart what the plates have. */
export interface PlateSheet extends DaySheet {
  readonly rows: readonly PlateRow[];
}

/** The cheapest bound of each day of one plate. */
export class CheapestOfOnePlate implements PlateSheet {
  readonly rows: readonly [PlateRow];

  constructor(days: number, plate: number) {
    this.rows = [new PlateRow(plate, days)];
  }

  worstCents(day: number, plate: number): number {
    return plate === this.rows[0].plate ? (this.rows[0].cents[day] as number) : -Infinity;
  }

  worstOfDay(day: number): number {
    return this.rows[0].cents[day] as number;
  }

  add(day: number, _plate: number, cents: number, departsAt: number, arrivesAt: number): void {
    this.rows[0].set(day, cents, departsAt, arrivesAt);
  }
}

/** The cheapest bound of each day and plate, as far as they are wanted. */
export class CheapestOfPlate implements PlateSheet {
  readonly rows: PlateRow[] = [];
  readonly #days: number;
  readonly #rowOf = new Map<number, PlateRow>();
  readonly #mostCents: (day: number, plate: number) => number;
  readonly #mostOfDay: Float64Array;

  /**
   * @param mostCents more than this is not wanted of a day and plate, whatever else there is.
   * @param mostOfDay no less than any of that, by day.
   */
  constructor(days: number, mostCents: (day: number, plate: number) => number, mostOfDay: Float64Array) {
    this.#days = days;
    this.#mostCents = mostCents;
    this.#mostOfDay = mostOfDay;
  }

  worstCents(day: number, plate: number): number {
    const found = this.#rowOf.get(plate)?.cents[day] ?? Infinity;
    return found === Infinity ? above(this.#mostCents(day, plate)) : found;
  }

  worstOfDay(day: number): number {
    return above(this.#mostOfDay[day] as number);
  }

  add(day: number, plate: number, cents: number, departsAt: number, arrivesAt: number): void {
    let row = this.#rowOf.get(plate);
    if (row === undefined) {
      row = new PlateRow(plate, this.#days);
      this.#rowOf.set(plate, row);
      this.rows.push(row);
    }
    row.set(day, cents, departsAt, arrivesAt);
  }
}

/** What is just wanted is below this. */
const above = (cents: number): number => cents + 1;
