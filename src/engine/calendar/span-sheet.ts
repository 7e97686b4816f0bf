import { type DayBound, DayRow, type RowSheet } from "./day-sheet.ts";

/** What is looked for in a row of days. Prices may be of whatever unit. */
export interface SpanGoal {
  /** What a bound makes of its day: the less the better. Infinity where it says nothing of the others. */
  priceOf(bound: DayBound): number;
  /** Cents which a bound of a day must be below, now that a day with this price is known. Never rises as the best gets better. */
  worstCents(best: PricedDay, day: number): number;
}

interface PricedDay {
  readonly day: number;
  readonly price: number;
}

/** The cheapest bounds of the days on which they may matter: what one day has closes others that have anything. */
export class SpanSheet implements RowSheet {
  /** By day, Infinity where there is nothing: what is cheapest then, unless that does not matter. */
  readonly row: DayRow;
  readonly worstCents: Float64Array;
  /** Of equally good days the first; null while nothing is found. */
  best: PricedDay | null = null;
  narrowed = 0;
  readonly #goal: SpanGoal;

  constructor(days: number, goal: SpanGoal) {
    this.row = new DayRow(new Float64Array(days).fill(Infinity));
    this.worstCents = this.row.worstCents;
    this.#goal = goal;
  }

  rowOf(): DayRow {
    return this.row;
  }

  add(row: DayRow, bound: DayBound): void {
    row.set(bound);
    const { day } = bound;
    const price = this.#goal.priceOf(bound);
    const { best } = this;
    const isBetter = best === null ? price !== Infinity : price < best.price || (price === best.price && day < best.day);
    if (isBetter) this.#narrow({ day, price });
    else if (best !== null) this.#narrowDay(best, day);
  }

  /** A day without anything wants whatever there is: that it has something says within which limits it is searched. */
  #narrow(best: PricedDay): void {
    const { cents } = this.row;
    this.best = best;
    this.narrowed++;
    for (let day = 0; day < cents.length; day++) if (cents[day] !== Infinity) this.#narrowDay(best, day);
  }

  #narrowDay(best: PricedDay, day: number): void {
    this.worstCents[day] = Math.min(this.worstCents[day] as number, this.#goal.worstCents(best, day));
  }
}
