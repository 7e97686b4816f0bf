import { useCallback } from "react";
import type { ListedHotel } from "../../../core/hotels/index.ts";
import { nightlyRange, readView, type ResultsView, withinRange, withoutView, writeView } from "../../../core/hotels/results/index.ts";
import { useAddressView, type ViewShape, type ViewState } from "../../components/results/use-address-view.ts";

export type HotelsViewState = ViewState<ResultsView>;

const SHAPE: ViewShape<ResultsView> = { read: readView, write: writeView, bare: withoutView };

/** @param hotels all that were found, by whose prices the limits of a price are understood. */
export function useHotelsView(hotels: readonly ListedHotel[]): HotelsViewState {
  const fit = useCallback(
    (view: ResultsView) => ({ ...view, filter: withinRange(view.filter, nightlyRange(hotels, view.filter)) }),
    [hotels],
  );
  return useAddressView(SHAPE, fit);
}
