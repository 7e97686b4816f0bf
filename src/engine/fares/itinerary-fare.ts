import { CHEAPEST_HOUR, fareByDaysAhead, fareByWeekday } from "./booking-curve.ts";
import type { FareBook } from "./fare-book.ts";
import { stableBetween } from "./hash.ts";
import type { RouteFares } from "./route-fares.ts";
import { detourFactor, MOST_STOPS } from "./stops.ts";

/** What a leg sold under another code than the ticket's adds to the fare. */
const FOREIGN_LEG = 0.03;
/** How far an airline's fares stray from its usual level in one market, and those of one flight from the airline's. */
const AIRLINE_STRAY = 0.05;
const FLIGHT_STRAY = 0.03;

/** Dollars that an airline asks in a market for so many stops, before day, flights, seats and taxes; Infinity where it does not sell the cabin. */
export function plainDollars(
  { airlineNumber }: FareBook,
  { marketNumber, carriers, dollars }: RouteFares,
  airline: number,
  stops: number,
): number {
  const carrier = carriers[airline] as number;
  if (carrier === Infinity) return Infinity;
  const stray = stableBetween(1 - AIRLINE_STRAY, 1 + AIRLINE_STRAY, marketNumber, airlineNumber[airline] as number);
  return (dollars[Math.min(stops, MOST_STOPS)] as number) * carrier * stray;
}

/** What every airline asks at least in a market for so many stops, times what it asks against the least (`FareBook.leastCarrier`). */
export const leastDollars = ({ dollars }: RouteFares, stops: number): number =>
  (dollars[Math.min(stops, MOST_STOPS)] as number) * (1 - AIRLINE_STRAY);

/** What a date does to the fares of a market: its season, its weekday, how far ahead it is. Epoch days. */
export function dateFactor({ season }: FareBook, { calendars: [from, to], softness }: RouteFares, day: number, today: number): number {
  return ((season.factor(from, day) + season.factor(to, day)) / 2) * fareByWeekday(day) * fareByDaysAhead(day - today, softness);
}

/** What flights do to a fare on any day: the hour of the first, legs under another code than the plate's, the way round, a whim. */
export function flightsFactor({ facts }: FareBook, { km }: RouteFares, flights: Int32Array, legs: number, plate: number): number {
  let flownKm = 0;
  let foreignLegs = 0;
  for (let leg = 0; leg < legs; leg++) {
    const flight = flights[leg] as number;
    flownKm += facts.km(flight);
    if (facts.airline(flight) !== plate) foreignLegs++;
  }
  const first = flights[0] as number;
  const whim = stableBetween(1, 1 + FLIGHT_STRAY, first, flights[legs - 1] as number);
  return facts.hourFactor(first) * (1 + FOREIGN_LEG * foreignLegs) * detourFactor(flownKm, km) * whim;
}

/** What `flightsFactor` is at least for flights over so many kilometres of which some are under another code than the plate's. */
export const cheapestFlightsFactor = ({ km }: RouteFares, flownKm: number, foreignLegs: number): number =>
  CHEAPEST_HOUR * (1 + FOREIGN_LEG * foreignLegs) * detourFactor(flownKm, km);

/** What flying so many kilometres, and some legs under another code than the plate's, do to a fare. */
export const wayFactor = ({ km }: RouteFares, flownKm: number, foreignLegs: number): number =>
  (1 + FOREIGN_LEG * foreignLegs) * detourFactor(flownKm, km);

/** Of legs that are equally long the first: the one whose airline is the plate, and which must have the cabin that is asked for. */
export function longestLeg({ facts }: FareBook, flights: Int32Array, legs: number): number {
  let longest = flights[0] as number;
  for (let leg = 1; leg < legs; leg++) {
    const flight = flights[leg] as number;
    if (facts.km(flight) > facts.km(longest)) longest = flight;
  }
  return longest;
}
