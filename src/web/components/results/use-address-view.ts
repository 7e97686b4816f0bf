import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import { useLocation, useSearchParams } from "react-router";
import { afterPaintOrBeforePress } from "../../present/after-paint.ts";
import { type InPlaceLink, inPlaceLink } from "../../present/in-place-link.ts";
import { useEarlyChoices } from "./use-early-choices.ts";
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
  readonly change: Change<View>;
  /** The same as a link. */
  readonly linkTo: (step: Step<View>) => InPlaceLink;
}

/** A view made of the one that holds by then, which may be ahead of the one that is drawn. */
type Step<View> = (now: View) => View;

/** Changes the view in place: no request, no entry in the history, no jump. The same function at every call. */
export type Change<View> = (step: Step<View>) => void;

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
  // The router follows when the change has been drawn: a navigation takes longer than a click may, and would cut off that of a link followed before.
  useEffect(() => {
    if (ahead === null || entryNow() !== entry || isLeaving()) return;
    const next = shape.write(query, shape.read(new URLSearchParams(ahead)));
    if (next.toString() !== query.toString()) setQuery(next, { replace: true, preventScrollReset: true, state: { entry } });
  }, [ahead, entry, isLeaving, query, setQuery, shape]);
  const latest = useRef<ChosenView>(null);
  const { pathname } = useLocation();
  // Two boxes may be ticked before the first is drawn, or one after a link whose page is not drawn: each changes what holds by then.
  const change = useCallback<Change<View>>(
    (step) => {
      if (window.location.pathname !== pathname) return; // The page is being left: there is another in the address.
      const now = entryNow();
      const held = new URLSearchParams(latest.current?.entry === now ? latest.current.words : window.location.search);
      const next = step(shape.read(held));
      latest.current = { entry: now, words: wordsOf(shape, next) };
      setChosen(latest.current);
      // For the way back to it from a link that is followed before the list is drawn. The browser takes longer for it than for all else of a click.
      afterPaintOrBeforePress(() => {
        if (entryNow() === now) writeInPlace((address) => shape.write(address, next));
      });
    },
    [pathname, shape],
  );
  useEarlyChoices(shape, change);
  const queryOf = (next: View) => shape.write(search, next);
  const hrefOf = (next: View): string => `?${queryOf(next).toString()}`;
  const linkTo = (step: Step<View>): InPlaceLink => inPlaceLink(hrefOf(step(view)), () => change(step));
  return { view, search, queryOf, hrefOf, change, linkTo };
}

/** The view that was just chosen: it counts at once, before the address says the same, for as long as its entry of the history lasts. */
interface ChosenView {
  readonly entry: string;
  readonly words: string;
}

/** The address says something else, and nobody is told. */
function writeInPlace(change: (query: URLSearchParams) => URLSearchParams): void {
  const query = change(new URLSearchParams(window.location.search));
  window.history.replaceState(window.history.state, "", `?${query.toString()}`);
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
