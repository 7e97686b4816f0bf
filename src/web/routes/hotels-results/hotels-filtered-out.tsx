import type { ListedHotel } from "../../../core/hotels/index.ts";
import { NO_FILTER, type WayOut, waysOut, withoutGroup } from "../../../core/hotels/results/index.ts";
import { WaysOut } from "../../components/results/ways-out.tsx";
import { useMessages } from "../../i18n/messages.tsx";
import type { HotelsViewState } from "./use-hotels-view.ts";

/** Shown when the filters leave no hotel. */
export function HotelsFilteredOut({ hotels, state }: { readonly hotels: readonly ListedHotel[]; readonly state: HotelsViewState }) {
  const { filteredOut } = useMessages().hotels.results;
  const { view, hrefOf } = state;
  const filterAfter = ({ group }: WayOut) => (group === "all" ? NO_FILTER : withoutGroup(view.filter, group));
  const ways = waysOut(hotels, view.filter).map((way) => ({
    words: `${filteredOut.drop[way.group]}, ${filteredOut.brings(way.count)}`,
    to: hrefOf({ ...view, filter: filterAfter(way) }),
  }));
  return <WaysOut title={filteredOut.title} why={filteredOut.why(hotels.length)} ways={ways} />;
}
