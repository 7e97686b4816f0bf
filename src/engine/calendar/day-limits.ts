/**
 * What the days of a scan still want, by weight (see `YearFares`): on each day, on 32 days of the horizon together, and on any of them. Days
 * count from the calendar's first one.
 */
export class DayLimits {
  /** By day: what weighs more is not wanted. Infinity where nothing was found yet. */
  readonly ofDay: Float64Array;
  /** The days that want something of the weight that was asked for last: the first `openCount` entries. */
  readonly open: Int32Array;
  openCount = 0;
  /** The most that any of these wants, and by word of 32 days of the horizon; -Infinity where none of the word is open. */
  mostWeight = -Infinity;
  readonly #ofWord: Float64Array;
  readonly #firstDay: number;

  /** @param firstDay the calendar's, counted from the horizon's. @param words that a row of the horizon's days takes. */
  constructor(days: number, firstDay: number, words: number) {
    this.ofDay = new Float64Array(days);
    this.open = new Int32Array(days);
    this.#ofWord = new Float64Array(words);
    this.#firstDay = firstDay;
  }

  /** Starts with these days, whose limits are set. */
  start(openDays: readonly number[]): void {
    this.open.set(openDays);
    this.openCount = openDays.length;
  }

  /** Leaves out the days that want nothing of this weight or more, and notes what weighs more than the others want. */
  close(weight: number): void {
    const { ofDay, open } = this;
    const ofWord = this.#ofWord.fill(-Infinity);
    let left = 0;
    this.mostWeight = -Infinity;
    for (let place = 0; place < this.openCount; place++) {
      const day = open[place] as number;
      const limit = ofDay[day] as number;
      if (weight > limit) continue;
      open[left++] = day;
      const word = (this.#firstDay + day) >> 5;
      if (limit > (ofWord[word] as number)) ofWord[word] = limit;
      if (limit > this.mostWeight) this.mostWeight = limit;
    }
    this.openCount = left;
  }

  /** The most that is wanted on words of 32 days that have a bit. @param from where in the bits the first word stands. */
  mostOn(bits: Int32Array, from: number): number {
    const ofWord = this.#ofWord;
    let most = -Infinity;
    for (let word = 0; word < ofWord.length; word++)
      if (bits[from + word] !== 0 && (ofWord[word] as number) > most) most = ofWord[word] as number;
    return most;
  }
}
