import type { ExploreFilter } from "../../../core/flights/exploring/index.ts";
import type { Choice } from "../../../core/results/index.ts";
import { FilterGroup } from "../../components/filters/filter-group.tsx";
import { RadioChoice } from "../../components/filters/radio-choice.tsx";
import type { ExploreControls } from "./explore-filters.tsx";

interface LimitGroupProps<Group extends "maxStops" | "maxHours"> {
  readonly group: Group;
  /** The query parameter. */
  readonly name: string;
  readonly title: string;
  readonly note?: string;
  readonly words: (most: ExploreFilter[Group]) => string;
  /** The first one, null, lets everything through. */
  readonly choices: readonly Choice<ExploreFilter[Group]>[];
  readonly controls: ExploreControls;
}

/** One of several limits, or none. */
export function LimitGroup<Group extends "maxStops" | "maxHours">(props: LimitGroupProps<Group>) {
  const { group, name, title, note, words, choices, controls } = props;
  return (
    <FilterGroup group={group} title={title} note={note} controls={controls}>
      {choices.map((choice) => (
        <RadioChoice
          key={choice.value}
          name={name}
          words={words(choice.value)}
          choice={choice}
          isChosen={controls.filter[group] === choice.value}
          controls={controls}
          onChoose={() => controls.change((now) => ({ ...now, [group]: choice.value }))}
        />
      ))}
    </FilterGroup>
  );
}
