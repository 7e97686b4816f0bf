import type { ReactNode } from "react";
import { useLocation } from "react-router";
import { PhoneLink } from "../phone-link/phone-link.tsx";
import { useMessages } from "../../i18n/messages.tsx";
import { buttonClass } from "../../ui/button/button-class.ts";
import { WholeDates } from "../../ui/whole-dates/whole-dates.tsx";
import { EmptySea } from "./empty-sea.tsx";
import styles from "./results.module.css";

interface ProblemScreenProps {
  /** The sentence of the error catalogue, shown in red. */
  readonly title: string;
  readonly why: string;
  readonly canRetry?: boolean;
  /** Another way on. */
  readonly children?: ReactNode;
}

/** A search that gave nothing, or could not be made: what happened, why, and the next step. */
export function ProblemScreen({ title, why, canRetry = false, children }: ProblemScreenProps) {
  const { failed, faults } = useMessages().results;
  const { pathname, search } = useLocation();
  return (
    <section className={`wrap ${styles.problem}`}>
      <EmptySea />
      <div role="alert">
        <h1 className={styles.red}>{title}</h1>
      </div>
      <p>
        <WholeDates>{why}</WholeDates>
      </p>
      {children}
      {canRetry && (
        <a href={`${pathname}${search}`} className={buttonClass({ tone: "primary" })}>
          {failed.again}
        </a>
      )}
      <p>
        {faults.help} <PhoneLink />
      </p>
    </section>
  );
}
