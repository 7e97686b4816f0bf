import { Kicker } from "../../components/kicker/kicker.tsx";
import { PosterCard } from "../../components/poster-card/poster-card.tsx";
import { destinationPath } from "../../components/site-header/destinations.ts";
import { useMessages } from "../../i18n/messages.tsx";
import styles from "./latest-destinations.module.css";

/** The four cards of the specification; title, picture and link of each are the same city. */
const LATEST = ["new-york", "houston", "atlanta", "boston"] as const;

export function LatestDestinations() {
  const { home } = useMessages();
  return (
    <section className={`wrap ${styles.section}`} aria-labelledby="latest">
      <div className={styles.head}>
        <Kicker>{home.latestKicker}</Kicker>
        <h2 id="latest">{home.latestDestinations}</h2>
      </div>
      <ul className={styles.posters}>
        {LATEST.map((slug) => (
          <li key={slug}>
            <PosterCard slug={slug} to={destinationPath(slug)} {...home.posters[slug]} />
          </li>
        ))}
      </ul>
    </section>
  );
}
