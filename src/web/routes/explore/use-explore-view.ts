import { type ExploreView, readExploreView, withoutExploreView, writeExploreView } from "../../../core/flights/exploring/index.ts";
import { useAddressView, type ViewShape, type ViewState } from "../../components/results/use-address-view.ts";

export type ExploreViewState = ViewState<ExploreView>;

const SHAPE: ViewShape<ExploreView> = { read: readExploreView, write: writeExploreView, bare: withoutExploreView };
const asItIs = (view: ExploreView): ExploreView => view;

/** The view of the places, which lives in the address. */
export const useExploreView = (): ExploreViewState => useAddressView(SHAPE, asItIs);
