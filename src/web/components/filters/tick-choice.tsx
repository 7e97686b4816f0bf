import type { ReactNode } from "react";
import type { Choice } from "../../../core/results/index.ts";
import { Checkbox } from "../../ui/checkbox/checkbox.tsx";
import { ChoiceWords } from "./choice-words.tsx";
import type { FilterControls } from "./filter-controls.ts";
import styles from "./filters.module.css";

interface TickChoiceProps {
  /** The query parameter, and its value when it is ticked. */
  readonly name: string;
  readonly value: string | number;
  readonly words: ReactNode;
  readonly detail?: string | undefined;
  readonly choice: Choice<unknown>;
  readonly isChosen: boolean;
  readonly controls: Pick<FilterControls<never, never>, "priceOf" | "unit">;
  readonly onToggle: () => void;
}

/** One box of a group of which several can be ticked. A choice that leaves nothing stays in sight, switched off. */
export function TickChoice({ name, value, words, detail, choice, isChosen, controls, onToggle }: TickChoiceProps) {
  const isEmpty = choice.count === 0 && !isChosen;
  return (
    <Checkbox
      className={`${styles.choice} ${isEmpty ? styles.empty : ""}`}
      name={name}
      value={value}
      checked={isChosen}
      disabled={isEmpty}
      onChange={onToggle}
    >
      <ChoiceWords name={words} detail={detail} choice={choice} controls={controls} />
    </Checkbox>
  );
}
