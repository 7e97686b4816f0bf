import { type FlightEnds, firstOfEachClass, isNonstop } from "./bound-class.ts";
import { dropDominated } from "./drop-dominated.ts";
import type { FoundBound } from "./query.ts";
import { NONSTOPS_KEPT, RESULT_LIMIT } from "./rules.ts";

/**
 * What a traveller chooses from, of all bounds that there are: none that another one makes pointless, and where more are left than
 * an answer holds, the cheapest one, the cheapest nonstops, the cheapest of each class (see `classOf`), then the others by price.
 * @param bounds complete, in the order of `findBounds`, in which the answer is too.
 */
export function varyBounds(bounds: readonly FoundBound[], ends: FlightEnds): FoundBound[] {
  const worthwhile = dropDominated(bounds, ends);
  const places = [...worthwhile.keys()];
  const nonstops = places.filter((place) => isNonstop(worthwhile[place] as FoundBound)).slice(0, NONSTOPS_KEPT);
  const wanted = new Set([...places.slice(0, 1), ...nonstops, ...firstOfEachClass(worthwhile, ends), ...places]);
  const chosen = new Set([...wanted].slice(0, RESULT_LIMIT));
  return worthwhile.filter((_, place) => chosen.has(place));
}
