import type { BoundSearch } from "../routing/index.ts";

/** East over the date line one may go on the day before the first leg's. */
const FIRST_LATER = -1;
const MINUTES = 1440;
/** Clocks at the two ends of the world are this many minutes apart. */
const MOST_BETWEEN_ZONES = 26 * 60;

/** The days of the horizon on which first legs may depart that a group's flights end, as far as its days of service tell. */
export class Endings {
  readonly #parts: BoundSearch;
  readonly #lastLater: number;
  readonly #ofGroup = new Map<number, Int32Array>();

  /** @param elapsedLimit minutes that a connecting bound may last. */
  constructor(parts: BoundSearch, elapsedLimit: number) {
    this.#parts = parts;
    this.#lastLater = Math.ceil((elapsedLimit + MOST_BETWEEN_ZONES) / MINUTES);
  }

  /** Bits of days, as those of `RunningDays`: no other day has an itinerary that ends with the group. */
  of(group: number): Int32Array {
    const known = this.#ofGroup.get(group);
    if (known !== undefined) return known;
    const made = this.#find(group);
    this.#ofGroup.set(group, made);
    return made;
  }

  #find(group: number): Int32Array {
    const { runningDays, times, timetable } = this.#parts;
    const { groupFirstFlight } = timetable.edges;
    const bits = new Int32Array(runningDays.words);
    const patterns = new Set<number>();
    for (let flight = groupFirstFlight[group] as number; flight < (groupFirstFlight[group + 1] as number); flight++)
      patterns.add(times.pattern(flight));
    for (const pattern of patterns) {
      for (let later = FIRST_LATER; later <= this.#lastLater; later++) {
        for (let word = 0; word < bits.length; word++) bits[word] = (bits[word] as number) | runningDays.wordOf(pattern, word, later);
      }
    }
    return bits;
  }
}
