import { useMemo } from "react";
import { type FlightOffer, type FlightSearch, travellerCount } from "../../../core/flights/index.ts";
import { fareRange, passes, sortByFare } from "../../../core/flights/results/index.ts";
import { ResultsList } from "../../components/results/results-list.tsx";
import list from "../../components/results/results.module.css";
import { WatchForm } from "../../components/watch-form/watch-form.tsx";
import { useMessages } from "../../i18n/messages.tsx";
import type { Pricing } from "../../present/pricing.ts";
import { FilteredOut } from "./filtered-out.tsx";
import { firstLowest } from "./first-lowest.ts";
import { FiltersSide } from "./filters-side.tsx";
import { ResultsHeader } from "./results-header.tsx";
import styles from "./results-screen.module.css";
import { ResultCard } from "./result-card.tsx";
import { useFlightsView } from "./use-flights-view.ts";

interface ResultsScreenProps {
  readonly search: FlightSearch;
  readonly offers: readonly FlightOffer[];
  readonly pricing: Pricing;
}

/** The flights that were found, looked at through filters and order. */
export function ResultsScreen({ search, offers, pricing }: ResultsScreenProps) {
  const range = useMemo(() => fareRange(offers), [offers]);
  const state = useFlightsView(range);
  const { results } = useMessages();
  const { filter, sort } = state.view;
  const query = state.queryOf(state.view).toString();
  const passing = useMemo(
    () =>
      sortByFare(
        offers.filter((offer) => passes(offer, filter)),
        sort,
      ),
    [offers, filter, sort],
  );
  const lowest = useMemo(() => firstLowest(passing, offers), [passing, offers]);
  return (
    <div className={`wrap ${styles.layout}`}>
      <ResultsHeader found={passing.length} all={offers.length} travellers={travellerCount(search.party)} pricing={pricing} state={state} />
      <FiltersSide offers={offers} range={range} passing={passing.length} party={search.party} pricing={pricing} state={state} />
      <div className={list.list}>
        <WatchForm search={search} />
        {passing.length === 0 && <FilteredOut offers={offers} state={state} />}
        <ResultsList
          title={results.list}
          items={passing}
          shown={state.view.shown}
          hrefOf={(shown) => state.hrefOf({ ...state.view, shown })}
          idOf={({ id }) => id}
          renderCard={(offer) => <ResultCard offer={offer} pricing={pricing} isLowest={offer === lowest} query={query} />}
        />
        <p className={list.note}>{results.illustrative}</p>
      </div>
    </div>
  );
}
