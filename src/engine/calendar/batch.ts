import type { YearItinerary } from "./itineraries.ts";

/** Itineraries that begin with the same flight: the places `start` to before `end` of their batch, the lightest first. */
export interface Run {
  readonly first: number;
  /** Of the flight, see `FirstFactors`. */
  readonly firstRow: Float64Array;
  readonly start: number;
  readonly end: number;
}

/** Itineraries that the days look at together, in columns, by their first flights: the run of the lightest one first. */
export class Batch {
  readonly itineraries: readonly YearItinerary[];
  readonly runs: readonly Run[];
  readonly weights: Float64Array;
  /** Of 32 days (see `readDays`): a bit for each on which an itinerary, and any of a run, runs. */
  readonly bits: Int32Array;
  readonly runBits: Int32Array;

  constructor(itineraries: readonly YearItinerary[]) {
    const byFirst = Map.groupBy(
      itineraries.toSorted((a, b) => a.weight - b.weight),
      ({ first }) => first,
    );
    let start = 0;
    this.runs = [...byFirst].map(([first, some]) => {
      const run = { first, firstRow: (some[0] as YearItinerary).firstRow, start, end: start + some.length };
      start = run.end;
      return run;
    });
    this.itineraries = [...byFirst.values()].flat();
    this.weights = Float64Array.from(this.itineraries, ({ weight }) => weight);
    this.bits = new Int32Array(itineraries.length);
    this.runBits = new Int32Array(this.runs.length);
  }

  /** Turns to the days of a word. @param days bits of running days (see `YearJoin.days`). */
  readDays(days: Int32Array, word: number): void {
    for (let run = 0; run < this.runs.length; run++) {
      const { start, end } = this.runs[run] as Run;
      let any = 0;
      for (let place = start; place < end; place++) {
        const bits = days[(this.itineraries[place] as YearItinerary).days + word] as number;
        this.bits[place] = bits;
        any |= bits;
      }
      this.runBits[run] = any;
    }
  }
}
