import { type GuestRating, ratingBand } from "../../../core/hotels/index.ts";
import { useMessages } from "../../i18n/messages.tsx";
import styles from "./guest-score.module.css";

/** What guests thought of a hotel: the value, its word, and how many said so. */
export function GuestScore({ rating }: { readonly rating: GuestRating }) {
  const { card, bands, noBand } = useMessages().hotels.results;
  const band = ratingBand(rating.value);
  return (
    <p className={styles.score}>
      <span className={`${styles.value} ${band === null ? styles.low : ""}`}>{rating.value.toFixed(1)}</span>
      <span>
        <b className="strong">{band === null ? noBand : bands[band]}</b>{" "}
        <span className="small muted nowrap">{card.ratings(rating.count)}</span>
      </span>
    </p>
  );
}
