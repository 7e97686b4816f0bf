import { useCallback, useMemo, useState } from "react";
import { useSearchParams } from "react-router";
import { type FareRange, readView, type ResultsView, withinRange, withoutView, writeView } from "../../../core/flights/results/index.ts";

/** The view of the results, which lives in the address: a reload, a shared link and the way back show the same. */
export interface ViewState {
  readonly view: ResultsView;
  /** The search alone, as its query. */
  readonly search: URLSearchParams;
  /** Search and view, as they would stand in the address. */
  readonly queryOf: (view: ResultsView) => URLSearchParams;
  /** Changes the view in place: no request, no entry in the history, no jump. */
  readonly change: (view: ResultsView) => void;
}

/** @param range of the results at hand, by which a maximum price is understood. */
export function useResultsView(range: FareRange | null): ViewState {
  const [query, setQuery] = useSearchParams();
  const bare = withoutView(query).toString();
  const search = useMemo(() => new URLSearchParams(bare), [bare]);
  const [ahead, setAhead] = useViewAhead(query.toString());
  const view = useMemo(() => {
    const read = ahead ?? readView(query);
    return { ...read, filter: withinRange(read.filter, range) };
  }, [ahead, query, range]);
  const change = useCallback(
    (next: ResultsView) => {
      setAhead(next);
      setQuery((current) => writeView(current, next), { replace: true, preventScrollReset: true });
    },
    [setAhead, setQuery],
  );
  return { view, search, queryOf: (next) => writeView(search, next), change };
}

/** The view that was just chosen: it counts at once, until the address, which changes a moment later, says the same. */
function useViewAhead(address: string): readonly [ResultsView | null, (view: ResultsView) => void] {
  const [ahead, setAhead] = useState<{ readonly view: ResultsView; readonly of: string } | null>(null);
  if (ahead !== null && ahead.of !== address) setAhead(null);
  const choose = useCallback((view: ResultsView) => setAhead({ view, of: address }), [address]);
  return [ahead?.of === address ? ahead.view : null, choose];
}
