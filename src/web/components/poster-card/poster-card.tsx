import { posterOf } from "../../art/posters/index.ts";
import { Link } from "../../i18n/navigation.tsx";
import styles from "./poster-card.module.css";

interface PosterCardProps {
  readonly slug: string;
  /** Where the card leads: a page of the same city. */
  readonly to: string;
  /** Whether that page is fetched when somebody points at the card; not where it would search. */
  readonly prefetch?: "intent";
  readonly city: string;
  /** What the picture shows, for those who do not see it. */
  readonly picture: string;
  readonly line: string;
}

/** A destination as a printed sheet: its poster, and its name set under it. */
export function PosterCard({ slug, to, prefetch, city, picture, line }: PosterCardProps) {
  return (
    <Link to={to} className={styles.poster ?? ""} prefetch={prefetch ?? "none"}>
      <img src={posterOf(slug)} alt={picture} width="800" height="1000" loading="lazy" decoding="async" />
      <span className={styles.caption}>
        <span className={styles.city}>{city}</span>
        <span className={styles.line}>{line}</span>
      </span>
    </Link>
  );
}
