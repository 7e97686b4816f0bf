import type { BoundSearch } from "./bound-search.ts";
import { boundQuery, findBounds, findWorthwhile } from "./find-bounds.ts";
import { bestPairs, type BothWays } from "./pair-order.ts";
import type { FoundBound, FoundRoundTrip, RoundTripQuery } from "./query.ts";
import { varyPairs } from "./vary-pairs.ts";

/**
 * The best pairs of an outbound and an inbound; without a limit a varied choice. Each bound is searched by itself, so one may need the relaxed limits and the
 * other not. A metropolitan area may be left from one airport and returned to at another.
 */
export function searchRoundTrip(search: BoundSearch, query: RoundTripQuery): FoundRoundTrip[] {
  if (query.limit !== undefined) return bestPairs(bothWays(search, query, allBounds), query.limit);
  return varyPairs(bothWays(search, query, findWorthwhile), search.timetable.flights);
}

/** The best pair of two bounds that are wanted, of all that are found; null when there is none. */
export function bestRoundTrip(search: BoundSearch, query: RoundTripQuery, isWanted: (bound: FoundBound) => boolean): FoundRoundTrip | null {
  const { outbounds, inbounds, fares } = bothWays(search, query, allBounds);
  return bestPairs({ outbounds: outbounds.filter(isWanted), inbounds: inbounds.filter(isWanted), fares }, 1)[0] ?? null;
}

type Find = typeof findWorthwhile;

const allBounds: Find = (search, query) => findBounds(search, query, Infinity);

function bothWays(search: BoundSearch, query: RoundTripQuery, find: Find): BothWays {
  const { origins, destinations } = query;
  const outbounds = find(search, boundQuery(query, query.day));
  const back = { ...query, origins: destinations, destinations: origins };
  const inbounds = outbounds.length === 0 ? [] : find(search, boundQuery(back, query.returnDay));
  return { outbounds, inbounds, fares: search.fares };
}
