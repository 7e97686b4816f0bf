import type { BoundSearch } from "./bound-search.ts";
import { boundQuery, findBounds } from "./find-bounds.ts";
import type { FoundBound, OneWayQuery } from "./query.ts";
import { varyBounds } from "./vary-bounds.ts";

/** The best bounds for a query, by price, then duration, then departure, then fewer legs, then flight index; without a limit a varied choice. */
export function searchOneWay(search: BoundSearch, query: OneWayQuery): FoundBound[] {
  const bounds = findBounds(search, boundQuery(query, query.day), query.limit ?? Infinity);
  return query.limit === undefined ? varyBounds(bounds, search.timetable.flights) : bounds;
}
