import { type FilterChoices, toggleBand, toggleTopRated } from "../../../core/hotels/results/index.ts";
import { useMessages } from "../../i18n/messages.tsx";
import { FilterGroup } from "../filters/filter-group.tsx";
import { TickChoice } from "../filters/tick-choice.tsx";
import type { HotelControls } from "./hotel-controls.ts";

interface RatingChoicesProps extends Pick<FilterChoices, "bands" | "topRated"> {
  readonly controls: HotelControls;
}

/** Top rated, and the bands of guest ratings: a hotel must pass both, when both are chosen. */
export function RatingChoices({ bands, topRated, controls }: RatingChoicesProps) {
  const { rating } = useMessages().hotels.results.filters;
  const { filter, change } = controls;
  return (
    <FilterGroup group="bands" title={rating.title} controls={controls}>
      <TickChoice
        name="topRated"
        value="1"
        words={rating.topRated}
        choice={topRated}
        isChosen={filter.topRated}
        controls={controls}
        onToggle={() => change(toggleTopRated)}
      />
      {bands.map((choice) => (
        <TickChoice
          key={choice.value}
          name="rating"
          value={choice.value}
          words={rating.bands[choice.value]}
          choice={choice}
          isChosen={filter.bands.includes(choice.value)}
          controls={controls}
          onToggle={() => change((now) => toggleBand(now, choice.value))}
        />
      ))}
    </FilterGroup>
  );
}
