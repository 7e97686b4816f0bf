import type { PricedItinerary } from "../itinerary.ts";
import { FILTER_GROUPS, type FilterGroup, type FlightFilter, isActive, passes } from "./filter.ts";

/** A group to clear when the filters leave nothing, and how many flights that brings back. */
export interface WayOut {
  readonly group: FilterGroup | "all";
  readonly count: number;
}

/**
 * The single groups whose clearing brings flights back, most first. When no single one does, the only way is to clear all.
 * Empty when there are no results at all.
 */
export function waysOut(itineraries: readonly PricedItinerary[], filter: FlightFilter): readonly WayOut[] {
  const singles = FILTER_GROUPS.filter((group) => isActive(filter, group))
    .map((group) => ({ group, count: itineraries.filter((itinerary) => passes(itinerary, filter, group)).length }))
    .filter(({ count }) => count > 0)
    .toSorted((a, b) => b.count - a.count);
  if (singles.length > 0 || itineraries.length === 0) return singles;
  return [{ group: "all", count: itineraries.length }];
}
