import type { PricedItinerary } from "../itinerary.ts";
import type { FlightFilter } from "./filter.ts";

/** The whole US dollars of base fare between which the price slider moves. Null without results. */
export interface FareRange {
  readonly minUsd: number;
  readonly maxUsd: number;
}

/** From the lowest fare rounded down to the highest rounded up, over all results whatever the filters say. */
export function fareRange(itineraries: readonly PricedItinerary[]): FareRange | null {
  if (itineraries.length === 0) return null;
  const fares = itineraries.map(({ farePerTraveller }) => farePerTraveller.amountMinor);
  return { minUsd: Math.floor(Math.min(...fares) / 100), maxUsd: Math.ceil(Math.max(...fares) / 100) };
}

/**
 * The filter as it works on results of this range: a maximum at its end or beyond
 * holds nothing back and is none, one below the cheapest is moved up to it (specification, section 5).
 */
export function withinRange(filter: FlightFilter, range: FareRange | null): FlightFilter {
  const { maxFareUsd } = filter;
  if (maxFareUsd === null || range === null || maxFareUsd >= range.maxUsd) return { ...filter, maxFareUsd: null };
  return { ...filter, maxFareUsd: Math.max(maxFareUsd, range.minUsd) };
}

/** One bar of the histogram over the price slider. */
export interface FareBar {
  /** Where the bar's part of the range begins. */
  readonly fromUsd: number;
  readonly count: number;
}

/** How many results fall into each of `bars` equal parts of the range, cheapest first. */
export function fareHistogram(itineraries: readonly PricedItinerary[], range: FareRange, bars: number): readonly FareBar[] {
  const width = Math.max(1, range.maxUsd - range.minUsd) / bars;
  const counts = Array.from({ length: bars }, () => 0);
  for (const { farePerTraveller } of itineraries) {
    const bar = Math.min(bars - 1, Math.floor((farePerTraveller.amountMinor / 100 - range.minUsd) / width));
    counts[bar] = (counts[bar] ?? 0) + 1;
  }
  return counts.map((count, bar) => ({ fromUsd: range.minUsd + bar * width, count }));
}
