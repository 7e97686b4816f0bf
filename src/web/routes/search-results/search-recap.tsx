import { type FlightSearch, travellerCount } from "../../../core/flights/index.ts";
import { SearchForm } from "../../components/search-form/search-form.tsx";
import { useMessages } from "../../i18n/messages.tsx";
import { formatDay } from "../../present/dates.ts";
import styles from "./search-recap.module.css";

interface SearchRecapProps {
  /** What was searched; null when the address could not be understood. */
  readonly search: FlightSearch | null;
  /** What the form starts from. */
  readonly query: URLSearchParams;
}

/**
 * The search form above the results: whole on wide screens, on phones folded into one line that says what was searched.
 * Where something about the search must be mended it stands open.
 */
export function SearchRecap({ search, query }: SearchRecapProps) {
  const { results } = useMessages();
  if (!search) {
    return (
      <div className={`${styles.recap} ${styles.open}`}>
        <div className={`wrap ${styles.form}`}>
          <SearchForm query={query} />
        </div>
      </div>
    );
  }
  return (
    <div className={styles.recap}>
      <details key={query.toString()} className={`wrap ${styles.fold}`}>
        <summary className={styles.bar}>
          <RecapWords search={search} />
          <span className={styles.edit}>{results.edit}</span>
        </summary>
        <div className={styles.form}>
          <SearchForm query={query} />
        </div>
      </details>
    </div>
  );
}

function RecapWords({ search }: { readonly search: FlightSearch }) {
  const { results } = useMessages();
  const { from, to, departureDate, returnDate, party } = search;
  const days = results.recapDays(
    formatDay(departureDate).slice(0, 6),
    returnDate && formatDay(returnDate).slice(0, 6),
    travellerCount(party),
  );
  return (
    <>
      <b>{results.recap(from.city, to.city)}</b>
      <span className={styles.sub}>{days}</span>
    </>
  );
}
