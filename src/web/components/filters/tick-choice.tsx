import { type ReactNode, startTransition, useOptimistic } from "react";
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
  readonly controls: Pick<FilterControls<never, never>, "briefPriceOf" | "unit">;
  readonly onToggle: () => void;
}

/** One box of a group of which several can be ticked. A choice that leaves nothing stays in sight, switched off. */
export function TickChoice({ name, value, words, detail, choice, isChosen, controls, onToggle }: TickChoiceProps) {
  const [isTicked, tick] = useOptimistic(isChosen);
  const isEmpty = choice.count === 0 && !isTicked;
  // The tick shows at once; the list and all figures follow as soon as they are drawn.
  const toggle = (): void =>
    startTransition(() => {
      tick(!isTicked);
      onToggle();
    });
  return (
    <Checkbox
      className={`${styles.choice} ${isEmpty ? styles.empty : ""}`}
      name={name}
      value={value}
      checked={isTicked}
      disabled={isEmpty}
      onChange={toggle}
    >
      <ChoiceWords name={words} detail={detail} choice={choice} controls={controls} />
    </Checkbox>
  );
}
