import { useCallback } from "react";
import { type FareRange, readView, type ResultsView, withinRange, withoutView, writeView } from "../../../core/flights/results/index.ts";
import { useAddressView, type ViewShape, type ViewState } from "../../components/results/use-address-view.ts";

export type FlightsViewState = ViewState<ResultsView>;

const SHAPE: ViewShape<ResultsView> = { read: readView, write: writeView, bare: withoutView };

/** @param range of the results at hand, by which a maximum price is understood. */
export function useFlightsView(range: FareRange | null): FlightsViewState {
  const fit = useCallback((view: ResultsView) => ({ ...view, filter: withinRange(view.filter, range) }), [range]);
  return useAddressView(SHAPE, fit);
}
