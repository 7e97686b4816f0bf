import { useId, useState } from "react";
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
  // Whoever empties the field is about to type another number; until then, and if it stays empty, the count is what it was.
  const [isEmptied, setEmptied] = useState(false);
  const [isStepped, setStepped] = useState(false);
  const set = (next: number): void => {
    if (Number.isSafeInteger(next)) onChange(Math.min(Math.max(next, min), max ?? 999));
  };
  const step = (next: number): void => {
    setStepped(true);
    set(next);
  };
  return (
    <div className={styles.stepper}>
      <label htmlFor={id} className={styles.who}>
        <b id={`${id}-label`}>{label}</b>
        <span id={`${id}-hint`}>{hint}</span>
      </label>
      <div className={styles.control}>
        <StepButton icon="minus" name={fewer} isAtEnd={value <= min} onPress={() => step(value - 1)} />
        <input
          id={id}
          name={name}
          type="number"
          inputMode="numeric"
          min={min}
          max={max ?? undefined}
          value={isEmptied ? "" : value}
          aria-labelledby={`${id}-label`}
          aria-describedby={`${id}-hint`}
          onChange={(event) => {
            setEmptied(event.target.value === "");
            set(event.target.valueAsNumber);
          }}
          onBlur={() => setEmptied(false)}
        />
        <StepButton icon="plus" name={more} isAtEnd={max !== null && value >= max} onPress={() => step(value + 1)} />
      </div>
      {/* Who presses a button hears only the button's name. */}
      <output htmlFor={id} className="sr">
        {isStepped && `${label}: ${value}`}
      </output>
    </div>
  );
}

interface StepButtonProps {
  readonly icon: "minus" | "plus";
  readonly name: string;
  readonly isAtEnd: boolean;
  readonly onPress: () => void;
}

/** At its end it is said to be off and does nothing, but stays: a disabled button would lose the focus of who has just pressed it. */
const StepButton = ({ icon, name, isAtEnd, onPress }: StepButtonProps) => (
  <button type="button" className="needs-scripts" aria-label={name} aria-disabled={isAtEnd} onClick={isAtEnd ? undefined : onPress}>
    <Icon name={icon} />
  </button>
);
