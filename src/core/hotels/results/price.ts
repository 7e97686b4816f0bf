import { leastMaximum, mostMinimum, type PriceBar, priceHistogram, type PriceRange, priceRange } from "../../results/index.ts";
import type { ListedHotel } from "../hotel.ts";
import type { HotelFilter } from "./filter.ts";
import { type RateWish, shownPrices } from "./traits.ts";

/** How many bars stand over the price slider. */
const PRICE_BARS = 10;

/**
 * The whole US dollars between which the price slider moves: of all hotels that have a rate as wished, whatever the other filters
 * say. It moves with the chosen features, because prices do. Null when there is none.
 */
export const nightlyRange = (hotels: readonly ListedHotel[], wish: RateWish): PriceRange | null => priceRange(shownPrices(hotels, wish));

/** How many of those hotels lie in each part of their range, cheapest first. */
export const nightlyHistogram = (hotels: readonly ListedHotel[], wish: RateWish, range: PriceRange): readonly PriceBar[] =>
  priceHistogram(shownPrices(hotels, wish), range, PRICE_BARS);

/**
 * The filter as it works on results of this range: a limit at its end or beyond holds nothing back and is none; one at the other end, where
 * the slider lets its thumb go, leaves what stands there.
 */
export function withinRange(filter: HotelFilter, range: PriceRange | null): HotelFilter {
  if (range === null) return filter;
  const min = filter.minPerNightUsd === range.maxUsd ? mostMinimum(range) : filter.minPerNightUsd;
  const max = filter.maxPerNightUsd === range.minUsd ? leastMaximum(range) : filter.maxPerNightUsd;
  return {
    ...filter,
    minPerNightUsd: min !== null && min > range.minUsd ? min : null,
    maxPerNightUsd: max !== null && max < range.maxUsd ? max : null,
  };
}
