import { money } from "../../../core/kernel/index.ts";
import { leastMaximum, type PriceBar, type PriceRange } from "../../../core/results/index.ts";
import { FilterGroup } from "../../components/filters/filter-group.tsx";
import styles from "../../components/filters/filters.module.css";
import { PriceBars } from "../../components/filters/price-bars.tsx";
import { useRestingValue } from "../../components/filters/use-resting-value.ts";
import { useMessages } from "../../i18n/messages.tsx";
import { Slider } from "../../ui/slider/slider.tsx";
import type { ExploreControls } from "./explore-filters.tsx";

interface BudgetChoiceProps {
  readonly range: PriceRange;
  /** How many places lie in each part of the range. */
  readonly bars: readonly PriceBar[];
  readonly controls: ExploreControls;
}

/** The most that a trip may cost. A budget of a shared link beyond what was found holds nothing back. */
export function BudgetChoice({ range, bars, controls }: BudgetChoiceProps) {
  const { explore, results } = useMessages();
  const { upTo, label } = results.filters.price;
  const { filter, change, priceOf } = controls;
  const least = leastMaximum(range);
  const chosen = Math.min(range.maxUsd, Math.max(least, filter.maxFareUsd ?? range.maxUsd));
  const [value, setValue] = useRestingValue(chosen, (maxUsd) => change({ ...filter, maxFareUsd: maxUsd < range.maxUsd ? maxUsd : null }));
  const shown = upTo(priceOf(money(value * 100)));
  return (
    <FilterGroup group="maxFareUsd" title={explore.filters.price} note={explore.filters.priceNote} controls={controls}>
      <div className={styles.slider}>
        <PriceBars bars={bars} minUsd={range.minUsd} maxUsd={value} />
        <Slider
          name="maxPrice"
          aria-label={label}
          aria-valuetext={shown}
          min={least}
          max={range.maxUsd}
          value={value}
          onChange={(event) => setValue(event.target.valueAsNumber)}
        />
        <p className={styles.ends}>
          <span>{priceOf(money(least * 100))}</span>
          <output>{shown}</output>
        </p>
      </div>
    </FilterGroup>
  );
}
