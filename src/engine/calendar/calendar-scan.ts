import type { YearFares } from "../fares/index.ts";
import type { BoundSearch, Limits } from "../routing/index.ts";
import type { Horizon } from "../timetable/index.ts";
import { Batch } from "./batch.ts";
import type { FirstFactors } from "./first-factors.ts";
import type { Chain } from "./chain-list.ts";
import { DayLimits } from "./day-limits.ts";
import type { DayRow, DaySheet } from "./day-sheet.ts";
import { ItineraryClock } from "./itinerary-clock.ts";
import { type YearItinerary, YearJoin } from "./itineraries.ts";

/** So many itineraries are made before the days look at them: cheap chains first, so that most days need no dear ones. */
const BATCH = 16;

/** What a scan is about. */
interface CalendarMarket {
  /** The calendar's first day, counted from the horizon's. */
  readonly firstDay: number;
  readonly elapsedLimit: number;
}

/** Goes through the chains of one market, lightest first, and looks on each day for what is cheaper than what the day has. */
export class CalendarScan {
  readonly #horizon: Horizon;
  readonly #parts: BoundSearch;
  readonly #fares: YearFares;
  readonly #join: YearJoin;
  readonly #firstFactors: FirstFactors;
  readonly #clock: ItineraryClock;
  readonly #market: CalendarMarket;
  readonly #sheet: DaySheet;
  /** Of the stops at hand. */
  readonly #limits: DayLimits;
  /** The same of the rows, as they are come by. */
  #rowLimits = new Map<DayRow, Float64Array>();
  readonly #batch = new Batch();

  constructor(parts: BoundSearch, fares: YearFares, limits: Limits, market: CalendarMarket, sheet: DaySheet, firstFactors: FirstFactors) {
    this.#firstFactors = firstFactors;
    this.#clock = new ItineraryClock(parts, market.elapsedLimit);
    this.#horizon = parts.horizon;
    this.#parts = parts;
    this.#fares = fares;
    this.#market = market;
    this.#sheet = sheet;
    this.#limits = new DayLimits(sheet.worstCents.length, market.firstDay);
    this.#join = new YearJoin(parts, fares, limits, market.elapsedLimit, firstFactors, this.#limits);
  }

