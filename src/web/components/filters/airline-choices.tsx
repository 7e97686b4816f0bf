import { type AirlineChoice, toggleAirline } from "../../../core/flights/results/index.ts";
import { useMessages } from "../../i18n/messages.tsx";
import { FilterGroup } from "./filter-group.tsx";
import type { FlightControls } from "./flight-controls.ts";
import { TickChoice } from "./tick-choice.tsx";

/** Every airline of the results, the cheapest first. */
export function AirlineChoices({ choices, controls }: { readonly choices: readonly AirlineChoice[]; readonly controls: FlightControls }) {
  const { airlines } = useMessages().results.filters;
  const { filter, change } = controls;
  return (
    <FilterGroup group="airlines" title={airlines.title} controls={controls}>
      {choices.map((choice) => (
        <TickChoice
          key={choice.value}
          name="airline"
          value={choice.value}
          words={choice.name}
          choice={choice}
          isChosen={filter.airlines.includes(choice.value)}
          controls={controls}
          onToggle={() => change((now) => toggleAirline(now, choice.value))}
        />
      ))}
    </FilterGroup>
  );
}
