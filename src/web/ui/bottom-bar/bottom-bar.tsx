import type { ReactNode } from "react";
import styles from "./bottom-bar.module.css";

interface BottomBarProps {
  /** What the total is, above it. */
  readonly before?: string;
  readonly total: string;
  /** What the total is for: `Total for 2 travelers`. */
  readonly after: string;
  /** Where on the page the total is explained. */
  readonly href?: string;
  /** The button, or the link that looks like one. */
  readonly children: ReactNode;
}

/** On phones the total and the button never leave. */
export function BottomBar({ before, total, after, href, children }: BottomBarProps) {
  const words = (
    <>
      {before !== undefined && <span>{before}</span>}
      <b>{total}</b>
      <span>{after}</span>
    </>
  );
  return (
    <div className={styles.bar}>
      {href === undefined ? (
        <p className={styles.words}>{words}</p>
      ) : (
        <a {...{ href }} className={styles.words}>
          {words}
        </a>
      )}
      {children}
    </div>
  );
}
