import type { Money } from "../kernel/index.ts";
import { distanceKm, type GlobePoint } from "../maps/index.ts";
import type { Place } from "../places/index.ts";
import type { FlightSearch } from "./search.ts";

/** So far away another airport is still worth the way: two hours by road or rail, as the crow flies (decision 0035). */
export const NEARBY_KM = 150;
/** So many are compared at each end of a trip, the nearest first: each is a search of its own. */
export const MOST_NEARBY = 6;

/** An airport that is flown from, on the globe. */
export interface LocatedAirport extends GlobePoint {
  readonly place: Place;
  /** ISO 3166-1 alpha-2. */
  readonly country: string;
}

/** An airport that one could take instead of those that a search asks for. */
export interface NearbyAirport {
  readonly airport: LocatedAirport;
  /** The nearest to it of those that the search asks for. */
  readonly instead: LocatedAirport;
  /** Whole kilometers between the two along the great circle. */
  readonly km: number;
}

/** Which end of a trip is moved: where it starts, or where it goes. */
export const TRIP_ENDS = ["source", "destination"] as const;
export type TripEnd = (typeof TRIP_ENDS)[number];

/** The airports near to either end of a trip. */
export type NearbyEnds = Readonly<Record<TripEnd, readonly NearbyAirport[]>>;

/** A nearby airport with the cheapest trip that starts or goes there: per traveller, taxes in, our fee out. */
export interface NearbyFare extends NearbyAirport {
  readonly end: TripEnd;
  readonly fare: Money;
}

/** What a search costs as it was asked, and from or to the airports nearby. */
export interface NearbyFares {
  /** The cheapest of the search itself; null where it finds nothing. */
  readonly fare: Money | null;
  /** All that have a trip, cheapest first; of equals the nearer one. */
  readonly airports: readonly NearbyFare[];
}

/**
 * The airports nearest to those that a code means, nearest first, of equals by their codes. A metropolitan area is as near as the nearest of
 * its airports, and none of its own is an alternative to it; nor is any at the other end of the trip.
 */
export function airportsNear(
  searched: readonly LocatedAirport[],
  otherEnd: readonly LocatedAirport[],
  all: readonly LocatedAirport[],
): readonly NearbyAirport[] {
  const taken = new Set([...searched, ...otherEnd].map(({ place }) => place.code));
  return all
    .flatMap((airport) => (taken.has(airport.place.code) ? [] : nearestOf(searched, airport)))
    .filter(({ km }) => km <= NEARBY_KM)
    .sort((a, b) => a.km - b.km || (a.airport.place.code < b.airport.place.code ? -1 : 1))
    .slice(0, MOST_NEARBY)
    .map((nearby) => ({ ...nearby, km: Math.round(nearby.km) }));
}

/** An airport beside the nearest of those that are searched, if there is any; its kilometers are exact here. */
function nearestOf(searched: readonly LocatedAirport[], airport: LocatedAirport): NearbyAirport[] {
  let nearest: NearbyAirport | null = null;
  for (const instead of searched) {
    const km = distanceKm(instead, airport);
    if (nearest === null || km < nearest.km) nearest = { airport, instead, km };
  }
  return nearest ? [nearest] : [];
}

/** The same trip with another place at one end. */
export const movedTo = (search: FlightSearch, end: TripEnd, place: Place): FlightSearch =>
  end === "source" ? { ...search, from: place } : { ...search, to: place };

/** Cheapest first, of equals the nearer one. */
export const byFare = (a: NearbyFare, b: NearbyFare): number => a.fare.amountMinor - b.fare.amountMinor || a.km - b.km;
