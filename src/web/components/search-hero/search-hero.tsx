import type { ReactNode } from "react";
import { HeroScene } from "../../art/hero/hero-scene.tsx";
import { useMessages } from "../../i18n/messages.tsx";
import { SearchTabs } from "../search-tabs/search-tabs.tsx";
import styles from "./search-hero.module.css";

interface SearchHeroProps {
  /** Two halves, each of which stays on one line where it can. */
  readonly headline: readonly string[];
  readonly promise: string;
  /** The search form of the tab that is open. */
  readonly children: ReactNode;
}

/** The poster, the promise, and the search form that stands on its shore. */
export function SearchHero({ headline, promise, children }: SearchHeroProps) {
  const { home } = useMessages();
  return (
    <section className={styles.hero}>
      <div className={styles.scene}>
        <HeroScene label={home.scene} isWide />
      </div>
      <div className={`wrap ${styles.say}`}>
        <h1>{headline.join(" ")}</h1>
        <p>{promise}</p>
      </div>
      <div className="wrap">
        <SearchTabs />
        <div className={styles.form}>{children}</div>
      </div>
    </section>
  );
}
