import { withoutExploreView } from "../../../core/flights/exploring/index.ts";
import type { AwaitedResults } from "../../components/pending-results/pending-results.tsx";
import { ExploreLoading } from "./explore-loading.tsx";

/** The map while its prices are on their way. */
export const AWAITED_EXPLORE: AwaitedResults = {
  path: "/explore",
  bare: withoutExploreView,
  renderLoading: (query) => <ExploreLoading query={query} />,
};
