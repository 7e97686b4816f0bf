import type { PriceBar, PriceRange } from "../../../core/results/index.ts";
import { useMessages } from "../../i18n/messages.tsx";
import { FilterGroup } from "./filter-group.tsx";
import type { FlightControls } from "./flight-controls.ts";
import { MaxPriceSlider } from "./max-price-slider.tsx";

interface PriceChoiceProps {
  readonly range: PriceRange;
  /** How many flights lie in each part of the range. */
  readonly bars: readonly PriceBar[];
  readonly travellers: number;
  readonly controls: FlightControls;
}

/** The most that the party pays. */
export function PriceChoice({ range, bars, travellers, controls }: PriceChoiceProps) {
  const { price } = useMessages().results.filters;
  const { filter, change, priceOf } = controls;
  return (
    <FilterGroup group="maxFareUsd" title={price.title} note={price.note(travellers)} controls={controls}>
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
