import type { FilterChoices } from "../../../core/flights/results/index.ts";
import type { PriceBar, PriceRange } from "../../../core/results/index.ts";
import { useMessages } from "../../i18n/messages.tsx";
import { AirlineChoices } from "./airline-choices.tsx";
import type { FlightControls } from "./flight-controls.ts";
import { PriceChoice } from "./price-choice.tsx";
import { SlotChoices } from "./slot-choices.tsx";
import { StopChoices } from "./stop-choices.tsx";
import { TripChoices } from "./trip-choices.tsx";
import styles from "./filters.module.css";

interface FiltersPanelProps {
  readonly choices: FilterChoices;
  readonly range: PriceRange;
  readonly bars: readonly PriceBar[];
  readonly travellers: number;
  readonly controls: FlightControls;
}

/** All filter groups: those of the specification in its order, then ours. They stand in a GET form, so that they also work without scripts. */
export function FiltersPanel({ choices, range, bars, travellers, controls }: FiltersPanelProps) {
  const { filters } = useMessages().results;
  const { filter } = controls;
  return (
    <div className={styles.panel}>
      <StopChoices choices={choices.stops} isRoundTrip={choices.returning.length > 0} controls={controls} />
      <PriceChoice range={range} bars={bars} travellers={travellers} controls={controls} />
      <SlotChoices
        group="departure"
        name="departTime"
        title={filters.departure.title}
        words={filters.departureSlots}
        choices={choices.departure}
        chosen={filter.departure}
        controls={controls}
      />
      {choices.returning.length > 0 && (
        <SlotChoices
          group="returning"
          name="returnTime"
          title={filters.returning.title}
          note={filters.returning.note}
          words={filters.returnSlots}
          choices={choices.returning}
          chosen={filter.returning}
          controls={controls}
        />
      )}
      <AirlineChoices choices={choices.airlines} controls={controls} />
      <TripChoices choices={choices} controls={controls} />
    </div>
  );
}
