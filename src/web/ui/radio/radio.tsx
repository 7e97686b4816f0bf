import type { ComponentPropsWithRef } from "react";
import styles from "./radio.module.css";

/** One of several that exclude each other, with its words beside it; all of it takes the press. */
export function Radio({ className, children, ...input }: Omit<ComponentPropsWithRef<"input">, "type">) {
  return (
    <label className={className}>
      <input {...input} type="radio" className={styles.radio} />
      {children}
    </label>
  );
}
