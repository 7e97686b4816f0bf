import { type Money, money } from "../../../core/kernel/index.ts";
import { leastMaximum, type PriceBar, type PriceRange } from "../../../core/results/index.ts";
import { useMessages } from "../../i18n/messages.tsx";
import { useHydrated } from "../../present/hydrated.ts";
import { Slider } from "../../ui/slider/slider.tsx";
import styles from "./filters.module.css";
import { PriceBars } from "./price-bars.tsx";
import { useRestingValue } from "./use-resting-value.ts";

interface MaxPriceSliderProps {
  readonly range: PriceRange;
  /** How many results lie in each part of the range. */
  readonly bars: readonly PriceBar[];
  /** The most that was chosen, in whole US dollars; null for none. One outside of the range is what it does to it. */
  readonly chosen: number | null;
  readonly onChange: (maxUsd: number | null) => void;
  /** What a fare comes to, in words. */
  readonly priceOf: (fare: Money) => string;
}

/**
 * Bars over a slider of which only the maximum moves, never below what is cheapest. Until scripts have come no words can follow the thumb:
 * the prices below it are those at the ends of its track.
 */
export function MaxPriceSlider({ range, bars, chosen, onChange, priceOf }: MaxPriceSliderProps) {
  const { upTo, label } = useMessages().results.filters.price;
  const isLive = useHydrated();
  const least = leastMaximum(range);
  const within = Math.min(range.maxUsd, Math.max(least, chosen ?? range.maxUsd));
  const [value, setValue] = useRestingValue(within, (maxUsd) => onChange(maxUsd < range.maxUsd ? maxUsd : null));
  const shown = upTo(priceOf(value === range.maxUsd ? range.highest : money(value * 100)));
  return (
    <div className={styles.slider}>
      <PriceBars bars={bars} minUsd={range.minUsd} maxUsd={value} />
      <Slider
        name="maxPrice"
        aria-label={label}
        aria-valuetext={isLive ? shown : undefined}
        min={least}
        max={range.maxUsd}
        value={value}
        onChange={(event) => setValue(event.target.valueAsNumber)}
      />
      <p className={styles.ends}>
        <span>{priceOf(range.lowest)}</span>
        <span>{isLive ? shown : priceOf(range.highest)}</span>
      </p>
    </div>
  );
}
