import {
  type BestBound,
  type BestBounds,
  bestPairs,
  bestRoundTrip,
  type BoundSearch,
  type FoundBound,
  type FoundRoundTrip,
  MOST_STOPS,
  type RoundTripQuery,
  type StopCount,
  TURNAROUND_MINUTES,
} from "../routing/index.ts";
import type { BestsByStops } from "./bests-by-stops.ts";

/** A trip that was found. */
export interface FoundTrip {
  readonly outbound: FoundBound;
  readonly inbound: FoundBound | null;
  /** US cents per traveller, both bounds, taxes in. */
  readonly cents: number;
}

/** The cheapest trip, and after it the cheapest of those with fewer stops than the one before (of the direction that has more); empty for none. */
export type TripsByStops = readonly FoundTrip[];

/** @param cheapest the cheapest trip with so many stops at most. */
export function tripsByStops<Trip>(cheapest: (mostStops: StopCount) => Trip | null, stopsOfTrip: (trip: Trip) => number): readonly Trip[] {
  const trips: Trip[] = [];
  for (let most: number = MOST_STOPS; most >= 0;) {
    const trip = cheapest(most as StopCount);
    if (trip === null) break;
    trips.push(trip);
    most = stopsOfTrip(trip) - 1;
  }
  return trips;
}

const stopsOf = (bound: FoundBound): number => bound.flights.length - 1;

const stopsOfTrip = ({ outbound, inbound }: FoundTrip): number => Math.max(stopsOf(outbound), inbound === null ? 0 : stopsOf(inbound));

/** Trips of one bound. */
export const oneWayTrips = (bests: BestsByStops<BestBound>): TripsByStops =>
  tripsByStops((mostStops): FoundTrip | null => {
    const found = bests.upTo(mostStops)?.found ?? null;
    return found && { outbound: found, inbound: null, cents: found.cents };
  }, stopsOfTrip);

/** Trips out and back, of the best bounds of each plate. @param query what they were found for. */
export const roundTrips = (
  search: BoundSearch,
  query: RoundTripQuery,
  outs: BestsByStops<BestBounds>,
  backs: BestsByStops<BestBounds>,
): TripsByStops =>
  tripsByStops((mostStops): FoundTrip | null => {
    const [outbounds, inbounds] = [outs.upTo(mostStops)?.sorted() ?? [], backs.upTo(mostStops)?.sorted() ?? []];
    if (outbounds.length === 0 || inbounds.length === 0) return null;
    return areApart(outbounds, inbounds)
      ? (bestPairs({ outbounds, inbounds, fares: search.fares }, 1)[0] ?? null)
      : bestOfAll(search, query, mostStops);
  }, stopsOfTrip);

const bestOfAll = (search: BoundSearch, query: RoundTripQuery, mostStops: number): FoundRoundTrip | null =>
  bestRoundTrip(search, query, (bound) => stopsOf(bound) <= mostStops);

/** Whether any of the inbounds may follow any of the outbounds: else the cheapest of each plate are not all that counts. */
function areApart(outbounds: readonly FoundBound[], inbounds: readonly FoundBound[]): boolean {
  const landed = Math.max(...outbounds.map(({ arrivesAtUtcMinute }) => arrivesAtUtcMinute));
  return inbounds.every(({ departsAtUtcMinute }) => departsAtUtcMinute >= landed + TURNAROUND_MINUTES);
}
