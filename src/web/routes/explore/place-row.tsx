import type { FoundPlace } from "../../../core/flights/exploring/index.ts";
import { money } from "../../../core/kernel/index.ts";
import { Link } from "../../i18n/navigation.tsx";
import styles from "./explore-screen.module.css";
import type { PlaceWords } from "./use-place-words.ts";

interface PlaceRowProps {
  readonly place: FoundPlace;
  readonly words: PlaceWords;
  readonly isCurrent: boolean;
  readonly onLook: (code: string | null) => void;
}

/** A place of the list: all of it leads to its results. Looked at, it is shown on the map. */
export function PlaceRow({ place, words, isCurrent, onLook }: PlaceRowProps) {
  const [name, country] = [words.nameOf(place), words.countryOf(place)];
  return (
    <Link
      to={words.hrefOf(place)}
      className={`${styles.row} ${isCurrent ? styles.looked : ""}`}
      onPointerEnter={() => onLook(place.code)}
      onFocus={() => onLook(place.code)}
    >
      <span className={styles.name}>
        <b>{name}</b>
        {country !== name && (
          <>
            , <span>{country}</span>
          </>
        )}{" "}
        <small>{place.code}</small>
      </span>{" "}
      <b className={styles.price}>{words.priceOf(money(place.fareMinor))}</b>{" "}
      <span className={styles.facts}>
        <span>{words.factsOf(place)}</span>, <span className="nowrap">{words.daysOf(place)}</span>
      </span>
    </Link>
  );
}
