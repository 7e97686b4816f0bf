import { useCallback } from "react";
import { money } from "../../../core/kernel/index.ts";
import { leastMaximum, mostMinimum, type PriceBar, type PriceRange } from "../../../core/results/index.ts";
import { useMessages } from "../../i18n/messages.tsx";
import { useHydrated } from "../../present/hydrated.ts";
import { RangeSlider } from "../../ui/slider/range-slider.tsx";
import { FilterGroup } from "../filters/filter-group.tsx";
import styles from "../filters/filters.module.css";
import { PriceBars } from "../filters/price-bars.tsx";
import { useRestingValue } from "../filters/use-resting-value.ts";
import type { HotelControls } from "./hotel-controls.ts";

interface NightlyPriceProps {
  readonly range: PriceRange;
  /** How many hotels lie in each part of the range. */
  readonly bars: readonly PriceBar[];
  readonly controls: HotelControls;
}

/**
 * From the least to the most expensive night of the results (specification, section 4); both ends move, and neither alone hides all. Until
 * scripts have come no words can follow them: those below name the ends of the track.
 */
export function NightlyPrice({ range, bars, controls }: NightlyPriceProps) {
  const { price } = useMessages().hotels.results.filters;
  const { filter, change, priceOf } = controls;
  const isLive = useHydrated();
  const hold = useCallback(
    ([low, high]: readonly [number, number]) =>
      change((now) => ({
        ...now,
        minPerNightUsd: low > range.minUsd ? low : null,
        maxPerNightUsd: high < range.maxUsd ? high : null,
      })),
    [change, range],
  );
  const chosen = [filter.minPerNightUsd ?? range.minUsd, filter.maxPerNightUsd ?? range.maxUsd] as const;
  const [[low, high], setValue] = useRestingValue<readonly [number, number]>(chosen, hold);
  const lowText = priceOf(low === range.minUsd ? range.lowest : money(low * 100));
  const highText = priceOf(high === range.maxUsd ? range.highest : money(high * 100));
  return (
    <FilterGroup group="price" title={price.title} note={price.note} controls={controls}>
      <div className={styles.slider}>
        <PriceBars bars={bars} minUsd={low} maxUsd={high} />
        <div className={styles.thumbs}>
          <RangeSlider
            {...{ min: range.minUsd, max: range.maxUsd, low, high }}
            lowThumb={{ name: "minPrice", label: price.lowest, text: isLive ? lowText : undefined }}
            highThumb={{ name: "maxPrice", label: price.highest, text: isLive ? highText : undefined }}
            onChange={(from, to) => setValue([Math.min(from, mostMinimum(range)), Math.max(to, leastMaximum(range))])}
          />
        </div>
        <input type="hidden" name="priceFrom" value={range.minUsd} />
        <input type="hidden" name="priceTo" value={range.maxUsd} />
        <p className={styles.ends}>
          <span>{isLive ? price.between(lowText, highText) : price.between(priceOf(range.lowest), priceOf(range.highest))}</span>
        </p>
      </div>
    </FilterGroup>
  );
}
