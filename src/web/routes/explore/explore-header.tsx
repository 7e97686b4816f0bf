import { useSearchParams } from "react-router";
import { activeCount, type ExploreFilter, withEveryPlace } from "../../../core/flights/exploring/index.ts";
import { formatMoney } from "../../../core/kernel/index.ts";
import { convert, FLIGHT_SERVICE_FEE } from "../../../core/pricing/index.ts";
import { FILTERS_PANEL } from "../../components/filters/filters-sheet.tsx";
import { ResultsHead } from "../../components/results/results-head.tsx";
import list from "../../components/results/results.module.css";
import { useLocale, useMessages } from "../../i18n/messages.tsx";
import { Link } from "../../i18n/navigation.tsx";
import { Icon } from "../../ui/icon/icon.tsx";
import type { FoundData } from "./load-explore.ts";
import { spanWords } from "./span-words.ts";

interface ExploreHeaderProps {
  readonly data: FoundData;
  /** How many places pass the filters. */
  readonly found: number;
  readonly all: number;
  readonly filter: ExploreFilter;
}

/** How many places were found, by which trips, and what their prices mean. */
export function ExploreHeader({ data, found, all, filter }: ExploreHeaderProps) {
  const { explore, results, places } = useMessages();
  const locale = useLocale();
  const { asked, busiest, pricing } = data;
  const fee = convert(FLIGHT_SERVICE_FEE, pricing.currency, pricing.rates);
  return (
    <ResultsHead
      title={explore.found(found, places.city(asked.from.city, asked.from.code))}
      meaning={
        <>
          <b>{spanWords(data, explore, locale)}.</b> {explore.prices(formatMoney(fee, locale), fee.currency)}
          {busiest !== null && <BusiestOnly count={busiest} />}
        </>
      }
      status={found === all ? "" : explore.foundOf(found, all)}
      tools={
        <div className={list.tools}>
          <button type="button" className={list.filtersButton} popoverTarget={FILTERS_PANEL}>
            <Icon name="filter" /> {results.filters.button(activeCount(filter))}
          </button>
        </div>
      }
    />
  );
}

/** Says that not all places were looked at, and leads to all of them. */
function BusiestOnly({ count }: { readonly count: number }) {
  const { explore } = useMessages();
  const [query] = useSearchParams();
  return (
    <>
      {" "}
      {explore.busiest(count)} <Link to={`?${withEveryPlace(query)}`}>{explore.everyPlace}</Link>
    </>
  );
}
