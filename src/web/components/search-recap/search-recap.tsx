import type { ReactNode } from "react";
import { useMessages } from "../../i18n/messages.tsx";
import { WholeDates } from "../../ui/whole-dates/whole-dates.tsx";
import styles from "./search-recap.module.css";

interface SearchRecapProps {
  /** What was searched, in a few words; null when the address could not be understood. */
  readonly words: { readonly what: string; readonly when: string } | null;
  /** The query: with another one the fold starts anew, closed. */
  readonly query: URLSearchParams;
  /** Whether the form has rows enough to push the results out of sight: it is folded on wide screens, too. */
  readonly isTall?: boolean;
  /** The search form. */
  readonly children: ReactNode;
}

/**
 * The search form above the results: whole on wide screens if it is low, else folded into one line that says what was searched.
 * Where something about the search must be mended it stands open.
 */
export function SearchRecap({ words, query, isTall = false, children }: SearchRecapProps) {
  const { results } = useMessages();
  if (!words) {
    return (
      <div className={`${styles.recap} ${styles.open}`}>
        <div className={`wrap ${styles.form}`}>{children}</div>
      </div>
    );
  }
  return (
    <div className={`${styles.recap} ${isTall ? "" : styles.low}`}>
      <details key={query.toString()} className={`wrap ${styles.fold}`}>
        <summary className={styles.bar}>
          <b>{words.what}</b>
          <span className={styles.sub}>
            <WholeDates>{words.when}</WholeDates>
          </span>
          <span className={styles.edit}>{results.edit}</span>
        </summary>
        <div className={styles.form}>{children}</div>
      </details>
    </div>
  );
}
