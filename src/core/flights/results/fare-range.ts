import { leastMaximum, type PriceBar, priceHistogram, type PriceRange, priceRange } from "../../results/index.ts";
import type { PricedItinerary } from "../itinerary.ts";
import { faresOf, type FlightFilter } from "./filter.ts";

/** The whole US dollars of base fare between which the price slider moves. */
export type FareRange = PriceRange;
/** One bar of the histogram over the price slider. */
type FareBar = PriceBar;

/** From the lowest fare rounded down to the highest rounded up, over all results whatever the filters say. Null without results. */
export const fareRange = (itineraries: readonly PricedItinerary[]): FareRange | null => priceRange(faresOf(itineraries));

/**
 * The filter as it works on results of this range: a maximum at its end or beyond
 * holds nothing back and is none, one below the cheapest is moved up to what leaves it (specification, section 5).
 */
export function withinRange(filter: FlightFilter, range: FareRange | null): FlightFilter {
  const { maxFareUsd } = filter;
  if (maxFareUsd === null || range === null || maxFareUsd >= range.maxUsd) return { ...filter, maxFareUsd: null };
  return { ...filter, maxFareUsd: Math.max(maxFareUsd, leastMaximum(range)) };
}

/** How many results fall into each of `bars` equal parts of the range, cheapest first. */
export const fareHistogram = (itineraries: readonly PricedItinerary[], range: FareRange, bars: number): readonly FareBar[] =>
  priceHistogram(faresOf(itineraries), range, bars);
