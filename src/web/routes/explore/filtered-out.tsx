import {
  type ExploreFilter,
  type ExploreGroup,
  type FoundPlace,
  NO_EXPLORE_FILTER,
  waysOut,
  withoutGroup,
} from "../../../core/flights/exploring/index.ts";
import { inFilter } from "../../components/filters/filter-controls.ts";
import { WaysOut } from "../../components/results/ways-out.tsx";
import { useMessages } from "../../i18n/messages.tsx";
import type { ExploreViewState } from "./use-explore-view.ts";

interface FilteredOutProps {
  /** As `unpackPlaces` gives them. */
  readonly places: readonly FoundPlace[];
  /** How many there are. */
  readonly all: number;
  readonly state: ExploreViewState;
}

/** What a way out makes of the filter. */
const after =
  (group: ExploreGroup | "all") =>
  (filter: ExploreFilter): ExploreFilter =>
    group === "all" ? NO_EXPLORE_FILTER : withoutGroup(filter, group);

/** Shown when the filters leave no place. */
export function FilteredOut({ places, all, state: { view, linkTo } }: FilteredOutProps) {
  const { explore, results } = useMessages();
  const { title, why, drop } = explore.filteredOut;
  const ways = waysOut(places, view.filter).map(({ group, count }) => ({
    words: `${drop[group]}, ${results.filteredOut.brings(count)}`,
    link: linkTo(inFilter(after(group))),
  }));
  return <WaysOut title={title} why={why(all)} ways={ways} />;
}
