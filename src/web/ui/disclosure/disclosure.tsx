import type { ReactNode, Ref } from "react";
import { Icon } from "../icon/icon.tsx";
import styles from "./disclosure.module.css";

interface DisclosureProps {
  readonly summary: ReactNode;
  readonly children: ReactNode;
  /** Whether it begins open. */
  readonly isOpen?: boolean;
  readonly ref?: Ref<HTMLDetailsElement> | undefined;
}

/** A line that opens what lies under it, without scripts. */
export function Disclosure({ summary, children, isOpen, ref }: DisclosureProps) {
  return (
    // Somebody may have opened it before scripts took the page over.
    <details ref={ref} open={isOpen} className={styles.disclosure} suppressHydrationWarning>
      <summary>
        {summary}
        <Icon name="down" />
      </summary>
      {children}
    </details>
  );
}
