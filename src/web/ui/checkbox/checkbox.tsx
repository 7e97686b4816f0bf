import type { ComponentPropsWithRef } from "react";
import styles from "./checkbox.module.css";

/** A box to tick, with its words beside it; all of it takes the press. */
export function Checkbox({ className, children, ...input }: Omit<ComponentPropsWithRef<"input">, "type">) {
  return (
    <label className={className}>
      <input {...input} type="checkbox" className={styles.box} />
      {children}
    </label>
  );
}
