import type { YearFares } from "../fares/index.ts";
import type { BoundSearch } from "../routing/index.ts";
import { type Horizon, utcMinuteOf } from "../timetable/index.ts";
import type { Chain } from "./chain-list.ts";
import type { DayRow, DaySheet } from "./day-sheet.ts";
import type { YearItinerary, YearJoin } from "./itineraries.ts";

/** So many itineraries are made before the days look at them: cheap chains first, so that most days need no dear ones. */
const BATCH = 48;

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
  readonly #market: CalendarMarket;
  readonly #sheet: DaySheet;
  /** Of the stops at hand, by day: what weighs more is not wanted. */
  readonly #limits: Float64Array;
  /** The same of the rows, as they are come by. */
  #rowLimits = new Map<DayRow, Float64Array>();
  /** The flights of the legs at hand, and their epoch days. */
  readonly #flights = new Int32Array(3);
  readonly #legDays = new Int32Array(3);

  constructor(parts: BoundSearch, fares: YearFares, join: YearJoin, market: CalendarMarket, sheet: DaySheet) {
    this.#horizon = parts.horizon;
    this.#parts = parts;
    this.#fares = fares;
    this.#join = join;
    this.#market = market;
    this.#sheet = sheet;
    this.#limits = new Float64Array(sheet.worstCents.length);
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
    let open = openDays;
    for (let next = 0; next < chains.length;) {
      const { floorWeight } = chains[next] as Chain;
      open = open.filter((day) => floorWeight <= (this.#limits[day] as number));
      if (open.length === 0) return;
      const batch: YearItinerary[] = [];
      while (next < chains.length && batch.length < BATCH) this.#join.join(chains[next++] as Chain, batch);
      batch.sort((a, b) => a.weight - b.weight);
      const rows = batch.map(({ plate }) => this.#sheet.rowOf(plate));
      const rowLimits = rows.map((row) => row && this.#limitsOf(row, stops, openDays));
      for (const day of open) this.#lookAt(batch, rows, rowLimits, day);
    }
  }

  #lookAt(
    batch: readonly YearItinerary[],
    rows: readonly (DayRow | null)[],
    rowLimits: readonly (Float64Array | null)[],
    day: number,
  ): void {
    const horizonDay = this.#market.firstDay + day;
    const [word, bit] = [horizonDay >> 5, 1 << (horizonDay & 31)];
    const { days } = this.#join;
    for (let place = 0; place < batch.length; place++) {
      const itinerary = batch[place] as YearItinerary;
      if (itinerary.weight > (this.#limits[day] as number)) return;
      if (((days[itinerary.days + word] as number) & bit) === 0) continue;
      const limits = rowLimits[place];
      if (limits && itinerary.weight <= (limits[day] as number)) this.#offer(itinerary, rows[place] as DayRow, limits, day);
    }
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
    const { legs, first, second, third, secondLater, thirdLater, plate, weight, isSteady } = itinerary;
    const firstDay = this.#market.firstDay + day;
    if (!isSteady && !this.#connects(itinerary, firstDay)) return;
    const departsAt = this.#departs(first, firstDay);
    const epochDay = this.#horizon.firstDay + firstDay;
    this.#flights[0] = first;
    this.#legDays[0] = epochDay;
    this.#flights[1] = second;
    this.#legDays[1] = epochDay + secondLater;
    this.#flights[2] = third;
    this.#legDays[2] = epochDay + thirdLater;
    const cents = this.#fares.priceCents(weight, this.#flights, this.#legDays, legs, plate, limits[day] as number);
    if (cents === 0 || cents >= (row.worstCents[day] as number)) return;
    const last = legs - 1;
    const lastDay = (this.#legDays[last] as number) - this.#horizon.firstDay;
    const arrivesAt = this.#lands(this.#flights[last] as number, this.#departs(this.#flights[last] as number, lastDay));
    this.#sheet.add(row, { day, plate, cents, departsAt, arrivesAt });
    limits[day] = this.#weightOf(row.worstCents, day, last);
  }

  /** Whether the waits and the whole keep their limits. @param firstDay of the horizon. */
  #connects({ legs, first, second, third, secondLater, thirdLater, waits }: YearItinerary, firstDay: number): boolean {
    const departsAt = this.#departs(first, firstDay);
    const next = this.#departs(second, firstDay + secondLater);
    const wait = next - this.#lands(first, departsAt);
    if (wait < waits.leastFirst || wait > waits.mostFirst) return false;
    const landed = this.#lands(second, next);
    if (legs === 2) return landed <= departsAt + this.#market.elapsedLimit;
    const lastDeparts = this.#departs(third, firstDay + thirdLater);
    const lastWait = lastDeparts - landed;
    if (lastWait < waits.leastSecond || lastWait > waits.mostSecond) return false;
    return this.#lands(third, lastDeparts) <= departsAt + this.#market.elapsedLimit;
  }

  /** UTC minute of a flight's departure on a local day of the horizon. */
  #departs(flight: number, day: number): number {
    const { flights, ground } = this.#parts.timetable;
    const zone = ground.zone[flights.from[flight] as number] as number;
    return utcMinuteOf(this.#horizon, zone, day, flights.departsAtMinute[flight] as number);
  }

  #lands(flight: number, departsAt: number): number {
    return departsAt + (this.#parts.timetable.flights.blockMinutes[flight] as number);
  }
}
