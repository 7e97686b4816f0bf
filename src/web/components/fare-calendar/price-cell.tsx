import type { FareLevel } from "../../../core/flights/index.ts";
import { Link } from "../../i18n/navigation.tsx";
import { useMessages } from "../../i18n/messages.tsx";
import styles from "./price-table.module.css";
import { FareMark } from "./fare-mark.tsx";

interface PriceCellProps {
  readonly to: string;
  /** The day's number where the cell must say it. */
  readonly day?: string;
  readonly price: string;
  readonly level: FareLevel;
  /** Days and price in full, as a screen reader says them. */
  readonly words: string;
  /** Whether it is the trip whose results are shown. */
  readonly isShown: boolean;
}

/** A price that leads to the results of its day. */
export function PriceCell({ to, day, price, level, words, isShown }: PriceCellProps) {
  const { grid } = useMessages().fares;
  const said = level === "cheapest" ? grid.cheapest(words) : words;
  return (
    <Link className={styles.price} to={to} preventScrollReset aria-current={isShown ? "true" : undefined}>
      <span aria-hidden="true">
        {day !== undefined && <b>{day}</b>}
        <FareMark level={level}>{price}</FareMark>
      </span>
      <span className="sr">{isShown ? grid.shown(said) : said}</span>
    </Link>
  );
}

/** A day on which nothing can be bought. */
export function EmptyCell({ day }: { readonly day?: string }) {
  const { picker } = useMessages().fares;
  return (
    <span className={styles.empty}>
      <span>
        {day !== undefined && <b>{day}</b>}
        <span aria-hidden="true">–</span>
      </span>
      <span className="sr">{picker.noFare}</span>
    </span>
  );
}
