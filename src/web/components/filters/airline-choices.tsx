import { type AirlineChoice, toggleAirline } from "../../../core/flights/results/index.ts";
import { useMessages } from "../../i18n/messages.tsx";
import { Checkbox } from "../../ui/checkbox/checkbox.tsx";
import { ChoiceWords } from "./choice-words.tsx";
import type { FilterControls } from "./filter-controls.ts";
import { FilterGroup } from "./filter-group.tsx";
import styles from "./filters.module.css";

/** Every airline of the results, the cheapest first. */
export function AirlineChoices({ choices, controls }: { readonly choices: readonly AirlineChoice[]; readonly controls: FilterControls }) {
  const { airlines } = useMessages().results.filters;
  const { filter, change } = controls;
  return (
    <FilterGroup group="airlines" title={airlines.title} controls={controls}>
      {choices.map((choice) => {
        const isChosen = filter.airlines.includes(choice.value);
        const isEmpty = choice.count === 0 && !isChosen;
        return (
          <Checkbox
            key={choice.value}
            className={`${styles.choice} ${isEmpty ? styles.empty : ""}`}
            name="airline"
            value={choice.value}
            checked={isChosen}
            disabled={isEmpty}
            onChange={() => change(toggleAirline(filter, choice.value))}
          >
            <ChoiceWords name={choice.name} choice={choice} controls={controls} />
          </Checkbox>
        );
      })}
    </FilterGroup>
  );
}
