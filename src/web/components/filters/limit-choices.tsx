import type { FilterGroup as FlightGroup, FlightFilter } from "../../../core/flights/results/index.ts";
import type { Choice } from "../../../core/results/index.ts";
import { useMessages } from "../../i18n/messages.tsx";
import { FilterGroup } from "./filter-group.tsx";
import type { FlightControls } from "./flight-controls.ts";
import { RadioChoice } from "./radio-choice.tsx";
import { useChoiceAhead } from "./use-choice-ahead.ts";

/** The groups of one limit, which are query parameters of the same name. */
type LimitGroup = Extract<FlightGroup, "maxHours" | "minLayover" | "maxLayover">;

interface LimitChoicesProps<Limit extends number> {
  readonly group: LimitGroup;
  readonly title: string;
  readonly note?: string;
  readonly words: (limit: Limit) => string;
  /** The first one, null, is any. */
  readonly choices: readonly Choice<Limit | null>[];
  readonly controls: FlightControls;
}

/** One of several limits, or none. */
export function LimitChoices<Limit extends number>({ group, title, note, words, choices, controls }: LimitChoicesProps<Limit>) {
  const { any } = useMessages().flightResults.filters;
  const { filter, change } = controls;
  const [ahead, choose] = useChoiceAhead(filter[group], (limit) => change((now) => ({ ...now, [group]: limit }) as FlightFilter));
  return (
    <FilterGroup group={group} title={title} note={note} controls={controls}>
      {choices.map((choice) => (
        <RadioChoice
          key={choice.value ?? ""}
          name={group}
          words={choice.value === null ? any : words(choice.value)}
          choice={choice}
          isChosen={choice.value === ahead}
          controls={controls}
          onChoose={() => choose(choice.value)}
        />
      ))}
    </FilterGroup>
  );
}
