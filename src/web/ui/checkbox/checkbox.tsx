import type { ComponentPropsWithRef } from "react";
import styles from "./checkbox.module.css";

/** The box alone; the label around it belongs to whoever uses it. */
export function Checkbox({ className, ...input }: Omit<ComponentPropsWithRef<"input">, "type">) {
  return <input {...input} type="checkbox" className={[styles.box, className].filter(Boolean).join(" ")} />;
}
