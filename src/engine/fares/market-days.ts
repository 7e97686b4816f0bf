import { BOOKING_HORIZON_DAYS } from "../../core/flights/index.ts";
import { CHEAPEST_HOUR } from "./booking-curve.ts";
import { CHEAPEST_BUCKET } from "./buckets.ts";
import { MOST_CENTS_OFF } from "./carriers.ts";
import type { FareBook } from "./fare-book.ts";
import { cheapestFlightsFactor, dateFactor, flightsFactor, longestLeg, plainDollars } from "./itinerary-fare.ts";
import type { YearFares } from "./market.ts";
import type { RouteFares } from "./route-fares.ts";
import { mostFareDollars, withTaxes } from "./taxes.ts";

/**
 * One market on many days. A weight is in dollars: the fare without what the day does to it. It is multiplied in the order in which
 * `BoundMarket` does it, so that both come to the same cent; rounding turns no two products round, so that a floor stays one.
 */
export class MarketDays implements YearFares {
  readonly #book: FareBook;
  readonly #route: RouteFares;
  readonly #today: number;
  /** By days ahead, as they are asked for; NaN before. */
  readonly #dateFactors = new Float64Array(BOOKING_HORIZON_DAYS + SLACK_DAYS).fill(Number.NaN);

  constructor(book: FareBook, route: RouteFares, today: number) {
    this.#book = book;
    this.#route = route;
    this.#today = today;
  }

  floorWeight(plate: number, stops: number, flownKm: number, foreignLegs: number): number {
    const plain = plainDollars(this.#book, this.#route, plate, stops);
    return plain === Infinity ? Infinity : plain * cheapestFlightsFactor(this.#route, flownKm, foreignLegs);
  }

  floorWeightFrom(flight: number, floorWeight: number): number {
    return floorWeight * (this.#book.facts.hourFactor(flight) / CHEAPEST_HOUR) * LESS_THAN_ROUNDING;
  }

  weight(flights: Int32Array, legs: number, plate: number): number {
    if (!this.#book.seats.hasCabin(longestLeg(this.#book, flights, legs), this.#route.cabin)) return Infinity;
    const plain = plainDollars(this.#book, this.#route, plate, legs - 1);
    return plain === Infinity ? Infinity : plain * flightsFactor(this.#book, this.#route, flights, legs, plate);
  }

  floorCents(weight: number, day: number, stops: number): number {
    return withTaxes(weight * (this.#dateFactor(day) * CHEAPEST_BUCKET), this.#route.taxes, stops, MOST_CENTS_OFF);
  }

  mostWeight(cents: number, day: number, stops: number): number {
    return mostFareDollars(cents, this.#route.taxes, stops) / (this.#dateFactor(day) * CHEAPEST_BUCKET);
  }

  mostFactor(weight: number, mostWeight: number): number {
    // A weight at a dear class is as much as a greater one at the cheapest.
    return (CHEAPEST_BUCKET * mostWeight) / weight;
  }

  mostWeightAt(factor: number, mostWeight: number): number {
    return (CHEAPEST_BUCKET * mostWeight) / factor;
  }

  centsAt(weight: number, day: number, stops: number, plate: number, dearest: number): number {
    return withTaxes(weight * (this.#dateFactor(day) * dearest), this.#route.taxes, stops, this.#book.centsOff[plate] as number);
  }

  #dateFactor(day: number): number {
    const place = day - this.#today + DAYS_BEHIND;
    const known = this.#dateFactors[place] as number;
    if (!Number.isNaN(known)) return known;
    return (this.#dateFactors[place] = dateFactor(this.#book, this.#route, day, this.#today));
  }
}

/** Products that are taken in another order differ by less. */
const LESS_THAN_ROUNDING = 1 - 1e-12;

/** Yesterday may still be today somewhere, and today tomorrow. */
const DAYS_BEHIND = 2;
const SLACK_DAYS = 16;
