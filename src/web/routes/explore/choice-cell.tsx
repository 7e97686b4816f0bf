import { useId } from "react";
import { Cell } from "../../ui/cell/cell.tsx";
import styles from "./explore-form.module.css";

interface ChoiceCellProps {
  /** The query parameter. */
  readonly name: string;
  readonly label: string;
  readonly value: string;
  readonly options: readonly (readonly [value: string, words: string])[];
  readonly onChange: (value: string) => void;
}

/** The browser's own list of choices inside a cell. */
export function ChoiceCell({ name, label, value, options, onChange }: ChoiceCellProps) {
  const id = useId();
  return (
    <Cell label={label} inputId={id}>
      <select id={id} name={name} className={styles.select} value={value} onChange={(event) => onChange(event.target.value)}>
        {options.map(([option, words]) => (
          <option key={option} value={option}>
            {words}
          </option>
        ))}
      </select>
    </Cell>
  );
}
