import { type StopsChoice, type StopsGroup, toggleStops } from "../../../core/flights/results/index.ts";
import type { Choice } from "../../../core/results/index.ts";
import { useMessages } from "../../i18n/messages.tsx";
import { ChoiceWords } from "./choice-words.tsx";
import { FilterGroup } from "./filter-group.tsx";
import styles from "./filters.module.css";
import type { FlightControls } from "./flight-controls.ts";
import { useChoiceAhead } from "./use-choice-ahead.ts";

interface StopChoicesProps {
  /** Also the query parameter. */
  readonly group: StopsGroup;
  readonly title: string;
  readonly note?: string | undefined;
  readonly choices: readonly Choice<StopsChoice>[];
  readonly controls: FlightControls;
}

/**
 * Toggles: picking the same one again clears it. Each is a submit button, so that one press is enough without scripts;
 * the hidden field after them keeps the choice when another button sends the form, and the first value of a name counts.
 */
export function StopChoices({ group, title, note, choices, controls }: StopChoicesProps) {
  const { stops } = useMessages().results.filters;
  const { filter, change } = controls;
  const [ahead, choose] = useChoiceAhead(filter[group], (chosen) => change((now) => ({ ...now, [group]: chosen })));
  return (
    <FilterGroup group={group} title={title} note={note} controls={controls}>
      {choices.map((choice) => {
        const isChosen = ahead === choice.value;
        return (
          <button
            key={choice.value}
            type="submit"
            name={group}
            value={isChosen ? "" : choice.value}
            className={styles.choice}
            aria-pressed={isChosen}
            disabled={choice.count === 0 && !isChosen}
            onClick={(event) => {
              event.preventDefault();
              choose(toggleStops({ ...filter, [group]: ahead }, choice.value, group)[group]);
            }}
          >
            <span className={styles.dot} aria-hidden="true" />
            <ChoiceWords name={<StopName group={group} title={title} words={stops[choice.value]} />} choice={choice} controls={controls} />
          </button>
        );
      })}
      {ahead !== null && <input type="hidden" name={group} value={ahead} />}
    </FilterGroup>
  );
}

/** The choices of the way back are heard with what they are of: those of the way there have the same words. */
function StopName({ group, title, words }: Pick<StopChoicesProps, "group" | "title"> & { readonly words: string }) {
  return (
    <>
      {group === "returnStops" && <span className="sr">{title}: </span>}
      {words}
    </>
  );
}
