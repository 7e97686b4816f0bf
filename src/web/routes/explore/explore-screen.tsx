import { useMemo, useState } from "react";
import { useSearchParams } from "react-router";
import {
  activeCount,
  byFare,
  eachOnce,
  NO_EXPLORE_FILTER,
  passing as passingOf,
  unpackPlaces,
  waysOut,
  withEveryPlace,
  withoutGroup,
} from "../../../core/flights/exploring/index.ts";
import { FLIGHT_SERVICE_FEE, convert } from "../../../core/pricing/index.ts";
import { formatMoney } from "../../../core/kernel/index.ts";
import { ExploreMap } from "../../components/explore-map/explore-map.tsx";
import { FILTERS_PANEL } from "../../components/filters/filters-sheet.tsx";
import { ResultsHead } from "../../components/results/results-head.tsx";
import { ResultsList } from "../../components/results/results-list.tsx";
import list from "../../components/results/results.module.css";
import { WaysOut } from "../../components/results/ways-out.tsx";
import { Link } from "../../i18n/navigation.tsx";
import { useLocale, useMessages } from "../../i18n/messages.tsx";
import { Icon } from "../../ui/icon/icon.tsx";
import { ExploreFilters } from "./explore-filters.tsx";
import styles from "./explore-screen.module.css";
import type { FoundData } from "./load-explore.ts";
import { marksOf, startOf } from "./marks.ts";
import { PlaceRow } from "./place-row.tsx";
import { spanWords } from "./span-words.ts";
import { useExploreView } from "./use-explore-view.ts";
import { usePlaceWords } from "./use-place-words.ts";

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

/** What was found, on the map and in the list beside it, looked at through filters. */
export function ExploreScreen({ data }: { readonly data: FoundData }) {
  const { explore, results, places: placeWords } = useMessages();
  const locale = useLocale();
  const state = useExploreView();
  const [current, setCurrent] = useState<string | null>(null);
  const { filter, shown } = state.view;
  const regions = filter.regions.join(" ");
  const words = usePlaceWords(data);
  const places = useMemo(() => unpackPlaces(data.places), [data.places]);
  const all = useMemo(() => eachOnce(places).length, [places]);
  const passing = useMemo(() => passingOf(places, filter), [places, filter]);
  const listed = useMemo(() => byFare(passing), [passing]);
  const marks = useMemo(() => marksOf(passing, listed, words), [passing, listed, words]);
  const start = useMemo(() => startOf(places, regions, data.origin), [places, regions, data.origin]);
  const { from } = data.asked;
  const city = placeWords.city(from.city, from.code);
  const fee = convert(FLIGHT_SERVICE_FEE, data.pricing.currency, data.pricing.rates);
  const ways = waysOut(places, filter).map(({ group, count }) => ({
    words: `${explore.filteredOut.drop[group]}, ${results.filteredOut.brings(count)}`,
    link: state.linkTo((now) => ({ ...now, filter: group === "all" ? NO_EXPLORE_FILTER : withoutGroup(now.filter, group) })),
  }));
  return (
    <div className={`wrap ${styles.layout}`}>
      <ResultsHead
        title={explore.found(passing.length, city)}
        meaning={
          <>
            <b>{spanWords(data, explore, locale)}.</b> {explore.prices(formatMoney(fee, locale), fee.currency)}
            {data.busiest !== null && <BusiestOnly count={data.busiest} />}
          </>
        }
        status={passing.length === all ? "" : explore.foundOf(passing.length, all)}
        tools={
          <div className={list.tools}>
            <button type="button" className={list.filtersButton} popoverTarget={FILTERS_PANEL}>
              <Icon name="filter" /> {results.filters.button(activeCount(filter))}
            </button>
          </div>
        }
      />
      <div className={styles.beside}>
        <div className={styles.inSight}>
          <div className={styles.map}>
            <ExploreMap
              label={explore.map.label(city)}
              marks={marks}
              origin={data.origin}
              start={start}
              current={current}
              onLook={setCurrent}
            />
          </div>
          <ExploreFilters places={places} passing={passing.length} state={state} priceOf={words.priceOf} />
        </div>
      </div>
      <div className={`${list.list} ${styles.list}`}>
        {passing.length === 0 && <WaysOut title={explore.filteredOut.title} why={explore.filteredOut.why(all)} ways={ways} />}
        <ResultsList
          title={explore.list}
          items={listed}
          shown={shown}
          linkTo={(more) => state.linkTo((now) => ({ ...now, shown: more }))}
          anchorOf={({ code }) => `place-${code}`}
          renderCard={(place) => <PlaceRow place={place} words={words} isCurrent={place.code === current} onLook={setCurrent} />}
        />
        <p className={list.note}>{explore.illustrative}</p>
      </div>
    </div>
  );
}
