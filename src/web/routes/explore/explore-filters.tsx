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
import { money, type Money } from "../../../core/kernel/index.ts";
import { priceHistogram, priceRange, toggled } from "../../../core/results/index.ts";
import { type FilterControls, inFilter } from "../../components/filters/filter-controls.ts";
import { FilterGroup } from "../../components/filters/filter-group.tsx";
import { FiltersSheet } from "../../components/filters/filters-sheet.tsx";
import { RadioChoice } from "../../components/filters/radio-choice.tsx";
import { TickChoice } from "../../components/filters/tick-choice.tsx";
import { useMessages } from "../../i18n/messages.tsx";
import { BudgetChoice } from "./budget-choice.tsx";
import styles from "./explore-screen.module.css";
import type { ExploreViewState } from "./use-explore-view.ts";

export type ExploreControls = FilterControls<ExploreFilter, ExploreGroup>;

interface ExploreFiltersProps {
  /** As `unpackPlaces` gives them. */
  readonly places: readonly FoundPlace[];
  /** How many pass. */
  readonly passing: number;
  readonly state: ExploreViewState;
  readonly priceOf: (fare: Money) => string;
}

/** Budget, stops, flight time, region and theme, each choice with what it leaves. */
export function ExploreFilters({ places, passing, state, priceOf }: ExploreFiltersProps) {
  const { filters } = useMessages().explore;
  const { view, change, linkTo } = state;
  const { filter } = view;
  const controls: ExploreControls = {
    filter,
    change: (step) => change(inFilter(step)),
    resetLink: (group) => linkTo(inFilter((now: ExploreFilter) => withoutGroup(now, group))),
    priceOf,
    unit: filters.unit,
  };
  const choices = useMemo(() => exploreChoices(places, filter), [places, filter]);
  const fares = useMemo(() => eachOnce(places).map(({ fareMinor }) => money(fareMinor)), [places]);
  const range = useMemo(() => priceRange(places.map(({ fareMinor }) => money(fareMinor))), [places]);
  const bars = useMemo(() => (range ? priceHistogram(fares, range, 13) : []), [fares, range]);
  return (
    <FiltersSheet
      action="/explore"
      search={state.search}
      resetAll={linkTo((now) => ({ ...now, filter: NO_EXPLORE_FILTER }))}
      showLabel={filters.show(passing)}
    >
      <div className={styles.filters}>
        <div>
          {range && <BudgetChoice range={range} bars={bars} controls={controls} />}
          <FilterGroup group="maxStops" title={filters.stops} controls={controls}>
            {choices.stops.map((choice) => (
              <RadioChoice
                key={choice.value}
                name="stops"
                words={filters.most[choice.value ?? "any"]}
                choice={choice}
                isChosen={filter.maxStops === choice.value}
                controls={controls}
                onChoose={() => controls.change((now) => ({ ...now, maxStops: choice.value }))}
              />
            ))}
          </FilterGroup>
        </div>
        <div>
          <FilterGroup group="themes" title={filters.themes} note={filters.themesNote} controls={controls}>
            {choices.themes.map((choice) => (
              <TickChoice
                key={choice.value}
                name="theme"
                value={choice.value}
                words={filters.theme[choice.value]}
                choice={choice}
                isChosen={filter.themes.includes(choice.value)}
                controls={controls}
                onToggle={() => controls.change((now) => ({ ...now, themes: toggled(now.themes, choice.value) }))}
              />
            ))}
          </FilterGroup>
          <FilterGroup group="maxHours" title={filters.hours} note={filters.hoursNote} controls={controls}>
            {choices.hours.map((choice) => (
              <RadioChoice
                key={choice.value}
                name="hours"
                words={choice.value === null ? filters.most.any : filters.upToHours(choice.value)}
                choice={choice}
                isChosen={filter.maxHours === choice.value}
                controls={controls}
                onChoose={() => controls.change((now) => ({ ...now, maxHours: choice.value }))}
              />
            ))}
          </FilterGroup>
        </div>
        <div>
          <FilterGroup group="regions" title={filters.regions} controls={controls}>
            {choices.regions.map((choice) => (
              <TickChoice
                key={choice.value}
                name="region"
                value={choice.value}
                words={filters.region[choice.value]}
                choice={choice}
                isChosen={filter.regions.includes(choice.value)}
                controls={controls}
                onToggle={() => controls.change((now) => ({ ...now, regions: toggled(now.regions, choice.value) }))}
              />
            ))}
          </FilterGroup>
        </div>
      </div>
    </FiltersSheet>
  );
}
