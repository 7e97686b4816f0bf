import type { ReactNode } from "react";
import styles from "./page-body.module.css";

interface PageBodyProps {
  readonly children: ReactNode;
  /** What stands beside the text on wide screens and below it on others. */
  readonly aside?: ReactNode;
}

/** The text of a written page at a width that reads well, and what stands beside it. */
export const PageBody = ({ children, aside }: PageBodyProps) => (
  <div className={`wrap ${styles.body}`}>
    <div className={styles.prose}>{children}</div>
    {aside !== undefined && aside !== null && <aside className={styles.aside}>{aside}</aside>}
  </div>
);
