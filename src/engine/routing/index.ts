/** The door of routing: the searches, and what one does with what they find. */
export { BestBound } from "./best-bound.ts";
export { BestBounds } from "./best-bounds.ts";
export { type Candidate, newCandidate } from "./bound-list.ts";
export { type BoundQuery, BoundSearch } from "./bound-search.ts";
export { type BoundSink, NOBODY, type WholeSink } from "./bound-sink.ts";
export { stopCountry } from "./corridor-limits.ts";
export { doubled } from "./doubled.ts";
export type { FlightTimes } from "./flight-times.ts";
export { FromOrigin } from "./from-origin.ts";
export { boundQuery } from "./find-bounds.ts";
export { bestPairs } from "./pair-order.ts";
export { type ChainTaker, MarketWalk } from "./market-walk.ts";
export {
  backtrackLimitKm,
  detourLimitKm,
  elapsedLimitMinutes,
  type Limits,
  LIMITS,
  longestBoundMinutes,
  MOST_STOPS,
  RELAXED_LIMITS,
  ROUNDING_KM,
  type StopCount,
  TURNAROUND_MINUTES,
} from "./rules.ts";
export { type DescribedLeg, describeBound } from "./describe-bound.ts";
export { departureFinder, departureKey } from "./find-departure.ts";
export { type KnownLegs, type LegsFailure, priceLegs } from "./price-legs.ts";
export type { FoundBound, FoundRoundTrip, OneWayQuery, RoundTripQuery } from "./query.ts";
export { pairCents, pairShare, WHOLE } from "./pair-price.ts";
export { searchOneWay } from "./search-one-way.ts";
export { bestRoundTrip, searchRoundTrip } from "./search-round-trip.ts";
export { warmUpQueries } from "./warm-up.ts";
