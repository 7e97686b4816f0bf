import type { BoundSearch } from "./bound-search.ts";
import { boundQuery, findBounds } from "./find-bounds.ts";
import { bestPairs, type BothWays } from "./pair-order.ts";
import type { FoundBound, FoundRoundTrip, RoundTripQuery } from "./query.ts";
import { varyPairs } from "./vary-pairs.ts";

/**
 * The best pairs of an outbound and an inbound; without a limit a varied choice. Each bound is searched by itself, so one may need the relaxed limits and the
 * other not. A metropolitan area may be left from one airport and returned to at another.
 */
export function searchRoundTrip(search: BoundSearch, query: RoundTripQuery): FoundRoundTrip[] {
  const ways = bothWays(search, query);
  return query.limit === undefined ? varyPairs(ways, search.timetable.flights) : bestPairs(ways, query.limit);
}

/** The best pair that one airline plates out and back, or of any plates; null when there is none. */
export function bestRoundTrip(search: BoundSearch, query: RoundTripQuery, plate: number | null): FoundRoundTrip | null {
  const { outbounds, inbounds, fares } = bothWays(search, query);
  const ofPlate = (bounds: readonly FoundBound[]): readonly FoundBound[] =>
    plate === null ? bounds : bounds.filter((bound) => bound.plate === plate);
  return bestPairs({ outbounds: ofPlate(outbounds), inbounds: ofPlate(inbounds), fares }, 1)[0] ?? null;
}

function bothWays(search: BoundSearch, query: RoundTripQuery): BothWays {
  const { origins, destinations } = query;
  const outbounds = findBounds(search, boundQuery(query, query.day), Infinity);
  const back = { ...query, origins: destinations, destinations: origins };
  const inbounds = outbounds.length === 0 ? [] : findBounds(search, boundQuery(back, query.returnDay), Infinity);
  return { outbounds, inbounds, fares: search.fares };
}
