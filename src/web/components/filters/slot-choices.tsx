import type { Choice } from "../../../core/results/index.ts";
import { useMessages } from "../../i18n/messages.tsx";
import { FilterGroup } from "./filter-group.tsx";
import type { FlightControls } from "./flight-controls.ts";
import { RadioChoice } from "./radio-choice.tsx";
import { useChoiceAhead } from "./use-choice-ahead.ts";

interface SlotChoicesProps<Slot extends string> {
  readonly group: "departure" | "returning";
  /** The query parameter. */
  readonly name: string;
  readonly title: string;
  readonly note?: string;
  readonly words: Readonly<Record<Slot, { readonly name: string; readonly hours: string }>>;
  readonly choices: readonly Choice<Slot | null>[];
  readonly chosen: Slot | null;
  readonly controls: FlightControls;
}

/** Parts of the day: the latest choice replaces the one before, All Times clears. */
export function SlotChoices<Slot extends string>({ group, name, title, note, words, choices, chosen, controls }: SlotChoicesProps<Slot>) {
  const { allTimes } = useMessages().results.filters;
  const { change } = controls;
  const [ahead, choose] = useChoiceAhead(chosen, (slot) => change((now) => ({ ...now, [group]: slot })));
  return (
    <FilterGroup group={group} title={title} note={note} controls={controls}>
      {choices.map((choice) => (
        <RadioChoice
          key={choice.value ?? ""}
          name={name}
          words={choice.value === null ? allTimes : words[choice.value].name}
          detail={choice.value === null ? undefined : words[choice.value].hours}
          choice={choice}
          isChosen={choice.value === ahead}
          controls={controls}
          onChoose={() => choose(choice.value)}
        />
      ))}
    </FilterGroup>
  );
}
