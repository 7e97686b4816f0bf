import type { PricedItinerary } from "../itinerary.ts";

export type SortOrder = "lowest" | "highest";

/** By price; what costs the same keeps the order in which the search gave it. */
export function sortByFare<Itinerary extends PricedItinerary>(itineraries: readonly Itinerary[], order: SortOrder): readonly Itinerary[] {
  const sign = order === "lowest" ? 1 : -1;
  return itineraries.toSorted((a, b) => sign * (a.farePerTraveller.amountMinor - b.farePerTraveller.amountMinor));
}
