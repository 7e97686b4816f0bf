import { useMessages } from "../../i18n/messages.tsx";
import { useWasChanged } from "../../present/use-was-changed.ts";
import { Button } from "../../ui/button/button.tsx";
import { Icon } from "../../ui/icon/icon.tsx";
import { Select } from "../../ui/select/select.tsx";
import { FILTERS_FORM, FILTERS_PANEL } from "../filters/filters-sheet.tsx";
import styles from "./results.module.css";

interface ResultsToolsProps<Sort extends string> {
  /** How many filter groups hold something back. */
  readonly active: number;
  readonly label: string;
  /** On phones the orders alone say enough. */
  readonly isLabelShort?: boolean;
  readonly sort: Sort;
  /** Each order with its words, in the order of the list. */
  readonly sorts: readonly (readonly [sort: Sort, words: string])[];
  /** The order that holds, as it is said once it is another one than at first, wherever it was chosen. */
  readonly order: string;
  readonly onSort: (sort: Sort) => void;
}

/** Filters and order. On phones they stand at the bottom, in reach of the thumb. */
export function ResultsTools<Sort extends string>(props: ResultsToolsProps<Sort>) {
  const { active, label, isLabelShort = false, sort, sorts, order, onSort } = props;
  const { results } = useMessages();
  const wasChanged = useWasChanged(order);
  const pick = (value: string): void => {
    const chosen = sorts.find(([name]) => name === value)?.[0];
    if (chosen !== undefined) onSort(chosen);
  };
  return (
    <div className={styles.tools}>
      <button type="button" className={styles.filtersButton} popoverTarget={FILTERS_PANEL}>
        <Icon name="filter" /> {results.filters.button(active)}
      </button>
      <div className={styles.order}>
        <label className={styles.sort}>
          <span className={isLabelShort ? styles.short : undefined}>{label}</span>
          <Select slim name="sort" form={FILTERS_FORM} value={sort} onChange={(event) => pick(event.target.value)}>
            {sorts.map(([name, words]) => (
              <option key={name} value={name}>
                {words}
              </option>
            ))}
          </Select>
        </label>
        <noscript>
          <Button type="submit" form={FILTERS_FORM}>
            {results.sort.apply}
          </Button>
        </noscript>
      </div>
      <output className="sr">{wasChanged && results.sort.now(order)}</output>
    </div>
  );
}
