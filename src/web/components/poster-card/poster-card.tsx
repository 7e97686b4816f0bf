import { type PosterSlug, POSTERS } from "../../art/posters/index.ts";
import { MainSiteLink } from "../site-link/site-link.tsx";
import styles from "./poster-card.module.css";

interface PosterCardProps {
  readonly slug: PosterSlug;
  /** Where the card leads: the page of the same city. */
  readonly to: string;
  readonly city: string;
  /** What the picture shows, for those who do not see it. */
  readonly picture: string;
  readonly line: string;
}

/** A destination as a printed sheet: its poster, and its name set under it. */
export function PosterCard({ slug, to, city, picture, line }: PosterCardProps) {
  return (
    <MainSiteLink to={to} className={styles.poster}>
      <img src={POSTERS[slug]} alt={picture} width="800" height="1000" loading="lazy" decoding="async" />
      <span className={styles.caption}>
        <span className={styles.city}>{city}</span>
        <span className={styles.line}>{line}</span>
      </span>
    </MainSiteLink>
  );
}
