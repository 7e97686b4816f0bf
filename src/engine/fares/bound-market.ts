import { CHEAPEST_HOUR } from "./booking-curve.ts";
import { CHEAPEST_BUCKET } from "./buckets.ts";
import type { FareBook } from "./fare-book.ts";
import { dateFactor, flightsFactor, leastDollars, longestLeg, plainDollars, wayFactor } from "./itinerary-fare.ts";
import type { MarketFares } from "./market.ts";
import type { RouteFares } from "./route-fares.ts";
import { mostFareDollars, withTaxes } from "./taxes.ts";

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
    const dearest = this.#book.seats.dearestFactor(flights, days, legs, this.#route.cabin, this.#seats, this.#today);
    return dearest === 0 ? 0 : this.centsAt(flights, legs, plate, dearest);
  }

  centsAt(flights: Int32Array, legs: number, plate: number, dearest: number): number {
    const { cabin, carriers } = this.#route;
    if (carriers[plate] === Infinity || !this.#book.seats.hasCabin(longestLeg(this.#book, flights, legs), cabin)) return 0;
    return this.#total(plate, legs - 1, flightsFactor(this.#book, this.#route, flights, legs, plate), dearest);
  }

  mostShare(airline: number, stops: number, cents: number): number {
    const plain = plainDollars(this.#book, this.#route, airline, stops);
    return plain === Infinity ? 0 : this.#mostDollars(stops, cents) / plain;
  }

  mostShareOfAny(stops: number, cents: number): number {
    return this.#mostDollars(stops, cents) / leastDollars(this.#route, stops);
  }

  wayShare(flownKm: number, foreignLegs: number): number {
    return wayFactor(this.#route, flownKm, foreignLegs);
  }

  /** Dollars before taxes and before what the date does, more than which nothing is that costs at most so many cents. */
  #mostDollars(stops: number, cents: number): number {
    return mostFareDollars(cents, this.#route.taxes, stops) / this.#dateFactor;
  }

  /** Cents with taxes for an airline and a number of stops; Infinity when it has no such cabin. The order of the factors is that of `MarketDays`. */
  #total(airline: number, stops: number, flightsShare: number, bucket: number): number {
    const plain = plainDollars(this.#book, this.#route, airline, stops);
    if (plain === Infinity) return Infinity;
    return withTaxes(plain * flightsShare * (this.#dateFactor * bucket), this.#route.taxes, stops, this.#book.centsOff[airline] as number);
  }
}
