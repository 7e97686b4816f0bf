import type { ReactNode } from "react";
import { SearchForm } from "../search-form/search-form.tsx";
import type { SearchStart } from "../search-form/search-start.ts";
import { type Crumb, Crumbs } from "../crumbs/crumbs.tsx";
import styles from "./page-hero.module.css";

interface PageHeroProps {
  readonly above: readonly Crumb[];
  readonly here: string;
  /** The words of the heading around its subject, and the subject in the middle. */
  readonly heading: readonly [string, string, string];
  /** Said before all else, where the page is about somebody who is not us. */
  readonly first?: string;
  readonly tagline: ReactNode;
  readonly picture: ReactNode;
  /** The picture is broader than high. */
  readonly isWide?: boolean;
  /** What the search form begins with. */
  readonly start: SearchStart;
  readonly note?: ReactNode;
}

/** A written page's beginning: its title beside its poster, and the search that it is about. */
export function PageHero({ above, here, heading, first, tagline, picture, isWide = false, start, note }: PageHeroProps) {
  const [before, subject, after] = heading;
  return (
    <section className={styles.hero}>
      <div className="wrap">
        <div className={`${styles.sheet} ${isWide ? styles.wide : ""}`}>
          <div className={styles.say}>
            {first !== undefined && <p className={styles.first}>{first}</p>}
            <Crumbs above={above} here={here} />
            <h1>
              {before !== "" && <small>{before} </small>}
              {subject}
              {after !== "" && <small> {after}</small>}
            </h1>
            <p className="lead">{tagline}</p>
          </div>
          <div className={styles.picture}>{picture}</div>
        </div>
        <SearchForm start={start} />
        {note !== undefined && <p className={styles.note}>{note}</p>}
      </div>
    </section>
  );
}
