import { useMemo } from "react";
import type { FlightOffer, Party } from "../../../core/flights/index.ts";
import { travellerCount } from "../../../core/flights/index.ts";
import {
  fareHistogram,
  type FareRange,
  filterChoices,
  type FlightFilter,
  NO_FILTER,
  USUAL_WEIGHTS,
  withoutGroup,
} from "../../../core/flights/results/index.ts";
import { formatMoney, type Money } from "../../../core/kernel/index.ts";
import { FiltersPanel } from "../../components/filters/filters-panel.tsx";
import { inFilter } from "../../components/filters/filter-controls.ts";
import { FiltersSheet } from "../../components/filters/filters-sheet.tsx";
import type { FlightControls } from "../../components/filters/flight-controls.ts";
import { useLocale, useMessages } from "../../i18n/messages.tsx";
import { formatBrief } from "../../present/money.ts";
import { type Pricing, quoteIn } from "../../present/pricing.ts";
import type { FlightsViewState } from "./use-flights-view.ts";

const PRICE_BARS = 13;

interface FiltersSideProps {
  readonly offers: readonly FlightOffer[];
  readonly range: FareRange | null;
  /** How many flights pass the filters. */
  readonly passing: number;
  readonly party: Party;
  readonly pricing: Pricing;
  readonly state: FlightsViewState;
}

/** The filters beside the flights. */
export function FiltersSide({ offers, range, passing, party, pricing, state }: FiltersSideProps) {
  const { filters } = useMessages().results;
  const controls = useControls(party, pricing, state);
  const choices = useMemo(() => filterChoices(offers, controls.filter), [offers, controls.filter]);
  const bars = useMemo(() => (range ? fareHistogram(offers, range, PRICE_BARS) : []), [offers, range]);
  if (!range) return null;
  return (
    <FiltersSheet
      action="/search-results"
      search={carriedQuery(state)}
      resetAll={state.linkTo((now) => ({ ...now, filter: NO_FILTER }))}
      showLabel={filters.show(passing)}
    >
      <FiltersPanel choices={choices} range={range} bars={bars} travellers={travellerCount(party)} controls={controls} />
    </FiltersSheet>
  );
}

/** What the form has no field for and must not lose without scripts: the search, the compared flights, weights that are not in sight. */
function carriedQuery({ view, queryOf }: FlightsViewState): URLSearchParams {
  const weights = view.sort === "best" ? USUAL_WEIGHTS : view.weights;
  return queryOf({ ...view, filter: NO_FILTER, sort: "lowest", shown: 0, weights });
}

function useControls(party: Party, pricing: Pricing, { view, change, linkTo }: FlightsViewState): FlightControls {
  const { filters } = useMessages().results;
  const locale = useLocale();
  const totalOf = (fare: Money): Money => quoteIn(pricing, fare, party).total;
  return {
    filter: view.filter,
    change: (step) => change(inFilter(step)),
    linkTo: (step) => linkTo(inFilter(step)),
    resetLink: (group) => linkTo(inFilter((now: FlightFilter) => withoutGroup(now, group))),
    priceOf: (fare) => formatMoney(totalOf(fare), locale),
    briefPriceOf: (fare) => formatBrief(totalOf(fare), locale),
    unit: filters.flights,
  };
}
