import type { BoundSearch } from "./bound-search.ts";
import { boundQuery, findBounds, findWorthwhile } from "./find-bounds.ts";
import type { FoundBound, OneWayQuery } from "./query.ts";
import { varyBounds } from "./vary-bounds.ts";

/** The best bounds for a query, by price, then duration, then departure, then fewer legs, then flight index; without a limit a varied choice. */
export function searchOneWay(search: BoundSearch, query: OneWayQuery): FoundBound[] {
  const asked = boundQuery(query, query.day);
  if (query.limit !== undefined) return findBounds(search, asked, query.limit);
  return varyBounds(findWorthwhile(search, asked), search.timetable.flights);
}
