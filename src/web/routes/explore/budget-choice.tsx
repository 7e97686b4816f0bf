import type { PriceBar, PriceRange } from "../../../core/results/index.ts";
import { FilterGroup } from "../../components/filters/filter-group.tsx";
import { MaxPriceSlider } from "../../components/filters/max-price-slider.tsx";
import { useMessages } from "../../i18n/messages.tsx";
import type { ExploreControls } from "./explore-filters.tsx";

interface BudgetChoiceProps {
  readonly range: PriceRange;
  /** How many places lie in each part of the range. */
  readonly bars: readonly PriceBar[];
  readonly controls: ExploreControls;
}

/** The most that a trip may cost. A budget of a shared link beyond what was found holds nothing back. */
export function BudgetChoice({ range, bars, controls }: BudgetChoiceProps) {
  const { filters } = useMessages().explore;
  const { filter, change, priceOf } = controls;
  return (
    <FilterGroup group="maxFareUsd" title={filters.price} note={filters.priceNote} controls={controls}>
      <MaxPriceSlider
        range={range}
        bars={bars}
        chosen={filter.maxFareUsd}
        onChange={(maxFareUsd) => change((now) => ({ ...now, maxFareUsd }))}
        priceOf={priceOf}
      />
    </FilterGroup>
  );
}
