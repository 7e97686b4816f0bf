import type { ReactNode, Ref } from "react";
import { Icon, type IconName } from "../icon/icon.tsx";
import styles from "./alert.module.css";

type AlertTone = "info" | "good" | "warn" | "error";

interface AlertProps {
  readonly tone: AlertTone;
  readonly title: string;
  readonly children?: ReactNode;
  /** For messages that take the focus when they appear. */
  readonly ref?: Ref<HTMLElement>;
}

const ICONS: Readonly<Record<AlertTone, IconName>> = { info: "info", good: "check", warn: "alert", error: "alert" };

/** A message that stays on the page. Errors are announced as soon as they appear. */
export function Alert({ tone, title, children, ref }: AlertProps) {
  return (
    <section ref={ref} className={`${styles.alert} ${styles[tone]}`} role={tone === "error" ? "alert" : undefined} tabIndex={-1}>
      <Icon name={ICONS[tone]} />
      <div>
        <h2>{title}</h2>
        {children}
      </div>
    </section>
  );
}
