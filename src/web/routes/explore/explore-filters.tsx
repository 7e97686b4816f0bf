import { useMemo } from "react";
import {
  eachOnce,
  exploreChoices,
  type ExploreFilter,
  type ExploreGroup,
  type FoundPlace,
  NO_EXPLORE_FILTER,
  withoutGroup,
} from "../../../core/flights/exploring/index.ts";
import { money } from "../../../core/kernel/index.ts";
import { priceHistogram, priceRange } from "../../../core/results/index.ts";
import { type FilterControls, inFilter } from "../../components/filters/filter-controls.ts";
import { FiltersSheet } from "../../components/filters/filters-sheet.tsx";
import { useMessages } from "../../i18n/messages.tsx";
import { BudgetChoice } from "./budget-choice.tsx";
import styles from "./explore-screen.module.css";
import { LimitGroup } from "./limit-group.tsx";
import { TickGroup } from "./tick-group.tsx";
import type { ExploreViewState } from "./use-explore-view.ts";
import type { PlaceWords } from "./use-place-words.ts";

const PRICE_BARS = 13;

export type ExploreControls = FilterControls<ExploreFilter, ExploreGroup>;

interface ExploreFiltersProps {
  /** As `unpackPlaces` gives them. */
  readonly places: readonly FoundPlace[];
  /** How many pass. */
  readonly passing: number;
  readonly state: ExploreViewState;
  readonly words: PlaceWords;
}

/** Budget, stops, flight time, region and theme, each choice with what it leaves. */
export function ExploreFilters({ places, passing, state, words }: ExploreFiltersProps) {
  const { filters } = useMessages().explore;
  const { filter } = state.view;
  const controls = useControls(state, words);
  const choices = useMemo(() => exploreChoices(places, filter), [places, filter]);
  const budgets = useBudgets(places);
  const hoursWords = (most: ExploreFilter["maxHours"]): string => (most === null ? filters.most.any : filters.upToHours(most));
  return (
    <FiltersSheet
      action="/explore"
      search={state.search}
      resetAll={state.linkTo((now) => ({ ...now, filter: NO_EXPLORE_FILTER }))}
      showLabel={filters.show(passing)}
      isBelow
    >
      <div className={styles.filters}>
        <div>
          {budgets && <BudgetChoice {...budgets} controls={controls} />}
          <LimitGroup
            group="maxStops"
            name="stops"
            title={filters.stops}
            words={(most) => filters.most[most ?? "any"]}
            choices={choices.stops}
            controls={controls}
          />
        </div>
        <div>
          <TickGroup
            group="themes"
            name="theme"
            title={filters.themes}
            note={filters.themesNote}
            words={filters.theme}
            choices={choices.themes}
            controls={controls}
          />
          <LimitGroup
            group="maxHours"
            name="hours"
            title={filters.hours}
            note={filters.hoursNote}
            words={hoursWords}
            choices={choices.hours}
            controls={controls}
          />
        </div>
        <div>
          <TickGroup
            group="regions"
            name="region"
            title={filters.regions}
            words={filters.region}
            choices={choices.regions}
            controls={controls}
          />
        </div>
      </div>
    </FiltersSheet>
  );
}

function useControls({ view, change, linkTo }: ExploreViewState, { priceOf, briefPriceOf }: PlaceWords): ExploreControls {
  const { filters } = useMessages().explore;
  return {
    filter: view.filter,
    change: (step) => change(inFilter(step)),
    resetLink: (group) => linkTo(inFilter((now: ExploreFilter) => withoutGroup(now, group))),
    priceOf,
    briefPriceOf,
    unit: filters.unit,
  };
}

/** Between which fares a budget can be set, and how many places lie in each part of them; null where nothing was found. */
function useBudgets(places: readonly FoundPlace[]) {
  const fares = useMemo(() => eachOnce(places).map(({ fareMinor }) => money(fareMinor)), [places]);
  const range = useMemo(() => priceRange(places.map(({ fareMinor }) => money(fareMinor))), [places]);
  const bars = useMemo(() => (range ? priceHistogram(fares, range, PRICE_BARS) : []), [fares, range]);
  return range && { range, bars };
}
