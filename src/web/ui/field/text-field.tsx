import type { ComponentPropsWithRef } from "react";
import { Field, type FieldProps } from "./field.tsx";

type TextFieldProps = FieldProps & Omit<ComponentPropsWithRef<"input">, "id" | "className" | "children">;

/** One line of text with everything that belongs to it. */
export function TextField({ label, hint, error, id, wide = false, ...input }: TextFieldProps) {
  return (
    <Field label={label} hint={hint} error={error} id={id} wide={wide}>
      {(control) => <input {...input} {...control} />}
    </Field>
  );
}
