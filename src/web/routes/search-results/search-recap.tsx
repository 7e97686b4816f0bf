import { travellerCount } from "../../../core/flights/index.ts";
import { SearchForm } from "../../components/search-form/search-form.tsx";
import { useMessages } from "../../i18n/messages.tsx";
import { formatDay } from "../../present/dates.ts";
import type { ResultsData } from "./load-results.ts";
import styles from "./search-recap.module.css";

interface SearchRecapProps {
  readonly data: ResultsData;
  /** What the form starts from. */
  readonly query: URLSearchParams;
}

/**
 * The search form above the results: whole on wide screens, on phones folded into one line that says what was searched.
 * It stands open where something about the search must be mended.
 */
export function SearchRecap({ data, query }: SearchRecapProps) {
  const { results } = useMessages();
  const isOpen = data.kind === "faults" || data.kind === "blank";
  return (
    <div className={styles.recap}>
      <details key={query.toString()} className={`wrap ${styles.fold}`} open={isOpen}>
        <summary className={styles.bar}>
          <RecapWords data={data} />
          <span className={styles.edit}>{results.edit}</span>
        </summary>
        <div className={styles.form}>
          <SearchForm query={query} />
        </div>
      </details>
    </div>
  );
}

function RecapWords({ data }: { readonly data: ResultsData }) {
  const { results } = useMessages();
  if (!("search" in data)) return <b>{results.searchAgain}</b>;
  const { from, to, departureDate, returnDate, party } = data.search;
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
