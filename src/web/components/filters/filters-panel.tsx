import type { FilterChoices } from "../../../core/flights/results/index.ts";
import type { PriceBar, PriceRange } from "../../../core/results/index.ts";
import { useMessages } from "../../i18n/messages.tsx";
import { AirlineChoices } from "./airline-choices.tsx";
import { EndChoices } from "./end-choices.tsx";
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

/**
 * All filter groups: those of the specification in its order, our stops on the return and airports among them, then the rest of ours.
 * They stand in a GET form, so that they also work without scripts.
 */
export function FiltersPanel({ choices, range, bars, travellers, controls }: FiltersPanelProps) {
  const { results, flightResults } = useMessages();
  const [filters, own] = [results.filters, flightResults.filters];
  const { filter } = controls;
  const isRoundTrip = choices.returning.length > 0;
  return (
    <div className={styles.panel}>
      <StopChoices
        group="stops"
        title={filters.stops.title}
        note={isRoundTrip ? filters.stops.note : undefined}
        choices={choices.stops}
        controls={controls}
      />
      {isRoundTrip && <StopChoices group="returnStops" title={own.returnStops} choices={choices.returnStops} controls={controls} />}
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
      {isRoundTrip && (
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
      <EndChoices
        group="departureAirports"
        name="departureAirport"
        title={own.departureAirports.title}
        note={isRoundTrip ? own.departureAirports.note : undefined}
        choices={choices.departureAirports}
        controls={controls}
      />
      <EndChoices
        group="arrivalAirports"
        name="arrivalAirport"
        title={own.arrivalAirports.title}
        note={isRoundTrip ? own.arrivalAirports.note : undefined}
        choices={choices.arrivalAirports}
        controls={controls}
      />
      <AirlineChoices choices={choices.airlines} controls={controls} />
      <TripChoices choices={choices} controls={controls} />
    </div>
  );
}
