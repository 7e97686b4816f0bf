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
  readonly departsFromUtcMinute: number;
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
  /** Epoch days of the legs at hand. */
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
    for (let place = 0; place < batch.length; place++) {
      const itinerary = batch[place] as YearItinerary;
      if (itinerary.weight > (this.#limits[day] as number)) return;
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

  /** Puts an itinerary into a row if it flies and connects on a day, and is cheaper than what the row has. */
  #offer({ flights, daysLater, plate, weight, waits }: YearItinerary, row: DayRow, limits: Float64Array, day: number): void {
    const { firstDay, days: horizonDays, runs } = this.#horizon;
    const { flights: table, ground } = this.#parts.timetable;
    const firstLegDay = this.#market.firstDay + day;
    const legs = flights.length;
    for (let leg = 0; leg < legs; leg++) {
      const legDay = firstLegDay + (daysLater[leg] as number);
      if (legDay < 0 || legDay >= horizonDays) return;
      if (runs[(table.pattern[flights[leg] as number] as number) * horizonDays + legDay] === 0) return;
    }
    let departsAt = 0;
    let landed = 0;
    for (let leg = 0; leg < legs; leg++) {
      const flight = flights[leg] as number;
      const legDay = firstLegDay + (daysLater[leg] as number);
      const zone = ground.zone[table.from[flight] as number] as number;
      const departs = utcMinuteOf(this.#horizon, zone, legDay, table.departsAtMinute[flight] as number);
      if (leg === 0) departsAt = departs;
      else if (departs < landed + (waits.least[leg - 1] as number) || departs > landed + (waits.most[leg - 1] as number)) return;
      landed = departs + (table.blockMinutes[flight] as number);
      this.#legDays[leg] = firstDay + legDay;
    }
    if (departsAt < this.#market.departsFromUtcMinute || (legs > 1 && landed > departsAt + this.#market.elapsedLimit)) return;
    const cents = this.#fares.priceCents(weight, flights, this.#legDays, legs, plate);
    if (cents === 0 || cents >= (row.worstCents[day] as number)) return;
    this.#sheet.add(row, { day, plate, cents, departsAt, arrivesAt: landed });
    limits[day] = this.#weightOf(row.worstCents, day, legs - 1);
  }
}
