import type { Choice } from "../../../core/results/index.ts";
import { useMessages } from "../../i18n/messages.tsx";
import type { FilterControls } from "./filter-controls.ts";
import styles from "./filters.module.css";

interface ChoiceWordsProps {
  readonly name: string;
  readonly hours?: string | undefined;
  readonly choice: Choice<unknown>;
  readonly controls: FilterControls;
}

/** The words of one choice: its name, how many flights it leaves, and the lowest total among them. */
export function ChoiceWords({ name, hours, choice, controls }: ChoiceWordsProps) {
  const { filters } = useMessages().results;
  return (
    <>
      <span className={styles.words}>
        <span className={styles.name}>{name}</span> <span className={styles.count}>{choice.count}</span>
        <span className="sr">{filters.flights(choice.count)} </span>
        {hours && <small>{hours}</small>}
      </span>
      <span className={styles.price}>
        {choice.lowestPrice && (
          <>
            <span className="sr">{filters.from}</span>
            {controls.totalOf(choice.lowestPrice)}
          </>
        )}
      </span>
    </>
  );
}
