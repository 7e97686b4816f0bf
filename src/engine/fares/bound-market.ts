import type { CabinCode } from "../../core/flights/index.ts";
import { CHEAPEST_HOUR, fareByDaysAhead, fareByWeekday } from "./booking-curve.ts";
import { CHEAPEST_BUCKET } from "./buckets.ts";
import { cabinFareFactor, cabinIndex } from "./cabins.ts";
import { rivalryFactor } from "./competition.ts";
import type { FareBook } from "./fare-book.ts";
import { stableBetween } from "./hash.ts";
import type { MarketFares } from "./market.ts";
import { referenceFare } from "./price-levels.ts";
import { detourFactor, MOST_STOPS, stopFactors } from "./stops.ts";
import { type TaxRule, taxRule, withTaxes } from "./taxes.ts";

/** What a leg sold under another code than the ticket's adds to the fare. */
const FOREIGN_LEG = 0.03;
/** How far an airline's fares stray from its usual level in one market, and those of one flight from the airline's. */
const AIRLINE_STRAY = 0.05;
const FLIGHT_STRAY = 0.03;
/** How far a whole market strays from its reference. */
const MARKET_STRAY = 0.08;

/** One question of the search, with all that its itineraries share worked out. */
export class BoundMarket implements MarketFares {
  readonly #book: FareBook;
  readonly #cabin: number;
  readonly #cabinCode: CabinCode;
  readonly #seats: number;
  readonly #today: number;
  readonly #km: number;
  /** Dollars before taxes of the lowest class by an airline of factor 1, by stops. */
  readonly #base: readonly number[];
  readonly #carriers: Float64Array;
  readonly #marketNumber: number;
  readonly #taxes: TaxRule;

  constructor(book: FareBook, from: number, to: number, day: number, cabin: CabinCode, seats: number, today: number) {
    const [origin, destination] = [book.airport(from), book.airport(to)];
    this.#book = book;
    this.#cabin = cabinIndex(cabin);
    this.#cabinCode = cabin;
    this.#seats = seats;
    this.#today = today;
    this.#km = book.kmBetween(from, to);
    this.#marketNumber = (book.cityNumber[from] as number) ^ (book.cityNumber[to] as number);
    this.#carriers = book.carriersAt(this.#km);
    this.#taxes = taxRule(origin.country, destination.country, this.#km, cabin);
    const rivals = book.competition.between(from, to);
    const plain = referenceFare(origin.country, destination.country, this.#km) * rivalryFactor(rivals) * cabinFareFactor(cabin, this.#km);
    const market = plain * stableBetween(1 - MARKET_STRAY, 1 + MARKET_STRAY, this.#marketNumber, 0);
    const dated = market * dateFactor(book, from, to, day) * fareByDaysAhead(day - today, softness(this.#km));
    this.#base = stopFactors(this.#km, rivals.airlines > 0).map((factor) => dated * factor);
  }

  floorCents(airline: number, stops: number): number {
    return this.#total(airline, stops, CHEAPEST_BUCKET * CHEAPEST_HOUR);
  }

  priceCents(flights: Int32Array, days: Int32Array, legs: number, plate: number): number {
    const { seats, airlineOfFlight, kmOfFlight, hourFactor } = this.#book;
    let dearest = 0;
    let flownKm = 0;
    let extra = 1;
    for (let leg = 0; leg < legs; leg++) {
      const flight = flights[leg] as number;
      const factor = seats.partyFactor(flight, days[leg] as number, this.#cabin, this.#seats, this.#today);
      if (factor === 0) return 0;
      if (factor > dearest) dearest = factor;
      flownKm += kmOfFlight[flight] as number;
      if (airlineOfFlight[flight] !== plate) extra += FOREIGN_LEG;
    }
    const first = flights[0] as number;
    const whim = stableBetween(1, 1 + FLIGHT_STRAY, first, flights[legs - 1] as number);
    const cents = this.#total(plate, legs - 1, dearest * (hourFactor[first] as number) * extra * whim * detourFactor(flownKm, this.#km));
    return cents === Infinity ? 0 : cents;
  }

  /** Cents with taxes for an airline and a number of stops, at a factor on its fare; Infinity when it has no such cabin. */
  #total(airline: number, stops: number, factor: number): number {
    if (!this.#sells(airline)) return Infinity;
    const number = this.#book.airlineNumber[airline] as number;
    const stray = stableBetween(1 - AIRLINE_STRAY, 1 + AIRLINE_STRAY, this.#marketNumber, number);
    const base = this.#base[Math.min(stops, MOST_STOPS)] as number;
    return withTaxes(
      base * (this.#carriers[airline] as number) * stray * factor,
      this.#taxes,
      stops,
      this.#book.centsOff[airline] as number,
    );
  }

  #sells(airline: number): boolean {
    return this.#book.world.airlines[airline]?.cabins.includes(this.#cabinCode) ?? false;
  }
}

/** Season at both ends, and the day of the week. */
function dateFactor(book: FareBook, from: number, to: number, day: number): number {
  const season = book.season.factor(book.calendar[from] as number, day) + book.season.factor(book.calendar[to] as number, day);
  return (season / 2) * fareByWeekday(day);
}

/** Long journeys are planned ahead: being late costs less there. */
const softness = (km: number): number => 1 - 0.35 * Math.min(1, km / 7000);
