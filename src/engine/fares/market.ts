import type { CabinCode } from "../../core/flights/index.ts";

/** The fares of one bound: from one airport to another on one local day, for a cabin, a party and the day of asking. */
export interface MarketFares {
  /**
   * Cents per traveller, taxes in, that no itinerary of exactly this many stops, plated on this airline, can be cheaper than.
   * Infinity when the airline does not sell the cabin. Falls or stays when nothing but the airline's seats change.
   */
  floorCents(airline: number, stops: number): number;
  /**
   * Cents per traveller, taxes in; 0 when a leg cannot seat the party in the cabin flown on it, or the longest leg (of equally
   * long ones the first) has no such cabin as was asked for.
   * @param flights flight indices, of which the first `legs` count.
   * @param days epoch day of the local departure of each leg.
   * @param plate the airline that issues the ticket.
   */
  priceCents(flights: Int32Array, days: Int32Array, legs: number, plate: number): number;
  /** The same, of legs that all seat the party. @param dearest the greatest `partyFactor` of the legs. */
  centsAt(flights: Int32Array, legs: number, plate: number, dearest: number): number;
  /**
   * What the hour, the way round and the dearest seat together may make of an airline's fare at most (a factor), so that an itinerary of so
   * many stops costs at most so many cents: one that makes more of it costs more. 0 when the airline does not sell the cabin.
   */
  mostShare(airline: number, stops: number, cents: number): number;
  /** The same of any airline: of the factor times its `Fares.plateShare`. */
  mostShareOfAny(stops: number, cents: number): number;
  /** What the way round and legs of other airlines than the plate make of a fare at least: a factor, 1 or more. */
  wayShare(flownKm: number, foreignLegs: number): number;
}

/**
 * The fares of one market on many days. What an itinerary costs apart from its day is its weight: the heavier, the dearer, on every
 * day and at the same seats. `floorCents` and `priceCents` rise with the weight or stay.
 */
export interface YearFares {
  /** What an itinerary of so many stops, kilometres in all and legs of other airlines than the plate weighs at least; Infinity when the plate does not sell the cabin. */
  floorWeight(plate: number, stops: number, flownKm: number, foreignLegs: number): number;
  /** What an itinerary that weighs no less than `floorWeight` says weighs at least when it begins with this flight. */
  floorWeightFrom(flight: number, floorWeight: number): number;
  /** What an itinerary weighs; Infinity when nobody sells it. @param flights flight indices, of which the first `legs` count. */
  weight(flights: Int32Array, legs: number, plate: number): number;
  /** Cents per traveller, taxes in, that no itinerary of this weight or more, of whatever plate, is cheaper than on an epoch day of departure. */
  floorCents(weight: number, day: number, stops: number): number;
  /** A weight more than which nothing costs at most so many cents on that day; Infinity for infinitely many. */
  mostWeight(cents: number, day: number, stops: number): number;
  /** The greatest `partyFactor` at which an itinerary of this weight costs no more than the cents that `mostWeight` was worked out of. */
  mostFactor(weight: number, mostWeight: number): number;
  /** What weighs more costs more than the cents that `mostWeight` was worked out of, when a leg has this `partyFactor`, not 0. */
  mostWeightAt(factor: number, mostWeight: number): number;
  /**
   * What `MarketFares.centsAt` says of an itinerary of this weight whose first leg departs on that day.
   * @param weight as `weight` says, not Infinity. @param dearest the greatest `partyFactor` of the legs, not 0.
   */
  centsAt(weight: number, day: number, stops: number, plate: number, dearest: number): number;
}

/**
 * What the search needs to know of money and seats. The same question on the same day has the same answer. Where a flight has no
 * such cabin as is asked for, its seats are those of the cabin flown.
 */
export interface Fares {
  /**
   * @param from, to airport indices.
   * @param day epoch day of the bound's local departure.
   * @param seats how many travellers sit together on the ticket, 1 to 9.
   * @param today epoch day of the question.
   */
  market(from: number, to: number, day: number, cabin: CabinCode, seats: number, today: number): MarketFares;
  /** What the hour of its first flight makes of a bound's fare: a factor. */
  hourShare(flight: number): number;
  /** What an airline asks at least against the least that any airline may ask: a factor. */
  plateShare(airline: number): number;
  /** The same market on any day of the booking horizon. Parameters as above. */
  year(from: number, to: number, cabin: CabinCode, today: number): YearFares;
  /** The share, 0 to 0.15, that a return ticket takes off the sum of its two bounds. */
  returnDiscount(outPlate: number, inPlate: number): number;
  /**
   * The cabin in which a ticket for `cabin` is really flown on a flight: that one, or the next lower one that the flight has, as
   * airlines sell premium economy with feeder flights in economy. Never a higher one: a flight that has none so low answers
   * economy, in which it has no seats.
   */
  cabinFlown(flight: number, cabin: CabinCode): CabinCode;
  /** The price factor of the cheapest class of the cabin flown that seats a party on one departure; 0 when none does. */
  partyFactor(flight: number, day: number, cabin: CabinCode, seats: number, today: number): number;
  /** Seats that can still be sold on one departure; 0 once it lies more than a day before `today`, which is a day of another zone. */
  seatsLeft(flight: number, day: number, cabin: CabinCode, today: number): number;
  /** Seats of one departure that are ours to sell today, those already sold by us among them; 0 as above. */
  seatsOnSale(flight: number, day: number, cabin: CabinCode, today: number): number;
  /** Takes seats that our own bookings have sold off the departure; negative gives them back. */
  noteSold(flight: number, day: number, cabin: CabinCode, seats: number): void;
}
