import type { YearFares } from "../fares/index.ts";
import type { BoundSearch } from "../routing/index.ts";
import type { Horizon } from "../timetable/index.ts";
import type { FirstFactors } from "./first-factors.ts";
import type { Chain } from "./chain-list.ts";
import type { DayRow, DaySheet } from "./day-sheet.ts";
import { ItineraryClock } from "./itinerary-clock.ts";
import type { YearItinerary, YearJoin } from "./itineraries.ts";

/** So many itineraries are made before the days look at them: cheap chains first, so that most days need no dear ones. */
const BATCH = 32;

/** What a scan is about. */
export interface CalendarMarket {
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
  /** Of the stops at hand, by day: what weighs more is not wanted. */
  readonly #limits: Float64Array;
  /** The days that still want something, and the most that any of them wants. */
  readonly #open: Int32Array;
  #mostWanted = 0;
  /** Of the itineraries at hand: what they weigh, and on which of 32 days they run. */
  #weights = new Float64Array(2 * BATCH);
  #bits = new Int32Array(2 * BATCH);
  /** The same of the rows, as they are come by. */
  #rowLimits = new Map<DayRow, Float64Array>();

  constructor(parts: BoundSearch, fares: YearFares, join: YearJoin, market: CalendarMarket, sheet: DaySheet, firstFactors: FirstFactors) {
    this.#firstFactors = firstFactors;
    this.#clock = new ItineraryClock(parts, market.elapsedLimit);
    this.#horizon = parts.horizon;
    this.#parts = parts;
    this.#fares = fares;
    this.#join = join;
    this.#market = market;
    this.#sheet = sheet;
    this.#limits = new Float64Array(sheet.worstCents.length);
    this.#open = new Int32Array(sheet.worstCents.length);
  }

  /** What weighs more is wanted on none of these days, by bounds of so many stops. */
  mostWeight(stops: number, openDays: readonly number[]): number {
    return openDays.reduce((most, day) => Math.max(most, this.#weightOf(this.#sheet.worstCents, day, stops)), 0);
  }

  /** @param chains of one number of stops. @param openDays the days that are looked at, counted from the calendar's first one. */
  run(chains: Chain[], stops: number, openDays: readonly number[]): void {
    chains.sort((a, b) => a.floorWeight - b.floorWeight);
    this.#rowLimits.clear();
    for (const day of openDays) this.#limits[day] = this.#weightOf(this.#sheet.worstCents, day, stops);
    this.#open.set(openDays);
    for (let next = 0, open = openDays.length; next < chains.length;) {
      const { floorWeight } = chains[next] as Chain;
      open = this.#closeDays(open, floorWeight);
      if (open === 0) return;
      const batch: YearItinerary[] = [];
      while (batch.length < BATCH && next < chains.length && (chains[next] as Chain).floorWeight <= this.#mostWanted)
        this.#join.join(chains[next++] as Chain, this.#mostWanted, batch);
      batch.sort((a, b) => a.weight - b.weight);
      this.#lookAt(batch, open, stops, openDays);
    }
  }

  /** Leaves out the days that want nothing of this weight, and notes what weighs more than any of the others wants. @returns how many are left. */
  #closeDays(open: number, weight: number): number {
    let left = 0;
    this.#mostWanted = 0;
    for (let place = 0; place < open; place++) {
      const day = this.#open[place] as number;
      const limit = this.#limits[day] as number;
      if (weight > limit) continue;
      this.#open[left++] = day;
      if (limit > this.#mostWanted) this.#mostWanted = limit;
    }
    return left;
  }

  /** Day by day, at the itineraries that run and that the day may want. */
  #lookAt(batch: readonly YearItinerary[], open: number, stops: number, openDays: readonly number[]): void {
    const rows = batch.map(({ plate }) => this.#sheet.rowOf(plate));
    const rowLimits = rows.map((row) => row && this.#limitsOf(row, stops, openDays));
    if (batch.length > this.#weights.length) [this.#weights, this.#bits] = [new Float64Array(batch.length), new Int32Array(batch.length)];
    const [weights, bits] = [this.#weights, this.#bits];
    for (let place = 0; place < batch.length; place++) weights[place] = (batch[place] as YearItinerary).weight;
    for (let next = 0, wordAtHand = -1; next < open; next++) {
      const day = this.#open[next] as number;
      const horizonDay = this.#market.firstDay + day;
      const [word, bit] = [horizonDay >> 5, 1 << (horizonDay & 31)];
      if (word !== wordAtHand) this.#readBits(batch, word);
      wordAtHand = word;
      for (let place = 0; place < batch.length && (weights[place] as number) <= (this.#limits[day] as number); place++) {
        if (((bits[place] as number) & bit) === 0) continue;
        const limits = rowLimits[place];
        if (limits && (weights[place] as number) <= (limits[day] as number))
          this.#offer(batch[place] as YearItinerary, rows[place] as DayRow, limits, day);
      }
    }
  }

  #readBits(batch: readonly YearItinerary[], word: number): void {
    const { days } = this.#join;
    for (let place = 0; place < batch.length; place++) this.#bits[place] = days[(batch[place] as YearItinerary).days + word] as number;
  }

  #limitsOf(row: DayRow, stops: number, openDays: readonly number[]): Float64Array {
    if (row.worstCents === this.#sheet.worstCents) return this.#limits;
    const known = this.#rowLimits.get(row);
    if (known !== undefined) return known;
    const limits = new Float64Array(this.#limits.length);
    for (const day of openDays) limits[day] = this.#weightOf(row.worstCents, day, stops);
    this.#rowLimits.set(row, limits);
    return limits;
  }

  #weightOf(cents: Float64Array, day: number, stops: number): number {
    return this.#fares.mostWeight(cents[day] as number, this.#horizon.firstDay + this.#market.firstDay + day, stops);
  }

  /** Puts an itinerary into a row if it connects on a day on which it runs, and is cheaper than what the row has. */
  #offer(itinerary: YearItinerary, row: DayRow, limits: Float64Array, day: number): void {
    const { legs, plate, weight, isSteady } = itinerary;
    const firstDay = this.#market.firstDay + day;
    const dearest = this.#dearestFactor(itinerary, firstDay, this.#fares.mostFactor(weight, limits[day] as number));
    if (dearest === 0 || (!isSteady && !this.#clock.connects(itinerary, firstDay))) return;
    const cents = this.#fares.centsAt(weight, this.#horizon.firstDay + firstDay, legs - 1, plate, dearest);
    if (cents >= (row.worstCents[day] as number)) return;
    const departsAt = this.#clock.departsAt(itinerary, firstDay);
    this.#sheet.add(row, { day, plate, cents, departsAt, arrivesAt: this.#clock.arrivesAt(itinerary, firstDay) });
    limits[day] = this.#weightOf(row.worstCents, day, legs - 1);
  }

  /** The greatest price factor of the legs; 0 when one of them does not seat the party, or has more than `most`. */
  #dearestFactor({ legs, first, second, third, secondLater, thirdLater, firstRow }: YearItinerary, firstDay: number, most: number): number {
    const one = this.#firstFactors.factor(firstRow, first, firstDay);
    if (one === 0 || one > most) return 0;
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
