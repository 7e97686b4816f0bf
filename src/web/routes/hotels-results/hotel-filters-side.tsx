import { useMemo } from "react";
import type { ListedHotel } from "../../../core/hotels/index.ts";
import {
  filterChoices,
  type FilterGroup,
  type HotelFilter,
  nightlyHistogram,
  nightlyRange,
  NO_FILTER,
  withoutGroup,
} from "../../../core/hotels/results/index.ts";
import { convert } from "../../../core/pricing/index.ts";
import { formatMoney, type Money } from "../../../core/kernel/index.ts";
import { inFilter } from "../../components/filters/filter-controls.ts";
import { FiltersSheet } from "../../components/filters/filters-sheet.tsx";
import type { HotelControls } from "../../components/hotel-filters/hotel-controls.ts";
import { HotelFilters } from "../../components/hotel-filters/hotel-filters.tsx";
import { useLocale, useMessages } from "../../i18n/messages.tsx";
import { formatBrief } from "../../present/money.ts";
import type { Pricing } from "../../present/pricing.ts";
import type { HotelsViewState } from "./use-hotels-view.ts";

interface HotelFiltersSideProps {
  readonly hotels: readonly ListedHotel[];
  /** How many hotels pass the filters. */
  readonly passing: number;
  readonly pricing: Pricing;
  readonly state: HotelsViewState;
}

/** The filters beside the hotels. */
export function HotelFiltersSide({ hotels, passing, pricing, state }: HotelFiltersSideProps) {
  const { filters } = useMessages().hotels.results;
  const { view, search, linkTo } = state;
  const controls = useControls(pricing, state);
  const choices = useMemo(() => filterChoices(hotels, view.filter), [hotels, view.filter]);
  const { features } = view.filter;
  const range = useMemo(() => nightlyRange(hotels, { features }), [hotels, features]);
  const bars = useMemo(() => (range ? nightlyHistogram(hotels, { features }, range) : []), [hotels, features, range]);
  return (
    <FiltersSheet
      action="/hotels-results"
      search={search}
      resetAll={linkTo((now) => ({ ...now, filter: NO_FILTER }))}
      showLabel={filters.show(passing)}
    >
      <HotelFilters choices={choices} range={range} bars={bars} controls={controls} />
    </FiltersSheet>
  );
}

function useControls(pricing: Pricing, { view, change, linkTo }: HotelsViewState): HotelControls {
  const { filters } = useMessages().hotels.results;
  const locale = useLocale();
  const shown = (price: Money): Money => convert(price, pricing.currency, pricing.rates);
  return {
    filter: view.filter,
    change: (step) => change(inFilter(step)),
    resetLink: (group) => linkTo(inFilter((now: HotelFilter) => withoutHeading(now, group))),
    priceOf: (price) => formatMoney(shown(price), locale),
    briefPriceOf: (price) => formatBrief(shown(price), locale),
    unit: filters.hotels,
  };
}

/** Top rated stands under the heading of the guest ratings, whose Reset clears both. */
const withoutHeading = (filter: HotelFilter, group: FilterGroup): HotelFilter =>
  withoutGroup(group === "bands" ? withoutGroup(filter, "topRated") : filter, group);
