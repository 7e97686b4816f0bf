import { useMemo } from "react";
import { Link } from "react-router";
import { type FlightOffer, type FlightSearch, travellerCount } from "../../../core/flights/index.ts";
import { fareRange, passes, RESULTS_STEP, sortByFare } from "../../../core/flights/results/index.ts";
import { useMessages } from "../../i18n/messages.tsx";
import type { Pricing } from "../../present/pricing.ts";
import { buttonClass } from "../../ui/button/button-class.ts";
import { FilteredOut } from "./filtered-out.tsx";
import { FiltersSide } from "./filters-side.tsx";
import { ResultCard } from "./result-card.tsx";
import { ResultsHeader } from "./results-header.tsx";
import styles from "./results-screen.module.css";
import { useResultsView } from "./use-results-view.ts";

interface ResultsScreenProps {
  readonly search: FlightSearch;
  readonly offers: readonly FlightOffer[];
  readonly pricing: Pricing;
}

/** The flights that were found, looked at through filters and order. */
export function ResultsScreen({ search, offers, pricing }: ResultsScreenProps) {
  const range = useMemo(() => fareRange(offers), [offers]);
  const state = useResultsView(range);
  const { results } = useMessages();
  const { filter, sort, shown } = state.view;
  const passing = useMemo(
    () =>
      sortByFare(
        offers.filter((offer) => passes(offer, filter)),
        sort,
      ),
    [offers, filter, sort],
  );
  const lowest = useMemo(() => sortByFare(offers, "lowest")[0], [offers]);
  const query = state.queryOf(state.view).toString();
  const more = Math.min(RESULTS_STEP, passing.length - shown);
  return (
    <div className={`wrap ${styles.layout}`}>
      <ResultsHeader found={passing.length} all={offers.length} travellers={travellerCount(search.party)} pricing={pricing} state={state} />
      <FiltersSide offers={offers} range={range} passing={passing.length} party={search.party} pricing={pricing} state={state} />
      <div className={styles.list}>
        {passing.length === 0 && <FilteredOut offers={offers} state={state} />}
        <h2 className="sr">{results.list}</h2>
        <ol>
          {passing.slice(0, shown).map((offer) => (
            <li key={offer.id}>
              <ResultCard offer={offer} pricing={pricing} isLowest={offer === lowest} query={query} />
            </li>
          ))}
        </ol>
        {more > 0 && (
          <Link
            className={buttonClass({}, styles.showMore)}
            to={`?${state.queryOf({ ...state.view, shown: shown + RESULTS_STEP }).toString()}`}
            replace
            preventScrollReset
          >
            {results.showMore(more)}
          </Link>
        )}
        <p className={styles.note}>{results.illustrative}</p>
      </div>
    </div>
  );
}
