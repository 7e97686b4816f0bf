import { ALLIANCE_NAMES } from "../../../core/flights/index.ts";
import { type FilterChoices, toggleAlliance } from "../../../core/flights/results/index.ts";
import { useMessages } from "../../i18n/messages.tsx";
import { FilterGroup } from "./filter-group.tsx";
import type { FlightControls } from "./flight-controls.ts";
import { TickChoice } from "./tick-choice.tsx";

/** The three alliances, for those who count miles. */
export function AllianceChoices({
  choices,
  controls,
}: {
  readonly choices: FilterChoices["alliances"];
  readonly controls: FlightControls;
}) {
  const { filters } = useMessages().flightResults;
  const { filter, change } = controls;
  return (
    <FilterGroup group="alliances" title={filters.alliances.title} note={filters.alliances.note} controls={controls}>
      {choices.map((choice) => (
        <TickChoice
          key={choice.value}
          name="alliance"
          value={choice.value}
          words={ALLIANCE_NAMES[choice.value]}
          choice={choice}
          isChosen={filter.alliances.includes(choice.value)}
          controls={controls}
          onToggle={() => change((now) => toggleAlliance(now, choice.value))}
        />
      ))}
    </FilterGroup>
  );
}
