import type { ComponentPropsWithRef } from "react";
import styles from "./radio.module.css";

/** The round button alone; the label around it belongs to whoever uses it. */
export function Radio({ className, ...input }: Omit<ComponentPropsWithRef<"input">, "type">) {
  return <input {...input} type="radio" className={[styles.radio, className].filter(Boolean).join(" ")} />;
}
