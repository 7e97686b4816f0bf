import type { Choice } from "../../../core/results/index.ts";
import { useMessages } from "../../i18n/messages.tsx";
import { Radio } from "../../ui/radio/radio.tsx";
import { ChoiceWords } from "./choice-words.tsx";
import type { FilterControls } from "./filter-controls.ts";
import { FilterGroup } from "./filter-group.tsx";
import styles from "./filters.module.css";

interface SlotChoicesProps<Slot extends string> {
  readonly group: "departure" | "returning";
  /** The query parameter. */
  readonly name: string;
  readonly title: string;
  readonly note?: string;
  readonly words: Readonly<Record<Slot, { readonly name: string; readonly hours: string }>>;
  readonly choices: readonly Choice<Slot | null>[];
  readonly chosen: Slot | null;
  readonly controls: FilterControls;
}

/** Parts of the day: the latest choice replaces the one before, All Times clears. */
export function SlotChoices<Slot extends string>({ group, name, title, note, words, choices, chosen, controls }: SlotChoicesProps<Slot>) {
  const { allTimes } = useMessages().results.filters;
  return (
    <FilterGroup group={group} title={title} note={note} controls={controls}>
      {choices.map((choice) => {
        const { value } = choice;
        const isChosen = value === chosen;
        const isEmpty = value !== null && choice.count === 0 && !isChosen;
        return (
          <Radio
            key={value ?? ""}
            className={`${styles.choice} ${isEmpty ? styles.empty : ""}`}
            name={name}
            value={value ?? ""}
            checked={isChosen}
            disabled={isEmpty}
            onChange={() => controls.change({ ...controls.filter, [group]: value })}
          >
            <ChoiceWords
              name={value === null ? allTimes : words[value].name}
              hours={value === null ? undefined : words[value].hours}
              choice={choice}
              controls={controls}
            />
          </Radio>
        );
      })}
    </FilterGroup>
  );
}
