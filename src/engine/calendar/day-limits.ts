/** What the days of a scan still want, by weight (see `YearFares`). Days count from the calendar's first one. */
export class DayLimits {
  /** By day: what weighs more is not wanted. Infinity where nothing was found yet. */
  readonly ofDay: Float64Array;
  /** The days that want something of the weight that was asked for last: the first `openCount` entries. */
  readonly open: Int32Array;
  openCount = 0;
  /** What weighs more is wanted on none of these. */
  mostWeight = 0;
  /** A bit for each of these, counted from the horizon's first day: the words from `fromWord` to before `endWord`. */
  readonly bits: Int32Array;
  fromWord = 0;
  endWord = 0;
  readonly #firstDay: number;

  /** @param firstDay the calendar's first one, counted from the horizon's. */
  constructor(days: number, firstDay: number) {
    this.ofDay = new Float64Array(days);
    this.open = new Int32Array(days);
    this.bits = new Int32Array(((firstDay + days - 1) >> 5) + 1);
    this.#firstDay = firstDay;
  }

  /** Starts with these days, in their order; their limits are set. */
  start(openDays: readonly number[]): void {
    this.open.set(openDays);
    this.openCount = openDays.length;
  }

  /** Leaves out the days that want nothing of this weight or more. */
  close(weight: number): void {
    const { ofDay, open } = this;
    let left = 0;
    this.mostWeight = 0;
    for (let place = 0; place < this.openCount; place++) {
      const day = open[place] as number;
      const limit = ofDay[day] as number;
      if (weight > limit) continue;
      open[left++] = day;
      if (limit > this.mostWeight) this.mostWeight = limit;
    }
    this.openCount = left;
    this.#markOpen();
  }

  #markOpen(): void {
    const { bits, open, openCount } = this;
    this.fromWord = openCount === 0 ? 0 : this.#wordOf(0);
    this.endWord = openCount === 0 ? 0 : this.#wordOf(openCount - 1) + 1;
    bits.fill(0, this.fromWord, this.endWord);
    for (let place = 0; place < openCount; place++) {
      const word = this.#wordOf(place);
      bits[word] = (bits[word] as number) | (1 << ((this.#firstDay + (open[place] as number)) & 31));
    }
  }

  /** Of the open day at a place. */
  #wordOf(place: number): number {
    return (this.#firstDay + (this.open[place] as number)) >> 5;
  }
}
