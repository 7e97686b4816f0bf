import { type AirportChoice, type EndGroup, toggleEnd } from "../../../core/flights/results/index.ts";
import { useMessages } from "../../i18n/messages.tsx";
import { FilterGroup } from "./filter-group.tsx";
import type { FlightControls } from "./flight-controls.ts";
import { TickChoice } from "./tick-choice.tsx";

interface EndChoicesProps {
  readonly group: EndGroup;
  /** The query parameter. */
  readonly name: string;
  readonly title: string;
  readonly note?: string | undefined;
  readonly choices: readonly AirportChoice[];
  readonly controls: FlightControls;
}

/** The airports at one end of the trips, the cheapest first; nothing where there is no choice. */
export function EndChoices({ group, name, title, note, choices, controls }: EndChoicesProps) {
  const { places } = useMessages();
  const { filter, change } = controls;
  if (choices.length === 0) return null;
  return (
    <FilterGroup group={group} title={title} note={note} controls={controls}>
      {choices.map((choice) => (
        <TickChoice
          key={choice.value}
          name={name}
          value={choice.value}
          words={choice.value}
          detail={places.airportShort(choice.airport)}
          choice={choice}
          isChosen={filter[group].includes(choice.value)}
          controls={controls}
          onToggle={() => change((now) => toggleEnd(now, group, choice.value))}
        />
      ))}
    </FilterGroup>
  );
}
