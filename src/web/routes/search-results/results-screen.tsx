import { useMemo } from "react";
import { type FlightOffer, travellerCount, type TripSearch } from "../../../core/flights/index.ts";
import { fareRange, flightFacets, sortFlights, yardstickOf } from "../../../core/flights/results/index.ts";
import list from "../../components/results/results.module.css";
import { useMessages } from "../../i18n/messages.tsx";
import type { Pricing } from "../../present/pricing.ts";
import { BestPanel } from "./best-panel.tsx";
import { Co2Method } from "./co2-method.tsx";
import { CompareScreen } from "./compare-screen.tsx";
import { CompareTray } from "./compare-tray.tsx";
import { FilteredOut } from "./filtered-out.tsx";
import { FiltersSide } from "./filters-side.tsx";
import { FlightsList } from "./flights-list.tsx";
import { ResultsHeader } from "./results-header.tsx";
import styles from "./results-screen.module.css";
import { SortTabs } from "./sort-tabs.tsx";
import { useFlightsView } from "./use-flights-view.ts";

interface ResultsScreenProps {
  readonly search: TripSearch;
  readonly offers: readonly FlightOffer[];
  readonly pricing: Pricing;
}

/** The flights that were found, looked at through filters and order. */
export function ResultsScreen({ search, offers, pricing }: ResultsScreenProps) {
  const range = useMemo(() => fareRange(offers), [offers]);
  const least = useMemo(() => yardstickOf(offers), [offers]);
  const state = useFlightsView(range);
  const { results } = useMessages();
  const { view } = state;
  const { filter, sort, weights } = view;
  const measure = useMemo(() => ({ weights, least }), [weights, least]);
  const passing = useMemo(() => flightFacets(offers, filter).passing, [offers, filter]);
  const sorted = useMemo(() => sortFlights(passing, sort, measure), [passing, sort, measure]);
  if (view.isComparing) return <CompareScreen offers={offers} listed={sorted.slice(0, view.shown)} pricing={pricing} state={state} />;
  const { party } = search;
  return (
    <div className={`wrap ${styles.layout}`}>
      <ResultsHeader found={passing.length} all={offers.length} travellers={travellerCount(party)} pricing={pricing} state={state} />
      <FiltersSide offers={offers} range={range} passing={passing.length} party={party} pricing={pricing} state={state} />
      <div className={`${list.list} ${offers[0]?.tripType === "oneWay" ? styles.oneBound : styles.twoBounds}`}>
        {passing.length > 0 && <SortTabs passing={passing} measure={measure} party={party} pricing={pricing} state={state} />}
        {view.sort === "best" && <BestPanel state={state} />}
        {passing.length === 0 && <FilteredOut offers={offers} party={party} pricing={pricing} state={state} />}
        <FlightsList
          offers={offers}
          sorted={sorted}
          measure={measure}
          pricing={pricing}
          search={state.search}
          view={view}
          change={state.change}
        />
        <CompareTray state={state} />
        <Co2Method offers={offers} />
        <p className={list.note}>{results.illustrative}</p>
      </div>
    </div>
  );
}