  /** What weighs more is wanted on none of these days, by bounds of so many stops. */
  mostWeight(stops: number, openDays: readonly number[]): number {
    const { worstCents } = this.#sheet;
    let most = 0;
    for (const day of openDays) {
      if (worstCents[day] === Infinity) return Infinity;
      most = Math.max(most, this.#weightOf(worstCents, day, stops));
    }
    return most;
  }

  /** @param chains of one number of stops. @param openDays the days that are looked at, counted from the calendar's first one. */
  run(chains: Chain[], stops: number, openDays: readonly number[]): void {
    chains.sort((a, b) => a.floorWeight - b.floorWeight);
    this.#rowLimits.clear();
    const limits = this.#limits;
    this.#setLimits(stops, openDays);
    limits.start(openDays);
    let narrowed = this.#sheet.narrowed;
    for (let next = 0; next < chains.length;) {
      limits.close((chains[next] as Chain).floorWeight);
      if (limits.openCount === 0) return;
      const batch: YearItinerary[] = [];
      this.#join.clear();
      while (batch.length < BATCH && next < chains.length && (chains[next] as Chain).floorWeight <= limits.mostWeight)
        this.#join.join(chains[next++] as Chain, batch);
      this.#batch.hold(batch);
      this.#lookAt(stops, openDays);
      if (this.#sheet.narrowed !== narrowed) this.#setLimits(stops, openDays);
      narrowed = this.#sheet.narrowed;
    }
  }

  #setLimits(stops: number, openDays: readonly number[]): void {
    for (const day of openDays) this.#limits.ofDay[day] = this.#weightOf(this.#sheet.worstCents, day, stops);
  }

  /** Word by word of 32 days: the itineraries that run then, those with one first flight together. */
  #lookAt(stops: number, openDays: readonly number[]): void {
    const { fromWord, endWord } = this.#limits;
    const batch = this.#batch;
    const rows = batch.itineraries.map(({ plate }) => this.#sheet.rowOf(plate));
    const rowLimits = rows.map((row) => row && this.#limitsOf(row, stops, openDays));
    for (let word = fromWord; word < endWord; word++) {
      batch.readDays(this.#join.days, word);
      for (let run = 0; run < batch.runCount; run++) this.#lookAtRun(run, word, rows, rowLimits);
    }
  }

  /** Day by day, at the itineraries of a run that a day may want: most are too dear by what their first flight costs then. */
  #lookAtRun(run: number, word: number, rows: readonly (DayRow | null)[], rowLimits: readonly (Float64Array | null)[]): void {
    const { ofDay } = this.#limits;
    const { itineraries, starts, weights, bits, runBits } = this.#batch;
    const [start, end] = [starts[run] as number, starts[run + 1] as number];
    const { first, firstRow, weight: leastWeight } = itineraries[start] as YearItinerary;
    for (let left = runBits[run] as number; left !== 0; left &= left - 1) {
      const bit = left & -left;
      const horizonDay = word * 32 + 31 - Math.clz32(bit);
      const day = horizonDay - this.#market.firstDay;
      if (leastWeight > (ofDay[day] as number)) continue;
      const factor = this.#firstFactors.factor(firstRow, first, horizonDay);
      if (factor === 0) continue;
      for (let place = start; place < end; place++) {
        if ((weights[place] as number) > this.#fares.mostWeightAt(factor, ofDay[day] as number)) break;
        const limits = rowLimits[place];
        if (limits && ((bits[place] as number) & bit) !== 0)
          this.#offer(itineraries[place] as YearItinerary, rows[place] as DayRow, limits, day, factor);
      }
    }
  }

  #limitsOf(row: DayRow, stops: number, openDays: readonly number[]): Float64Array {
    if (row.worstCents === this.#sheet.worstCents) return this.#limits.ofDay;
    const known = this.#rowLimits.get(row);
    if (known !== undefined) return known;
    const limits = new Float64Array(this.#limits.ofDay.length);
    for (const day of openDays) limits[day] = this.#weightOf(row.worstCents, day, stops);
    this.#rowLimits.set(row, limits);
    return limits;
  }

  #weightOf(cents: Float64Array, day: number, stops: number): number {
    return this.#fares.mostWeight(cents[day] as number, this.#horizon.firstDay + this.#market.firstDay + day, stops);
  }

  /** Puts an itinerary into a row if it connects on a day on which it runs, and is cheaper than what the row has. @param firstFactor that of the first leg. */
  #offer(itinerary: YearItinerary, row: DayRow, limits: Float64Array, day: number, firstFactor: number): void {
    const { legs, plate, weight, isSteady } = itinerary;
    const firstDay = this.#market.firstDay + day;
    const dearest = this.#dearestFactor(itinerary, firstDay, firstFactor, this.#fares.mostFactor(weight, limits[day] as number));
    if (dearest === 0 || (!isSteady && !this.#clock.connects(itinerary, firstDay))) return;
    const cents = this.#fares.centsAt(weight, this.#horizon.firstDay + firstDay, legs - 1, plate, dearest);
    if (cents >= (row.worstCents[day] as number)) return;
    const departsAt = this.#clock.departsAt(itinerary, firstDay);
    this.#sheet.add(row, { day, plate, cents, departsAt, arrivesAt: this.#clock.arrivesAt(itinerary, firstDay) });
    limits[day] = this.#weightOf(row.worstCents, day, legs - 1);
  }

  /** The greatest price factor of the legs; 0 when one of them does not seat the party, or has more than `most`. */
  #dearestFactor({ legs, second, third, secondLater, thirdLater }: YearItinerary, firstDay: number, one: number, most: number): number {
    if (one > most) return 0;
    if (legs === 1) return one;
    const two = this.#factor(second, firstDay + secondLater);
    if (two === 0 || two > most) return 0;
    if (legs === 2) return Math.max(one, two);
    const three = this.#factor(third, firstDay + thirdLater);
    return three === 0 || three > most ? 0 : Math.max(one, two, three);
  }

  #factor(flight: number, day: number): number {
    const { cabin, seats, today } = this.#firstFactors.asked;
    return this.#parts.fares.partyFactor(flight, this.#horizon.firstDay + day, cabin, seats, today);
  }
}
