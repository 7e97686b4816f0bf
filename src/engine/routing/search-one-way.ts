import type { BoundSearch } from "./bound-search.ts";
import { boundQuery, findBounds } from "./find-bounds.ts";
import type { FoundBound, OneWayQuery } from "./query.ts";
import { RESULT_LIMIT } from "./rules.ts";

/** The best bounds for a query: by price, then duration, then departure, then fewer legs, then flight index. */
export function searchOneWay(search: BoundSearch, query: OneWayQuery): FoundBound[] {
  return findBounds(search, boundQuery(query, query.day), query.limit ?? RESULT_LIMIT);
}
