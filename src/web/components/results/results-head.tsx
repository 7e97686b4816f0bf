import { type ReactNode, useState } from "react";
import styles from "./results.module.css";

interface ResultsHeadProps {
  readonly title: string;
  /** What the prices mean. */
  readonly meaning: ReactNode;
  /** Said when filters change how many are left; empty when none do. Once they did, the title is said when all are there again. */
  readonly status: string;
  /** Filters and order. */
  readonly tools: ReactNode;
}

/** How many were found, and what the prices mean. */
export function ResultsHead({ title, meaning, status, tools }: ResultsHeadProps) {
  const [wasNarrower, noteNarrower] = useState(false);
  if (status !== "" && !wasNarrower) noteNarrower(true);
  return (
    <header className={styles.head}>
      <div>
        <h1>{title}</h1>
        <p className={styles.meaning}>{meaning}</p>
        <output className="sr">{status === "" && wasNarrower ? title : status}</output>
      </div>
      {tools}
    </header>
  );
}
