import type { BoundSearch } from "./bound-search.ts";
import { boundQuery, findBounds } from "./find-bounds.ts";
import { bestPairs } from "./pair-order.ts";
import type { FoundRoundTrip, RoundTripQuery } from "./query.ts";
import { varyPairs } from "./vary-pairs.ts";

/**
 * The best pairs of an outbound and an inbound; without a limit a varied choice. Each bound is searched by itself, so one may need the relaxed limits and the
 * other not. A metropolitan area may be left from one airport and returned to at another.
 */
export function searchRoundTrip(search: BoundSearch, query: RoundTripQuery): FoundRoundTrip[] {
  const { origins, destinations } = query;
  const outbounds = findBounds(search, boundQuery(query, query.day), Infinity);
  if (outbounds.length === 0) return [];
  const back = { ...query, origins: destinations, destinations: origins };
  const inbounds = findBounds(search, boundQuery(back, query.returnDay), Infinity);
  const ways = { outbounds, inbounds, fares: search.fares };
  return query.limit === undefined ? varyPairs(ways, search.timetable.flights) : bestPairs(ways, query.limit);
}
