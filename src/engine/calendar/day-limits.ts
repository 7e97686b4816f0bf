/** What the days of a scan still want, by weight (see `YearFares`). Days count from the calendar's first one. */
export class DayLimits {
  /** By day: what weighs more is not wanted. Infinity where nothing was found yet. */
  readonly ofDay: Float64Array;
  /** The days that want something of the weight that was asked for last: the first `openCount` entries. */
  readonly open: Int32Array;
  openCount = 0;
  /** What weighs more is wanted on none of these. */
  mostWeight = 0;

  constructor(days: number) {
    this.ofDay = new Float64Array(days);
    this.open = new Int32Array(days);
  }

  /** Starts with these days, whose limits are set. */
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
  }
}
