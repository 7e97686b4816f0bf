import { useMemo } from "react";
import { byFare, eachOnce, type ExploreFilter, passing as passingOf, unpackPlaces } from "../../../core/flights/exploring/index.ts";
import type { FoundData } from "./load-explore.ts";

/** The trips that were found, to how many places, and of each place that passes a filter the cheapest: the busiest first, and by their fares. */
export function useFoundPlaces({ places: packed }: FoundData, filter: ExploreFilter) {
  const places = useMemo(() => unpackPlaces(packed), [packed]);
  const all = useMemo(() => eachOnce(places).length, [places]);
  const passing = useMemo(() => passingOf(places, filter), [places, filter]);
  const listed = useMemo(() => byFare(passing), [passing]);
  return { places, all, passing, listed };
}
