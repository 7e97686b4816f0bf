import type { ReactNode, Ref } from "react";
import { Icon, type IconName } from "../icon/icon.tsx";
import styles from "./alert.module.css";

type AlertTone = "info" | "good" | "warn" | "error";

interface AlertProps {
  readonly tone: AlertTone;
  readonly title: ReactNode;
  readonly children?: ReactNode;
  /** Announced as soon as it appears, and read first without scripts too. Errors are announced anyway, and read first if they have a `ref`. */
  readonly isUrgent?: boolean;
  /** For fields that it says something of. */
  readonly id?: string;
  /** For messages that take the focus when they appear. */
  readonly ref?: Ref<HTMLElement>;
}

const ICONS: Readonly<Record<AlertTone, IconName>> = { info: "info", good: "check", warn: "alert", error: "alert" };

/** Without scripts nothing else leads to it. */
const HERE_FIRST = { autoFocus: true };

/** A message that stays on the page. Errors are announced as soon as they appear. */
export function Alert({ tone, title, children, isUrgent = false, id, ref }: AlertProps) {
  return (
    <section
      id={id}
      ref={ref}
      className={`${styles.alert} ${styles[tone]}`}
      role={tone === "error" || isUrgent ? "alert" : undefined}
      tabIndex={-1}
      {...(isUrgent || (tone === "error" && ref !== undefined) ? HERE_FIRST : {})}
    >
      <Icon name={ICONS[tone]} />
      <div>
        <h2>{title}</h2>
        {children}
      </div>
    </section>
  );
}
