import type { ComponentPropsWithRef } from "react";
import { Field, type FieldProps } from "../field/field.tsx";
import styles from "./select.module.css";

type SelectProps = ComponentPropsWithRef<"select"> & { readonly slim?: boolean };

/** The browser's own list of choices, in our clothes. `slim` is as wide as its words. */
export function Select({ slim, className, ...select }: SelectProps) {
  return <select {...select} className={[className, styles.select, slim && styles.slim].filter(Boolean).join(" ")} />;
}

/** A list of choices under its label. */
export function SelectField({
  label,
  hint,
  error,
  id,
  wide = false,
  ...select
}: FieldProps & Omit<SelectProps, "id" | "slim" | "className">) {
  return (
    <Field label={label} hint={hint} error={error} id={id} wide={wide}>
      {(control) => <Select {...select} {...control} />}
    </Field>
  );
}
