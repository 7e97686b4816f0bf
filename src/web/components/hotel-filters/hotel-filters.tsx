import { type FilterChoices, pickDistance, toggleFeature, toggleStars } from "../../../core/hotels/results/index.ts";
import type { PriceBar, PriceRange } from "../../../core/results/index.ts";
import { useMessages } from "../../i18n/messages.tsx";
import { Stars } from "../../ui/stars/stars.tsx";
import { FilterGroup } from "../filters/filter-group.tsx";
import styles from "../filters/filters.module.css";
import { RadioChoice } from "../filters/radio-choice.tsx";
import { TickChoice } from "../filters/tick-choice.tsx";
import type { HotelControls } from "./hotel-controls.ts";
import { NamePart } from "./name-part.tsx";
import { NightlyPrice } from "./nightly-price.tsx";
import { RatingChoices } from "./rating-choices.tsx";

interface HotelFiltersProps {
  readonly choices: FilterChoices;
  /** Null when no hotel has a rate with the chosen features. */
  readonly range: PriceRange | null;
  readonly bars: readonly PriceBar[];
  readonly controls: HotelControls;
}

/** All filter groups of the hotels. They stand in a GET form, so that they also work without scripts. */
export function HotelFilters({ choices, range, bars, controls }: HotelFiltersProps) {
  const { filters, features } = useMessages().hotels.results;
  const { filter, change } = controls;
  return (
    <div className={styles.panel}>
      {range && <NightlyPrice range={range} bars={bars} controls={controls} />}
      <RatingChoices bands={choices.bands} topRated={choices.topRated} controls={controls} />
      <FilterGroup group="stars" title={filters.stars.title} controls={controls}>
        {choices.stars.map((choice) => (
          <TickChoice
            key={choice.value}
            name="stars"
            value={choice.value}
            words={<Stars count={choice.value} label={filters.stars.of(choice.value)} />}
            choice={choice}
            isChosen={filter.stars.includes(choice.value)}
            controls={controls}
            onToggle={() => change((now) => toggleStars(now, choice.value))}
          />
        ))}
      </FilterGroup>
      <FilterGroup group="distance" title={filters.distance.title} controls={controls}>
        {choices.distance.map((choice) => (
          <RadioChoice
            key={choice.value ?? ""}
            name="distance"
            words={choice.value === null ? filters.distance.fiveAndMore : filters.distance.within(choice.value)}
            choice={choice}
            isChosen={choice.value === filter.distance}
            controls={controls}
            onChoose={() => change((now) => pickDistance(now, choice.value))}
          />
        ))}
      </FilterGroup>
      <FilterGroup group="features" title={filters.features.title} controls={controls}>
        {choices.features.map((choice) => (
          <TickChoice
            key={choice.value}
            name="feature"
            value={choice.value}
            words={features[choice.value]}
            choice={choice}
            isChosen={filter.features.includes(choice.value)}
            controls={controls}
            onToggle={() => change((now) => toggleFeature(now, choice.value))}
          />
        ))}
      </FilterGroup>
      <NamePart controls={controls} />
    </div>
  );
}
