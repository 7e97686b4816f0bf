import { guestCount, nightsOf } from "../../../core/hotels/index.ts";
import { activeCount, HOTEL_SORTS } from "../../../core/hotels/results/index.ts";
import { convert, HOTEL_SERVICE_FEE } from "../../../core/pricing/index.ts";
import { formatMoney } from "../../../core/kernel/index.ts";
import { ResultsHead } from "../../components/results/results-head.tsx";
import { ResultsTools } from "../../components/results/results-tools.tsx";
import { useLocale, useMessages } from "../../i18n/messages.tsx";
import { formatDay } from "../../present/dates.ts";
import { placeName } from "../../present/place-name.ts";
import type { FoundHotels } from "./load-hotels.ts";
import type { HotelsViewState } from "./use-hotels-view.ts";

interface HotelsHeaderProps {
  readonly data: Pick<FoundHotels, "search" | "isMoved" | "found" | "pricing">;
  /** How many are in the list. */
  readonly all: number;
  /** How many pass the filters. */
  readonly passing: number;
  readonly state: HotelsViewState;
}

/** How many hotels were found, what the prices mean, and the order. */
export function HotelsHeader({ data, all, passing, state }: HotelsHeaderProps) {
  const { hotels, places } = useMessages();
  const { results } = hotels;
  const { search, found, pricing } = data;
  const where = placeName(search.place, places);
  const { view, change } = state;
  const locale = useLocale();
  const fee = formatMoney(convert(HOTEL_SERVICE_FEE, pricing.currency, pricing.rates), locale);
  return (
    <ResultsHead
      title={(search.place.kind === "city" ? results.found : results.near)(passing, where)}
      meaning={
        <>
          {results.prices(nightsOf(search.stay), guestCount(search.guests), search.guests.rooms, pricing.currency, fee)}
          {data.isMoved && ` ${results.moved(formatDay(search.stay.checkIn, locale), where)}`}
          {found > all && ` ${results.nearest(all, found)}`}
        </>
      }
      status={passing === all ? "" : results.foundOf(passing, all)}
      tools={
        <ResultsTools
          active={activeCount(view.filter)}
          label={results.sort.label}
          isLabelShort
          sort={view.sort}
          sorts={HOTEL_SORTS.map((sort) => [sort, results.sort[sort]] as const)}
          order={results.sort[view.sort]}
          onSort={(sort) => change((now) => ({ ...now, sort }))}
        />
      }
    />
  );
}
