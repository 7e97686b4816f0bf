import { useCallback, useEffect, useMemo, useState } from "react";
import { useSearchParams } from "react-router";

/** How a view of results is written into an address and read from one. */
export interface ViewShape<View> {
  readonly read: (query: URLSearchParams) => View;
  /** The query with the view written into it; other parameters stay. */
  readonly write: (query: URLSearchParams, view: View) => URLSearchParams;
  /** The query of the search alone. */
  readonly bare: (query: URLSearchParams) => URLSearchParams;
}

/** The view of the results, which lives in the address: a reload, a shared link and the way back show the same. */
export interface ViewState<View> {
  readonly view: View;
  /** The search alone, as its query. */
  readonly search: URLSearchParams;
  /** Search and view, as they would stand in the address. */
  readonly queryOf: (view: View) => URLSearchParams;
  /** The same as a link. */
  readonly hrefOf: (view: View) => string;
  /** Changes the view in place: no request, no entry in the history, no jump. */
  readonly change: (view: View) => void;
}

/**
 * @param shape the same object at every call.
 * @param fit what the view in the address means for the results at hand: a maximum price beyond them holds nothing back.
 */
export function useAddressView<View extends object>(shape: ViewShape<View>, fit: (view: View) => View): ViewState<View> {
  const [query, setQuery] = useSearchParams();
  const bare = shape.bare(query).toString();
  const search = useMemo(() => new URLSearchParams(bare), [bare]);
  const [ahead, setAhead] = useViewAhead<View>(query.toString());
  // By its words, so that the view stays the same object when the address catches up with it: what is made of it is made once.
  const words = shape.write(new URLSearchParams(), ahead ?? shape.read(query)).toString();
  const view = useMemo(() => fit(shape.read(new URLSearchParams(words))), [words, fit, shape]);
  // The address follows when the change has been drawn: a navigation takes longer than a click may.
  useEffect(() => {
    if (ahead !== null) setQuery((current) => shape.write(current, ahead), { replace: true, preventScrollReset: true });
  }, [ahead, setQuery, shape]);
  const queryOf = (next: View) => shape.write(search, next);
  return { view, search, queryOf, hrefOf: (next) => `?${queryOf(next).toString()}`, change: setAhead };
}

/** The view that was just chosen: it counts at once, until the address, which changes a moment later, says the same. */
function useViewAhead<View>(address: string): readonly [View | null, (view: View) => void] {
  const [ahead, setAhead] = useState<{ readonly view: View; readonly of: string } | null>(null);
  if (ahead !== null && ahead.of !== address) setAhead(null);
  const choose = useCallback((view: View) => setAhead({ view, of: address }), [address]);
  return [ahead?.of === address ? ahead.view : null, choose];
}
