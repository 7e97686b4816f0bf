import { RESULT_LIMIT } from "../../core/flights/index.ts";
import { type FlightEnds, firstOfEachAirport, firstOfEachClass, isNonstop } from "./bound-class.ts";
import type { FoundBound } from "./query.ts";
import { NONSTOPS_KEPT } from "./rules.ts";

/**
 * What a traveller chooses from: where there are more bounds than an answer holds, the cheapest one, the cheapest from and to each airport, the
 * cheapest nonstops, the cheapest of each class (see `classOf`), then the others by price.
 * @param worthwhile as `findWorthwhile` gives them; the answer is in their order.
 */
export function varyBounds(worthwhile: readonly FoundBound[], ends: FlightEnds): FoundBound[] {
  if (worthwhile.length <= RESULT_LIMIT) return [...worthwhile];
  const places = [...worthwhile.keys()];
  const nonstops = places.filter((place) => isNonstop(worthwhile[place] as FoundBound)).slice(0, NONSTOPS_KEPT);
  const wanted = new Set([
    ...places.slice(0, 1),
    ...firstOfEachAirport(worthwhile, ends),
    ...nonstops,
    ...firstOfEachClass(worthwhile, ends),
    ...places,
  ]);
  const chosen = new Set([...wanted].slice(0, RESULT_LIMIT));
  return worthwhile.filter((_, place) => chosen.has(place));
}
