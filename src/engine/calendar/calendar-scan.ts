import type { YearFares } from "../fares/index.ts";
import { type Horizon, utcMinuteOf } from "../timetable/index.ts";
import type { BoundSearch } from "../routing/index.ts";
import type { Chain } from "./chain-list.ts";
import type { DaySheet } from "./day-sheet.ts";
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
  /** Epoch days of the legs at hand. */
  readonly #legDays = new Int32Array(3);

  constructor(parts: BoundSearch, fares: YearFares, join: YearJoin, market: CalendarMarket, sheet: DaySheet) {
    this.#horizon = parts.horizon;
    this.#parts = parts;
    this.#fares = fares;
    this.#join = join;
    this.#market = market;
    this.#sheet = sheet;
  }

  /** What weighs more is wanted on none of these days, by bounds of so many stops. */
  mostWeight(stops: number, openDays: readonly number[]): number {
    return openDays.reduce(
      (most, day) => Math.max(most, this.#fares.mostWeight(this.#sheet.worstOfDay(day), this.#epochDay(day), stops)),
      0,
    );
  }

  /** @param chains of one number of stops. @param openDays the days that are looked at, counted from the calendar's first one. */
  run(chains: Chain[], stops: number, openDays: readonly number[]): void {
    chains.sort((a, b) => a.floorWeight - b.floorWeight);
    let open = openDays;
    for (let next = 0; next < chains.length;) {
      const { floorWeight } = chains[next] as Chain;
      open = open.filter((day) => this.#floorCents(floorWeight, day, stops) < this.#sheet.worstOfDay(day));
      if (open.length === 0) return;
      const batch: YearItinerary[] = [];
      while (next < chains.length && batch.length < BATCH) this.#join.join(chains[next++] as Chain, batch);
      batch.sort((a, b) => a.weight - b.weight);
      for (const day of open) this.#lookAt(batch, day, stops);
    }
  }

  #lookAt(batch: readonly YearItinerary[], day: number, stops: number): void {
    for (const itinerary of batch) {
      const { weight, plate } = itinerary;
      const floor = this.#floorCents(weight, day, stops);
      if (floor >= this.#sheet.worstOfDay(day)) return;
      if (floor < this.#sheet.worstCents(day, plate)) this.#offer(itinerary, day);
    }
  }

  #floorCents(weight: number, day: number, stops: number): number {
    return this.#fares.floorCents(weight, this.#epochDay(day), stops);
  }

  #epochDay(day: number): number {
    return this.#horizon.firstDay + this.#market.firstDay + day;
  }

  /** Offers an itinerary to a day if it flies and connects then. */
  #offer({ flights, daysLater, plate, weight, waits }: YearItinerary, day: number): void {
    const { firstDay, days: horizonDays, runs } = this.#horizon;
    const { flights: table, ground } = this.#parts.timetable;
    const firstLegDay = this.#market.firstDay + day;
    let departsAt = 0;
    let landed = 0;
    for (let leg = 0; leg < flights.length; leg++) {
      const flight = flights[leg] as number;
      const legDay = firstLegDay + (daysLater[leg] as number);
      if (legDay < 0 || legDay >= horizonDays || runs[(table.pattern[flight] as number) * horizonDays + legDay] === 0) return;
      const zone = ground.zone[table.from[flight] as number] as number;
      const departs = utcMinuteOf(this.#horizon, zone, legDay, table.departsAtMinute[flight] as number);
      if (leg === 0) {
        if (departs < this.#market.departsFromUtcMinute) return;
        departsAt = departs;
      } else if (departs < landed + (waits.least[leg - 1] as number) || departs > landed + (waits.most[leg - 1] as number)) {
        return;
      }
      landed = departs + (table.blockMinutes[flight] as number);
      this.#legDays[leg] = firstDay + legDay;
    }
    if (flights.length > 1 && landed > departsAt + this.#market.elapsedLimit) return;
    const cents = this.#fares.priceCents(weight, flights, this.#legDays, flights.length, plate);
    if (cents !== 0 && cents < this.#sheet.worstCents(day, plate)) this.#sheet.add(day, plate, cents, departsAt, landed);
  }
}
