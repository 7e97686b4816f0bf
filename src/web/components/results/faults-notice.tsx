import type { ReactNode } from "react";
import { useMessages } from "../../i18n/messages.tsx";
import { Alert } from "../../ui/alert/alert.tsx";
import { WholeDates } from "../../ui/whole-dates/whole-dates.tsx";
import { PhoneLink } from "../phone-link/phone-link.tsx";
import { EmptySea } from "./empty-sea.tsx";
import styles from "./results.module.css";

interface FaultsNoticeProps {
  readonly title: string;
  /** What is wrong with the search, sentence by sentence. */
  readonly sentences: readonly string[];
  /** The invitation to search, where nothing was asked yet. */
  readonly blank: { readonly title: string; readonly why: string };
  /** Ways out of what is wrong, below it. */
  readonly children?: ReactNode;
}

/** What keeps a search from being made; without any fault, an invitation to search. */
export function FaultsNotice({ title, sentences, blank, children }: FaultsNoticeProps) {
  const { faults } = useMessages().results;
  const [only, ...others] = sentences;
  const help = (
    <p>
      {faults.help} <PhoneLink />
    </p>
  );
  if (only === undefined) {
    return (
      <section className={`wrap ${styles.problem}`}>
        <EmptySea />
        <h1>{blank.title}</h1>
        <p>{blank.why}</p>
        {help}
      </section>
    );
  }
  return (
    <div className={`wrap ${styles.faults}`}>
      <h1>{title}</h1>
      <Alert tone="error" isUrgent title={<WholeDates>{others.length === 0 ? only : faults.several(sentences.length)}</WholeDates>}>
        {others.length > 0 && (
          <ul>
            {sentences.map((sentence) => (
              <li key={sentence}>
                <WholeDates>{sentence}</WholeDates>
              </li>
            ))}
          </ul>
        )}
      </Alert>
      {children}
      {help}
    </div>
  );
}
