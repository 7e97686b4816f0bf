import { useMemo } from "react";
import { Link } from "react-router";
import type { FlightOffer, Party } from "../../../core/flights/index.ts";
import { travellerCount } from "../../../core/flights/index.ts";
import { fareHistogram, type FareRange, filterChoices, type FlightFilter, NO_FILTER } from "../../../core/flights/results/index.ts";
import type { FilterControls } from "../../components/filters/filter-controls.ts";
import { FiltersPanel } from "../../components/filters/filters-panel.tsx";
import { useLocale, useMessages } from "../../i18n/messages.tsx";
import { formatMoney } from "../../present/money.ts";
import { type Pricing, quoteIn } from "../../present/pricing.ts";
import { buttonClass } from "../../ui/button/button-class.ts";
import { Button } from "../../ui/button/button.tsx";
import { Icon } from "../../ui/icon/icon.tsx";
import styles from "./filters-side.module.css";
import type { ViewState } from "./use-results-view.ts";

/** Ids by which the tools at the other end of the page open the panel and belong to its form. */
export const FILTERS_PANEL = "filters-panel";
export const FILTERS_FORM = "filters-form";

const PRICE_BARS = 13;

interface FiltersSideProps {
  readonly offers: readonly FlightOffer[];
  readonly range: FareRange | null;
  /** How many flights pass the filters. */
  readonly passing: number;
  readonly party: Party;
  readonly pricing: Pricing;
  readonly state: ViewState;
}

/** The filters: a column on wide screens, on phones a sheet that the browser opens by itself, with or without scripts. */
export function FiltersSide({ offers, range, passing, party, pricing, state }: FiltersSideProps) {
  const { filters } = useMessages().results;
  const controls = useControls(party, pricing, state);
  const choices = useMemo(() => filterChoices(offers, controls.filter), [offers, controls.filter]);
  const bars = useMemo(() => (range ? fareHistogram(offers, range, PRICE_BARS) : []), [offers, range]);
  if (!range) return null;
  return (
    <aside id={FILTERS_PANEL} popover="auto" className={styles.side} aria-label={filters.title}>
      <div className={styles.head}>
        <h2>{filters.title}</h2>
        <button
          type="button"
          className={buttonClass({ tone: "quiet", size: "icon" })}
          popoverTarget={FILTERS_PANEL}
          popoverTargetAction="hide"
          aria-label={filters.close}
        >
          <Icon name="close" />
        </button>
      </div>
      <form id={FILTERS_FORM} action="/search-results" onSubmit={(event) => event.preventDefault()}>
        {[...state.search].map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <FiltersPanel choices={choices} range={range} bars={bars} travellers={travellerCount(party)} controls={controls} />
        <noscript>
          <Button type="submit" tone="ink" isWide>
            {filters.apply}
          </Button>
        </noscript>
      </form>
      <div className={styles.foot}>
        <Link className={buttonClass()} to={controls.hrefOf(NO_FILTER)} replace preventScrollReset>
          {filters.resetAll}
        </Link>
        <button type="button" className={buttonClass({ tone: "primary" })} popoverTarget={FILTERS_PANEL} popoverTargetAction="hide">
          {filters.show(passing)}
        </button>
      </div>
    </aside>
  );
}

function useControls(party: Party, pricing: Pricing, { view, change, queryOf }: ViewState): FilterControls {
  const locale = useLocale();
  const under = (filter: FlightFilter) => ({ ...view, filter });
  return {
    filter: view.filter,
    change: (filter) => change(under(filter)),
    hrefOf: (filter) => `?${queryOf(under(filter)).toString()}`,
    totalOf: (fare) => formatMoney(quoteIn(pricing, fare, party).total, locale),
  };
}
