import type { ListedHotel } from "../../../core/hotels/index.ts";
import { type HotelFilter, NO_FILTER, type WayOut, waysOut, withoutGroup } from "../../../core/hotels/results/index.ts";
import { inFilter } from "../../components/filters/filter-controls.ts";
import { WaysOut } from "../../components/results/ways-out.tsx";
import { useMessages } from "../../i18n/messages.tsx";
import type { HotelsViewState } from "./use-hotels-view.ts";

/** What a way out makes of the filter. */
const after =
  ({ group }: WayOut) =>
  (filter: HotelFilter): HotelFilter =>
    group === "all" ? NO_FILTER : withoutGroup(filter, group);

/** Shown when the filters leave no hotel. */
export function HotelsFilteredOut({ hotels, state }: { readonly hotels: readonly ListedHotel[]; readonly state: HotelsViewState }) {
  const { filteredOut } = useMessages().hotels.results;
  const { view, linkTo } = state;
  const ways = waysOut(hotels, view.filter).map((way) => ({
    words: `${filteredOut.drop[way.group]}, ${filteredOut.brings(way.count)}`,
    link: linkTo(inFilter(after(way))),
  }));
  return <WaysOut title={filteredOut.title} why={filteredOut.why(hotels.length)} ways={ways} />;
}
