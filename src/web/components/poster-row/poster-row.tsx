import { type ReactNode, useId } from "react";
import { Kicker } from "../kicker/kicker.tsx";
import styles from "./poster-row.module.css";

interface PosterRowProps {
  readonly kicker: string;
  readonly title: string;
  /** Where there are more of them. */
  readonly more?: ReactNode;
  /** Poster cards, each with its key. */
  readonly children: readonly ReactNode[];
}

/** Posters side by side under their heading. */
export function PosterRow({ kicker, title, more, children }: PosterRowProps) {
  const id = useId();
  return (
    <section className={`wrap ${styles.section}`} aria-labelledby={id}>
      <div className={styles.head}>
        <Kicker>{kicker}</Kicker>
        <h2 id={id}>{title}</h2>
        {more}
      </div>
      <ul className={styles.posters}>{children}</ul>
    </section>
  );
}
