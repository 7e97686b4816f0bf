import type { ComponentType, ReactNode } from "react";
import { posterOf } from "../../art/posters/index.ts";
import styles from "./poster-card.module.css";

interface PosterCardProps {
  readonly slug: string;
  /** A link of this site, or one of the main site. */
  readonly as: ComponentType<{ readonly to: string; readonly className: string; readonly children: ReactNode }>;
  /** Where the card leads: a page of the same city. */
  readonly to: string;
  readonly city: string;
  /** What the picture shows, for those who do not see it. */
  readonly picture: string;
  readonly line: string;
}

/** A destination as a printed sheet: its poster, and its name set under it. */
export function PosterCard({ slug, as: Anchor, to, city, picture, line }: PosterCardProps) {
  return (
    <Anchor to={to} className={styles.poster ?? ""}>
      <img src={posterOf(slug)} alt={picture} width="800" height="1000" loading="lazy" decoding="async" />
      <span className={styles.caption}>
        <span className={styles.city}>{city}</span>
        <span className={styles.line}>{line}</span>
      </span>
    </Anchor>
  );
}
