import type { ComponentPropsWithRef } from "react";
import { Field, type FieldProps } from "./field.tsx";
import styles from "./field.module.css";

type TextAreaFieldProps = FieldProps & Omit<ComponentPropsWithRef<"textarea">, "id" | "className" | "children">;

/** Several lines of text with everything that belongs to them; where the browser can, it grows with what is typed. */
export function TextAreaField({ label, hint, error, id, wide = false, ...area }: TextAreaFieldProps) {
  return (
    <Field label={label} hint={hint} error={error} id={id} wide={wide}>
      {(control) => <textarea {...area} {...control} className={`${control.className} ${styles.area}`} />}
    </Field>
  );
}
