import { withoutView } from "../../../core/hotels/results/index.ts";
import type { AwaitedResults } from "../../components/pending-results/pending-results.tsx";
import { HotelsLoading } from "./hotels-loading.tsx";

/** The hotel results while they are on their way. */
export const AWAITED_HOTELS: AwaitedResults = {
  path: "/hotels-results",
  bare: withoutView,
  renderLoading: (query) => <HotelsLoading query={query} />,
};
