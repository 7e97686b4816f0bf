import type { ReactNode } from "react";
import styles from "./cell.module.css";

interface CellProps {
  readonly label: string;
  /** Id of the input inside, which the label names. */
  readonly inputId: string;
  readonly error?: string | undefined;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** Id of the line that says what is wrong with a cell's input: for `aria-describedby`. */
export const cellErrorId = (inputId: string): string => `${inputId}-error`;

/** A field with its label inside the box; the whole box is the target. */
export function Cell({ label, inputId, error, className = "", children }: CellProps) {
  return (
    <div className={styles.outer}>
      <div className={`${styles.cell} ${error ? styles.wrong : ""} ${className}`}>
        <label className={styles.label} htmlFor={inputId}>
          {label}
        </label>
        {children}
      </div>
      {error && (
        <p id={cellErrorId(inputId)} className={styles.error}>
          {error}
        </p>
      )}
    </div>
  );
}

/** Class of the input inside a cell. */
export const cellInput = styles.input;
/** Class of a `summary` or button that looks like a cell, and of the two lines in it. */
export const cellFace = { box: `${styles.cell} ${styles.face}`, label: styles.faceLabel, value: styles.faceValue };
