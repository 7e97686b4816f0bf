import { CHEAPEST_HOUR, fareByDaysAhead, fareByWeekday } from "./booking-curve.ts";
import { CHEAPEST_BUCKET } from "./buckets.ts";
import type { FareBook } from "./fare-book.ts";
import { stableBetween } from "./hash.ts";
import type { MarketFares } from "./market.ts";
import type { RouteFares } from "./route-fares.ts";
import { detourFactor, MOST_STOPS } from "./stops.ts";
import { withTaxes } from "./taxes.ts";

/** What a leg sold under another code than the ticket's adds to the fare. */
const FOREIGN_LEG = 0.03;
/** How far an airline's fares stray from its usual level in one market, and those of one flight from the airline's. */
const AIRLINE_STRAY = 0.05;
const FLIGHT_STRAY = 0.03;

/** One question of the search, with all that its itineraries share worked out. */
export class BoundMarket implements MarketFares {
  readonly #book: FareBook;
  readonly #route: RouteFares;
  readonly #seats: number;
  readonly #today: number;
  /** What the date does to the route's fare. */
  readonly #dateFactor: number;

  constructor(book: FareBook, route: RouteFares, day: number, seats: number, today: number) {
    this.#book = book;
    this.#route = route;
    this.#seats = seats;
    this.#today = today;
    const [from, to] = route.calendars;
    const season = (book.season.factor(from, day) + book.season.factor(to, day)) / 2;
    this.#dateFactor = season * fareByWeekday(day) * fareByDaysAhead(day - today, route.softness);
  }

  floorCents(airline: number, stops: number): number {
    return this.#total(airline, stops, CHEAPEST_BUCKET * CHEAPEST_HOUR);
  }

  priceCents(flights: Int32Array, days: Int32Array, legs: number, plate: number): number {
    const { seats, airlineOfFlight, kmOfFlight, hourFactor } = this.#book;
    const { cabin, km, carriers } = this.#route;
    if (carriers[plate] === Infinity || !seats.hasCabin(this.#longest(flights, legs), cabin)) return 0;
    let dearest = 0;
    let flownKm = 0;
    let foreign = 1;
    for (let leg = 0; leg < legs; leg++) {
      const flight = flights[leg] as number;
      const factor = seats.partyFactor(flight, days[leg] as number, cabin, this.#seats, this.#today);
      if (factor === 0) return 0;
      if (factor > dearest) dearest = factor;
      flownKm += kmOfFlight[flight] as number;
      if (airlineOfFlight[flight] !== plate) foreign += FOREIGN_LEG;
    }
    const first = flights[0] as number;
    const whim = stableBetween(1, 1 + FLIGHT_STRAY, first, flights[legs - 1] as number);
    return this.#total(plate, legs - 1, dearest * (hourFactor[first] as number) * foreign * whim * detourFactor(flownKm, km));
  }

  /** Of legs that are equally long the first: the one whose airline is the plate. */
  #longest(flights: Int32Array, legs: number): number {
    const { kmOfFlight } = this.#book;
    let longest = flights[0] as number;
    for (let leg = 1; leg < legs; leg++) {
      const flight = flights[leg] as number;
      if ((kmOfFlight[flight] as number) > (kmOfFlight[longest] as number)) longest = flight;
    }
    return longest;
  }

  /** Cents with taxes for an airline and a number of stops, at a factor on its fare; Infinity when it has no such cabin. */
  #total(airline: number, stops: number, factor: number): number {
    const { marketNumber, carriers, dollars, taxes } = this.#route;
    const carrier = carriers[airline] as number;
    if (carrier === Infinity) return Infinity;
    const stray = stableBetween(1 - AIRLINE_STRAY, 1 + AIRLINE_STRAY, marketNumber, this.#book.airlineNumber[airline] as number);
    const plain = (dollars[Math.min(stops, MOST_STOPS)] as number) * carrier * stray;
    return withTaxes(plain * this.#dateFactor * factor, taxes, stops, this.#book.centsOff[airline] as number);
  }
}
