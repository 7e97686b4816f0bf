import { Link } from "../../i18n/navigation.tsx";
import { buttonClass } from "../../ui/button/button-class.ts";
import { Card } from "../../ui/card/card.tsx";
import { EmptySea } from "./empty-sea.tsx";
import type { InPlaceLink } from "../../present/in-place-link.ts";
import styles from "./results.module.css";

interface WaysOutProps {
  /** The sentence of the error catalogue, shown in red. */
  readonly title: string;
  readonly why: string;
  /** What can be let go, each with the link that does. */
  readonly ways: readonly { readonly words: string; readonly link: InPlaceLink }[];
}

/** Shown when the filters leave nothing: which one to let go, and how much that brings back. */
export function WaysOut({ title, why, ways }: WaysOutProps) {
  return (
    <Card className={styles.problem}>
      <EmptySea />
      <h2 className={styles.red}>{title}</h2>
      <p>{why}</p>
      <div className={styles.waysOut}>
        {ways.map(({ words, link }) => (
          <Link key={words} {...link} className={buttonClass()}>
            {words}
          </Link>
        ))}
      </div>
    </Card>
  );
}
