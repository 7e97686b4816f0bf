import { PosterCard } from "../../components/poster-card/poster-card.tsx";
import { PosterRow } from "../../components/poster-row/poster-row.tsx";
import { destinationPath, PLACES_PATH } from "../../components/site-header/destinations.ts";
import { Link } from "../../i18n/navigation.tsx";
import { useMessages } from "../../i18n/messages.tsx";
import { Icon } from "../../ui/icon/icon.tsx";
import styles from "./latest-destinations.module.css";

/** The four cards of the specification; title, picture and link of each are the same city. */
const LATEST = ["new-york", "houston", "atlanta", "boston"] as const;

export function LatestDestinations() {
  const { home, shell } = useMessages();
  return (
    <PosterRow
      kicker={home.latestKicker}
      title={home.latestDestinations}
      more={
        <Link to={PLACES_PATH} className={styles.more}>
          {shell.allPlaces} <Icon name="right" />
        </Link>
      }
    >
      {LATEST.map((slug) => (
        <li key={slug}>
          <PosterCard slug={slug} to={destinationPath(slug)} prefetch="intent" {...home.posters[slug]} />
        </li>
      ))}
    </PosterRow>
  );
}
