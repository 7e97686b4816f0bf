import { useId } from "react";
import { Icon } from "../icon/icon.tsx";
import styles from "./stepper.module.css";

interface StepperProps {
  readonly name: string;
  readonly label: string;
  readonly hint: string;
  readonly value: number;
  readonly min: number;
  /** Null: no upper limit. */
  readonly max: number | null;
  /** Names of the two buttons. */
  readonly fewer: string;
  readonly more: string;
  readonly onChange: (value: number) => void;
}

/** A count between two round buttons. The count is a number field, so it can be typed, and works without scripts. */
export function Stepper({ name, label, hint, value, min, max, fewer, more, onChange }: StepperProps) {
  const id = useId();
  const set = (next: number): void => {
    if (Number.isSafeInteger(next)) onChange(Math.min(Math.max(next, min), max ?? 999));
  };
  return (
    <div className={styles.stepper}>
      <label htmlFor={id} className={styles.who}>
        <b>{label}</b>
        <span id={`${id}-hint`}>{hint}</span>
      </label>
      <div className={styles.control}>
        <button type="button" className="needs-scripts" aria-label={fewer} disabled={value <= min} onClick={() => set(value - 1)}>
          <Icon name="minus" />
        </button>
        <input
          id={id}
          name={name}
          type="number"
          inputMode="numeric"
          min={min}
          max={max ?? undefined}
          value={value}
          aria-describedby={`${id}-hint`}
          onChange={(event) => set(event.target.valueAsNumber)}
        />
        <button
          type="button"
          className="needs-scripts"
          aria-label={more}
          disabled={max !== null && value >= max}
          onClick={() => set(value + 1)}
        >
          <Icon name="plus" />
        </button>
      </div>
    </div>
  );
}
