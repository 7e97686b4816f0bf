import { type Choice, toggled } from "../../../core/results/index.ts";
import { FilterGroup } from "../../components/filters/filter-group.tsx";
import { TickChoice } from "../../components/filters/tick-choice.tsx";
import type { ExploreControls } from "./explore-filters.tsx";

interface TickGroupProps<Value extends string> {
  readonly group: "regions" | "themes";
  /** The query parameter. */
  readonly name: string;
  readonly title: string;
  readonly note?: string;
  readonly words: Readonly<Record<Value, string>>;
  readonly choices: readonly Choice<Value>[];
  readonly controls: ExploreControls;
}

/** Kinds of places of which several can be ticked; none lets everything through. */
export function TickGroup<Value extends string>({ group, name, title, note, words, choices, controls }: TickGroupProps<Value>) {
  const ticked: readonly string[] = controls.filter[group];
  return (
    <FilterGroup group={group} title={title} note={note} controls={controls}>
      {choices.map((choice) => (
        <TickChoice
          key={choice.value}
          name={name}
          value={choice.value}
          words={words[choice.value]}
          choice={choice}
          isChosen={ticked.includes(choice.value)}
          controls={controls}
          onToggle={() => controls.change((now) => ({ ...now, [group]: toggled<string>(now[group], choice.value) }))}
        />
      ))}
    </FilterGroup>
  );
}
