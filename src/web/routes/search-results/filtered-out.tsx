import type { FlightOffer } from "../../../core/flights/index.ts";
import { NO_FILTER, type WayOut, waysOut, withoutGroup } from "../../../core/flights/results/index.ts";
import { WaysOut } from "../../components/results/ways-out.tsx";
import { useMessages } from "../../i18n/messages.tsx";
import type { FlightsViewState } from "./use-flights-view.ts";

/** Shown when the filters leave no flight. */
export function FilteredOut({ offers, state }: { readonly offers: readonly FlightOffer[]; readonly state: FlightsViewState }) {
  const { filteredOut } = useMessages().results;
  const { view, hrefOf } = state;
  const filterAfter = ({ group }: WayOut) => (group === "all" ? NO_FILTER : withoutGroup(view.filter, group));
  const ways = waysOut(offers, view.filter).map((way) => ({
    words: `${filteredOut.drop[way.group]}, ${filteredOut.brings(way.count)}`,
    to: hrefOf({ ...view, filter: filterAfter(way) }),
  }));
  return <WaysOut title={filteredOut.title} why={filteredOut.why(offers.length)} ways={ways} />;
}
