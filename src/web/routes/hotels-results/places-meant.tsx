import { Link } from "../../i18n/navigation.tsx";
import { useMessages } from "../../i18n/messages.tsx";
import { buttonClass } from "../../ui/button/button-class.ts";
import styles from "./places-meant.module.css";

interface PlacesMeantProps {
  /** As the field writes them. */
  readonly places: readonly string[];
  /** Of the search that names none of them. */
  readonly query: URLSearchParams;
}

/** The places that a text may have meant, each with the same search there. */
export function PlacesMeant({ places, query }: PlacesMeantProps) {
  const { faults } = useMessages().hotels.results;
  if (places.length === 0) return null;
  return (
    <nav className={styles.places} aria-labelledby="places-meant">
      <h2 id="places-meant">{faults.meant}</h2>
      <ul>
        {places.map((place) => (
          <li key={place}>
            <Link className={buttonClass()} to={`/hotels-results?${searchAt(query, place).toString()}`}>
              {place}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function searchAt(query: URLSearchParams, place: string): URLSearchParams {
  const there = new URLSearchParams(query);
  there.set("org", place);
  return there;
}
