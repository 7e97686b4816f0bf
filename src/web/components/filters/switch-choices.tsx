import type { FilterChoices, FilterSwitch, FlightFilter } from "../../../core/flights/results/index.ts";
import { useMessages } from "../../i18n/messages.tsx";
import { FilterGroup } from "./filter-group.tsx";
import type { FlightControls } from "./flight-controls.ts";
import { TickChoice } from "./tick-choice.tsx";

interface SwitchChoicesProps {
  readonly title: string;
  /** Those that stand under this heading; all that are on must hold. */
  readonly names: readonly FilterSwitch[];
  readonly choices: FilterChoices["switches"];
  readonly controls: FlightControls;
}

/** Filters of one tick under a common heading, whose Reset clears them all. */
export function SwitchChoices({ title, names, choices, controls }: SwitchChoicesProps) {
  const { filters } = useMessages().flightResults;
  const { filter, change, linkTo } = controls;
  const cleared = (now: FlightFilter): FlightFilter => ({ ...now, ...Object.fromEntries(names.map((name) => [name, false])) });
  return (
    <FilterGroup group={title} title={title} controls={{ resetLink: () => linkTo(cleared) }}>
      {names.map((name) => (
        <TickChoice
          key={name}
          name={name}
          value="1"
          words={filters[name].name}
          detail={filters[name].detail}
          choice={choices[name]}
          isChosen={filter[name]}
          controls={controls}
          onToggle={() => change((now) => ({ ...now, [name]: !now[name] }))}
        />
      ))}
    </FilterGroup>
  );
}
