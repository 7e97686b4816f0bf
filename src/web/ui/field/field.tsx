import { type ReactNode, useId } from "react";
import { Icon } from "../icon/icon.tsx";
import styles from "./field.module.css";

/** What a control needs to be tied to its label, hint and error. */
export interface FieldControl {
  readonly id: string;
  readonly className: string | undefined;
  readonly "aria-invalid": true | undefined;
  readonly "aria-describedby": string | undefined;
}

export interface FieldProps {
  readonly label: ReactNode;
  readonly hint?: ReactNode;
  readonly error?: string | undefined;
  /** Fixed where an error summary links to the control. */
  readonly id?: string | undefined;
  /** Takes a whole row of a `FieldGrid`. */
  readonly wide?: boolean;
}

/** A label above, any one control, a hint and an error below it. */
export function Field({
  label,
  hint,
  error,
  id,
  wide,
  children,
}: FieldProps & { readonly children: (control: FieldControl) => ReactNode }) {
  const ownId = useId();
  const controlId = id ?? ownId;
  const described = [hint && `${controlId}-hint`, error && `${controlId}-error`].filter(Boolean).join(" ");
  return (
    <div className={`${styles.field} ${wide ? styles.wide : ""}`}>
      <label htmlFor={controlId}>{label}</label>
      {children({
        id: controlId,
        className: styles.input,
        "aria-invalid": error ? true : undefined,
        "aria-describedby": described || undefined,
      })}
      {hint && (
        <span id={`${controlId}-hint`} className={styles.hint}>
          {hint}
        </span>
      )}
      {error && <FieldError id={`${controlId}-error`}>{error}</FieldError>}
    </div>
  );
}

/** What is wrong with a control, to be named by its `aria-describedby`. */
export const FieldError = ({ id, children }: { readonly id: string; readonly children: ReactNode }) => (
  <span id={id} className={styles.error}>
    <Icon name="alert" />
    {children}
  </span>
);

/** Fields side by side as far as there is room for them: at most `columns`, else as many as fit. */
export function FieldGrid({ columns, children }: { readonly columns?: 2; readonly children: ReactNode }) {
  return <div className={`${styles.grid} ${columns === 2 ? styles.two : ""}`}>{children}</div>;
}
