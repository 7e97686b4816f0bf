import { CHEAPEST_HOUR } from "./booking-curve.ts";
import { CHEAPEST_BUCKET } from "./buckets.ts";
import type { FareBook } from "./fare-book.ts";
import { dateFactor, flightsFactor, longestLeg, plainDollars } from "./itinerary-fare.ts";
import type { MarketFares } from "./market.ts";
import type { RouteFares } from "./route-fares.ts";
import { withTaxes } from "./taxes.ts";

/** One question of the search, with all that its itineraries share worked out. */
export class BoundMarket implements MarketFares {
  readonly #book: FareBook;
  readonly #route: RouteFares;
  readonly #seats: number;
  readonly #today: number;
  readonly #dateFactor: number;

  constructor(book: FareBook, route: RouteFares, day: number, seats: number, today: number) {
    this.#book = book;
    this.#route = route;
    this.#seats = seats;
    this.#today = today;
    this.#dateFactor = dateFactor(book, route, day, today);
  }

  floorCents(airline: number, stops: number): number {
    return this.#total(airline, stops, CHEAPEST_HOUR, CHEAPEST_BUCKET);
  }

  priceCents(flights: Int32Array, days: Int32Array, legs: number, plate: number): number {
    const { seats } = this.#book;
    const { cabin, carriers } = this.#route;
    if (carriers[plate] === Infinity || !seats.hasCabin(longestLeg(this.#book, flights, legs), cabin)) return 0;
    const bucket = seats.dearestFactor(flights, days, legs, cabin, this.#seats, this.#today);
    if (bucket === 0) return 0;
    return this.#total(plate, legs - 1, flightsFactor(this.#book, this.#route, flights, legs, plate), bucket);
  }

  /** Cents with taxes for an airline and a number of stops; Infinity when it has no such cabin. The order of the factors is that of `MarketDays`. */
  #total(airline: number, stops: number, flightsShare: number, bucket: number): number {
    const plain = plainDollars(this.#book, this.#route, airline, stops);
    if (plain === Infinity) return Infinity;
    return withTaxes(plain * flightsShare * (this.#dateFactor * bucket), this.#route.taxes, stops, this.#book.centsOff[airline] as number);
  }
}
