import type { ReactNode } from "react";
import { Icon } from "../icon/icon.tsx";
import styles from "./disclosure.module.css";

interface DisclosureProps {
  readonly summary: ReactNode;
  readonly children: ReactNode;
  readonly open?: boolean;
}

/** A line that opens what lies under it, without scripts. */
export function Disclosure({ summary, children, open = false }: DisclosureProps) {
  return (
    <details className={styles.disclosure} open={open}>
      <summary>
        {summary}
        <Icon name="down" />
      </summary>
      {children}
    </details>
  );
}
