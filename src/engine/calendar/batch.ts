import type { YearItinerary } from "./itineraries.ts";

/**
 * Itineraries that the days look at together, in columns. Those that begin with the same flight are a run, the lightest first: run r is the places
 * `starts[r]` to before `starts[r + 1]`.
 */
export class Batch {
  itineraries: readonly YearItinerary[] = [];
  runCount = 0;
  starts = new Int32Array(0);
  weights = new Float64Array(0);
  /** Of 32 days (see `readDays`): a bit for each on which an itinerary, and any of a run, runs. */
  bits = new Int32Array(0);
  runBits = new Int32Array(0);

  /** Takes these in place of those before. @param itineraries are put in order. */
  hold(itineraries: YearItinerary[]): void {
    const count = itineraries.length;
    if (count > this.weights.length) this.#makeRoom(2 * count);
    this.itineraries = itineraries.sort((a, b) => a.first - b.first || a.weight - b.weight);
    this.runCount = 0;
    for (let place = 0, first = -1; place < count; place++) {
      const itinerary = itineraries[place] as YearItinerary;
      this.weights[place] = itinerary.weight;
      if (itinerary.first !== first) this.starts[this.runCount++] = place;
      first = itinerary.first;
    }
    this.starts[this.runCount] = count;
  }

  /** Turns to the days of a word. @param days bits of running days (see `YearJoin.days`). */
  readDays(days: Int32Array, word: number): void {
    for (let run = 0; run < this.runCount; run++) {
      let any = 0;
      for (let place = this.starts[run] as number; place < (this.starts[run + 1] as number); place++) {
        const bits = days[(this.itineraries[place] as YearItinerary).days + word] as number;
        this.bits[place] = bits;
        any |= bits;
      }
      this.runBits[run] = any;
    }
  }

  #makeRoom(room: number): void {
    this.starts = new Int32Array(room + 1);
    this.weights = new Float64Array(room);
    this.bits = new Int32Array(room);
    this.runBits = new Int32Array(room);
  }
}
