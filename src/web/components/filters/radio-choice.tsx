import type { Choice } from "../../../core/results/index.ts";
import { Radio } from "../../ui/radio/radio.tsx";
import { ChoiceWords } from "./choice-words.tsx";
import type { FilterControls } from "./filter-controls.ts";
import styles from "./filters.module.css";

interface RadioChoiceProps {
  /** The query parameter. */
  readonly name: string;
  readonly words: string;
  readonly detail?: string | undefined;
  /** Its value null is the choice that lets everything through. */
  readonly choice: Choice<string | number | null>;
  readonly isChosen: boolean;
  readonly controls: Pick<FilterControls<never, never>, "briefPriceOf" | "unit">;
  readonly onChoose: () => void;
}

/** One of several that exclude each other. A choice that leaves nothing stays in sight, switched off. */
export function RadioChoice({ name, words, detail, choice, isChosen, controls, onChoose }: RadioChoiceProps) {
  const isEmpty = choice.value !== null && choice.count === 0 && !isChosen;
  return (
    <Radio
      className={`${styles.choice} ${isEmpty ? styles.empty : ""}`}
      name={name}
      value={choice.value ?? ""}
      checked={isChosen}
      disabled={isEmpty}
      onChange={onChoose}
    >
      <ChoiceWords name={words} detail={detail} choice={choice} controls={controls} />
    </Radio>
  );
}
