import { MOST_STOPS } from "../routing/index.ts";
import type { DayBound, DayRow, RowSheet } from "./day-sheet.ts";

/**
 * A sheet for what is found of all bounds, one for those with one stop at most, and one for nonstops: filled by one scan, which looks for nonstops first.
 * What a sheet does not want is offered to no sheet for more stops: it must leave out nothing that one of them may need.
 */
export class SheetsByStops<Sheet extends RowSheet> implements RowSheet {
  /** By the number of stops that a bound may have. */
  readonly #sheets: readonly Sheet[];
  /** What the bounds at hand have. */
  #stops = 0;

  /** @param newSheet for bounds with so many stops at most. */
  constructor(newSheet: (mostStops: number) => Sheet) {
    this.#sheets = Array.from({ length: MOST_STOPS + 1 }, (_, mostStops) => newSheet(mostStops));
  }

  /** What was found of bounds with so many stops at most. */
  upTo(mostStops: number): Sheet {
    return this.#sheets[mostStops] as Sheet;
  }

  get row(): DayRow {
    return this.upTo(MOST_STOPS).row;
  }

  get worstCents(): Float64Array {
    return this.upTo(this.#stops).worstCents;
  }

  get narrowed(): number {
    return this.upTo(this.#stops).narrowed;
  }

  begin(stops: number): void {
    this.#stops = stops;
  }

  rowOf(plate: number): DayRow | null {
    return this.upTo(this.#stops).rowOf(plate);
  }

  add(_: DayRow, bound: DayBound): void {
    for (let mostStops = this.#stops; mostStops <= MOST_STOPS; mostStops++) {
      const sheet = this.upTo(mostStops);
      const row = sheet.rowOf(bound.plate);
      if (row !== null && bound.cents < (row.worstCents[bound.day] as number)) sheet.add(row, bound);
    }
  }
}
