import { useCallback, useMemo } from "react";
import { useSearchParams } from "react-router";
import { readView, type ResultsView, withoutView, writeView } from "../../../core/flights/results/index.ts";

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

export function useResultsView(): ViewState {
  const [query, setQuery] = useSearchParams();
  const bare = withoutView(query).toString();
  const search = useMemo(() => new URLSearchParams(bare), [bare]);
  const view = useMemo(() => readView(query), [query]);
  const change = useCallback(
    (next: ResultsView) => setQuery((current) => writeView(current, next), { replace: true, preventScrollReset: true }),
    [setQuery],
  );
  return { view, search, queryOf: (next) => writeView(search, next), change };
}
