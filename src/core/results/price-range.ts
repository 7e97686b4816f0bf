import { type Money, money } from "../kernel/index.ts";

/** The whole US dollars between which a price slider moves. */
export interface PriceRange {
  readonly minUsd: number;
  readonly maxUsd: number;
  /** The lowest and the highest price themselves: what its ends stand for. */
  readonly lowest: Money;
  readonly highest: Money;
}

/** From the lowest price rounded down to the highest rounded up; null without prices. */
export function priceRange(prices: readonly Money[]): PriceRange | null {
  if (prices.length === 0) return null;
  const amounts = prices.map(({ amountMinor }) => amountMinor);
  const [least, most] = [Math.min(...amounts), Math.max(...amounts)];
  return { minUsd: Math.floor(least / 100), maxUsd: Math.ceil(most / 100), lowest: money(least), highest: money(most) };
}

/** The lowest maximum that leaves what is cheapest. */
export const leastMaximum = ({ minUsd, maxUsd }: PriceRange): number => Math.min(minUsd + 1, maxUsd);

/** The highest minimum that leaves what is most expensive. */
export const mostMinimum = ({ minUsd, maxUsd }: PriceRange): number => Math.max(maxUsd - 1, minUsd);

/** One bar of the histogram over a price slider. */
export interface PriceBar {
  /** Where the bar's part of the range begins. */
  readonly fromUsd: number;
  readonly count: number;
}

/** How many prices fall into each of `bars` equal parts of the range, cheapest first. */
export function priceHistogram(prices: readonly Money[], range: PriceRange, bars: number): readonly PriceBar[] {
  const width = Math.max(1, range.maxUsd - range.minUsd) / bars;
  const counts = Array.from({ length: bars }, () => 0);
  for (const { amountMinor } of prices) {
    const bar = Math.min(bars - 1, Math.floor((amountMinor / 100 - range.minUsd) / width));
    counts[bar] = (counts[bar] ?? 0) + 1;
  }
  return counts.map((count, bar) => ({ fromUsd: range.minUsd + bar * width, count }));
}
