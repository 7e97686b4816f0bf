import { useCallback, useEffect, useMemo, useState } from "react";
import { useLocation, useSearchParams } from "react-router";
import { rebaseQuery } from "./rebase-query.ts";
import { useIsLeaving } from "./use-is-leaving.ts";

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
  const entry = useEntry();
  const isLeaving = useIsLeaving();
  const bare = shape.bare(query).toString();
  const search = useMemo(() => new URLSearchParams(bare), [bare]);
  const [chosen, setChosen] = useState<ChosenView | null>(null);
  const ahead = chosen?.entry === entry ? chosen.words : null;
  // By its words, so that the view stays the same object when the address catches up with it: what is made of it is made once.
  const words = wordsOf(shape, shape.read(ahead === null ? query : new URLSearchParams(ahead)));
  const view = useMemo(() => fit(shape.read(new URLSearchParams(words))), [words, fit, shape]);
  // The address follows when the change has been drawn: a navigation takes longer than a click may.
  useEffect(() => {
    if (ahead === null) return;
    const next = shape.write(query, shape.read(new URLSearchParams(ahead)));
    if (next.toString() === query.toString() || entryNow() !== entry) return;
    // At once, for the way back to it: the router takes its time, and gives it up for a link that is followed meanwhile.
    window.history.replaceState(window.history.state, "", `?${next.toString()}`);
    // A link that was followed before this was drawn leads on.
    if (!isLeaving()) setQuery(next, { replace: true, preventScrollReset: true, state: { entry } });
  }, [ahead, entry, isLeaving, query, setQuery, shape]);
  // Two boxes may be ticked before the first is drawn, or one after a link whose page is not drawn: each changes what holds by then, not what it saw.
  const change = useCallback(
    (next: View) => {
      const [seen, wanted] = [wordsOf(shape, view), wordsOf(shape, next)];
      const now = entryNow();
      const standing = now === entry ? words : wordsOf(shape, shape.read(new URLSearchParams(window.location.search)));
      setChosen((last) => {
        const latest = last?.entry === now ? last.words : standing;
        return { entry: now, words: latest === words ? wanted : rebaseQuery(seen, wanted, latest) };
      });
    },
    [entry, shape, view, words],
  );
  const queryOf = (next: View) => shape.write(search, next);
  return { view, search, queryOf, hrefOf: (next) => `?${queryOf(next).toString()}`, change };
}

/** The view that was just chosen: it counts at once, before the address says the same, for as long as its entry of the history lasts. */
interface ChosenView {
  readonly entry: string;
  readonly words: string;
}

const wordsOf = <View>({ write }: ViewShape<View>, view: View): string => write(new URLSearchParams(), view).toString();

/** Which entry of the history this is. It stays the same when its view is changed in place. */
function useEntry(): string {
  const { key, state } = useLocation();
  return (state as Partial<ChosenView> | null)?.entry ?? key;
}

/** Which entry the browser is at: ahead of the page for as long as a link was followed and is not drawn. */
function entryNow(): string {
  // As React Router keeps a location in the history: its state as `usr`, no key for the page that was opened first.
  const { usr, key } = (window.history.state ?? {}) as { readonly usr?: Partial<ChosenView> | null; readonly key?: string };
  return usr?.entry ?? key ?? FIRST_ENTRY;
}

/** The key of the page that was opened first. */
const FIRST_ENTRY = "default";
