import { useMemo, useState } from "react";
import { ExploreMap } from "../../components/explore-map/explore-map.tsx";
import { ResultsList } from "../../components/results/results-list.tsx";
import list from "../../components/results/results.module.css";
import { useMessages } from "../../i18n/messages.tsx";
import { ExploreFilters } from "./explore-filters.tsx";
import { ExploreHeader } from "./explore-header.tsx";
import styles from "./explore-screen.module.css";
import { FilteredOut } from "./filtered-out.tsx";
import type { FoundData } from "./load-explore.ts";
import { marksOf, startOf } from "./marks.ts";
import { PlaceRow } from "./place-row.tsx";
import { useExploreView } from "./use-explore-view.ts";
import { useFoundPlaces } from "./use-found-places.ts";
import { usePlaceWords } from "./use-place-words.ts";

/** What was found, on the map and in the list beside it, looked at through filters. */
export function ExploreScreen({ data }: { readonly data: FoundData }) {
  const { explore, places: placeWords } = useMessages();
  const state = useExploreView();
  const [current, setCurrent] = useState<string | null>(null);
  const { filter, shown } = state.view;
  const regions = filter.regions.join(" ");
  const words = usePlaceWords(data);
  const { places, all, passing, listed } = useFoundPlaces(data, filter);
  const marks = useMemo(() => marksOf(passing, listed, words), [passing, listed, words]);
  const start = useMemo(() => startOf(places, regions, data.origin), [places, regions, data.origin]);
  const { from } = data.asked;
  return (
    <div className={`wrap ${styles.layout}`}>
      <ExploreHeader data={data} found={passing.length} all={all} filter={filter} />
      <div className={styles.beside}>
        <div className={styles.inSight}>
          <div className={styles.map}>
            <ExploreMap
              label={explore.map.label(placeWords.city(from.city, from.code))}
              marks={marks}
              origin={data.origin}
              start={start}
              current={current}
              onLook={setCurrent}
            />
          </div>
          <ExploreFilters places={places} passing={passing.length} state={state} words={words} />
        </div>
      </div>
      <div className={`${list.list} ${styles.list}`}>
        {passing.length === 0 && <FilteredOut places={places} all={all} state={state} />}
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
