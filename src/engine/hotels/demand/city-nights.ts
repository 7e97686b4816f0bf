import { MAX_NIGHTS } from "../../../core/hotels/index.ts";
import { within } from "../../codec/index.ts";
import type { WorldCity } from "../world/index.ts";
import { type CalendarDay, calendarDayOf } from "./calendar-day.ts";
import { demandOn, type DemandTable, demandTable } from "./city-demand.ts";
import { priceByDaysAhead, takenByDaysAhead } from "./days-ahead.ts";

/**
 * What the nights of a stay cost and how crowded they are, city by city: worked out when a city first comes up in a question and
 * shared by all its hotels. Questions about the same stay on the same day share it too.
 */
export class CityNights {
  readonly #cities: readonly WorldCity[];
  readonly #tables: (DemandTable | undefined)[];
  readonly #days = new Map<number, CalendarDay>();
  /** Where a city's nights begin; -1 while it has not come up. */
  readonly #startOf: Int32Array;
  #used = 0;
  #firstNight = Number.NaN;
  #nights = 0;
  #today = Number.NaN;
  /** From `startOf(city)` on, night by night: the factor of every price in the city. */
  price = new Float64Array(64 * MAX_NIGHTS);
  /** The same for how full it is: 1 and a room that is wanted as usual is just taken on the day itself. */
  crowd = new Float64Array(64 * MAX_NIGHTS);

  constructor(cities: readonly WorldCity[]) {
    this.#cities = cities;
    this.#tables = Array.from({ length: cities.length });
    this.#startOf = new Int32Array(cities.length).fill(-1);
  }

  /** Asks about another stay. @throws RangeError when it is not of 1 to 30 whole nights. */
  turnTo(firstNight: number, nights: number, today: number): void {
    if (!within(nights, 1, MAX_NIGHTS)) throw new RangeError(`A stay has 1 to ${MAX_NIGHTS} nights, not ${nights}.`);
    if (firstNight === this.#firstNight && nights === this.#nights && today === this.#today) return;
    [this.#firstNight, this.#nights, this.#today] = [firstNight, nights, today];
    this.#startOf.fill(-1);
    this.#used = 0;
  }

  /** Where a city's nights begin in `price` and `crowd`. Take the two columns after this call: it may have made them longer. */
  startOf(city: number): number {
    const known = this.#startOf[city] as number;
    return known >= 0 ? known : this.#fill(city);
  }

  /** How crowded a city is in one night, seen from today. */
  crowdOn(city: number, night: number, today: number): number {
    return crowding(demandOn(this.#tableOf(city), this.#dayOf(night)), night - today);
  }

  #fill(city: number): number {
    const start = this.#used;
    if (start + MAX_NIGHTS > this.price.length) this.#grow();
    this.#used += MAX_NIGHTS;
    this.#startOf[city] = start;
    const table = this.#tableOf(city);
    for (let nth = 0; nth < this.#nights; nth++) {
      const night = this.#firstNight + nth;
      const demand = demandOn(table, this.#dayOf(night));
      this.price[start + nth] = demand * priceByDaysAhead(night - this.#today);
      this.crowd[start + nth] = crowding(demand, night - this.#today);
    }
    return start;
  }

  #grow(): void {
    const [price, crowd] = [new Float64Array(this.price.length * 2), new Float64Array(this.crowd.length * 2)];
    price.set(this.price);
    crowd.set(this.crowd);
    [this.price, this.crowd] = [price, crowd];
  }

  #tableOf(city: number): DemandTable {
    const table = this.#tables[city] ?? demandTable((this.#cities[city] as WorldCity).demand);
    this.#tables[city] = table;
    return table;
  }

  #dayOf(epochDay: number): CalendarDay {
    const day = this.#days.get(epochDay) ?? calendarDayOf(epochDay);
    this.#days.set(epochDay, day);
    return day;
  }
}

/** Demand to the power of three quarters: what is wanted a fifth more is a seventh fuller. */
const crowding = (demand: number, daysAhead: number): number => Math.sqrt(demand * Math.sqrt(demand)) * takenByDaysAhead(daysAhead);
