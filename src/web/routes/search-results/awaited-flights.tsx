import { withoutView } from "../../../core/flights/results/index.ts";
import type { AwaitedResults } from "../../components/pending-results/pending-results.tsx";
import { SearchingScreen } from "../searching/searching-screen.tsx";

/** The flight results while they are on their way. */
export const AWAITED_FLIGHTS: AwaitedResults = {
  path: "/search-results",
  bare: withoutView,
  renderLoading: (query) => <SearchingScreen query={query} />,
};
