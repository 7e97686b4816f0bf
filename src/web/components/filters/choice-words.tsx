import type { ReactNode } from "react";
import type { Choice } from "../../../core/results/index.ts";
import { formatNumber } from "../../i18n/grammar/format-number.ts";
import { useMessages } from "../../i18n/messages.tsx";
import type { FilterControls } from "./filter-controls.ts";
import styles from "./filters.module.css";

interface ChoiceWordsProps {
  readonly name: ReactNode;
  readonly detail?: string | undefined;
  readonly choice: Choice<unknown>;
  readonly controls: Pick<FilterControls<never, never>, "briefPriceOf" | "unit">;
}

/** The words of one choice: its name, how many results it leaves, and the lowest price among them. */
export function ChoiceWords({ name, detail, choice, controls }: ChoiceWordsProps) {
  const { filters } = useMessages().results;
  return (
    <>
      <span className={styles.words}>
        <span className={styles.name}>{name}</span> <span className={styles.count}>{formatNumber(choice.count)}</span>
        <span className="sr">{controls.unit(choice.count)} </span>
        {detail && <small>{detail}</small>}
      </span>
      <span className={styles.price}>
        {choice.lowestPrice && (
          <>
            <span className="sr">{filters.from}</span>
            {controls.briefPriceOf(choice.lowestPrice)}
          </>
        )}
      </span>
    </>
  );
}
