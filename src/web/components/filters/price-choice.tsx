import { leastMaximum, type PriceBar, type PriceRange } from "../../../core/results/index.ts";
import { money } from "../../../core/kernel/index.ts";
import { useMessages } from "../../i18n/messages.tsx";
import { Slider } from "../../ui/slider/slider.tsx";
import { FilterGroup } from "./filter-group.tsx";
import styles from "./filters.module.css";
import type { FlightControls } from "./flight-controls.ts";
import { PriceBars } from "./price-bars.tsx";
import { useRestingValue } from "./use-resting-value.ts";

interface PriceChoiceProps {
  readonly range: PriceRange;
  /** How many flights lie in each part of the range. */
  readonly bars: readonly PriceBar[];
  readonly travellers: number;
  readonly controls: FlightControls;
}

/** Only the maximum moves, and never below the cheapest flight. */
export function PriceChoice({ range, bars, travellers, controls }: PriceChoiceProps) {
  const { price } = useMessages().results.filters;
  const { filter, change, priceOf } = controls;
  const least = leastMaximum(range);
  const chosen = filter.maxFareUsd ?? range.maxUsd;
  const [value, setValue] = useRestingValue(chosen, (maxUsd) => change({ ...filter, maxFareUsd: maxUsd < range.maxUsd ? maxUsd : null }));
  const shown = priceOf(money(value * 100));
  return (
    <FilterGroup group="maxFareUsd" title={price.title} note={price.note(travellers)} controls={controls}>
      <div className={styles.slider}>
        <PriceBars bars={bars} minUsd={range.minUsd} maxUsd={value} />
        <Slider
          name="maxPrice"
          aria-label={price.label}
          aria-valuetext={price.upTo(shown)}
          min={least}
          max={range.maxUsd}
          value={value}
          onChange={(event) => setValue(event.target.valueAsNumber)}
        />
        <p className={styles.ends}>
          <span>{priceOf(money(least * 100))}</span>
          <output>{price.upTo(shown)}</output>
        </p>
      </div>
    </FilterGroup>
  );
}
