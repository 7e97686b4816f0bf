import { useCallback, useEffect, useLayoutEffect, useRef } from "react";
import { NavigationType, useLocation, useNavigation, useNavigationType } from "react-router";
import { afterPaint } from "../../present/after-paint.ts";
import { focusHeading } from "../../present/focus-heading.ts";

/**
 * After a navigation to another page, reading and tabbing go on at its start, at the element that the link named in its state or its fragment,
 * or by the way back where they were, unless the document was loaded anew. On the same page the focus stays; where nothing has it after a new search or step, or what had it is gone, they go on
 * at what the fragment names, else at the page's heading, which says what came of it. The first page keeps the browser's own focus.
 */
export function useFocusOnNewPage(): void {
  const { pathname, search, hash, key: routerKey, state } = useLocation();
  // A link to a place on the page leaves an entry that the router has no key for.
  const key = routerKey === "default" ? `${pathname}${search}` : routerKey;
  const type = useNavigationType();
  // Filters and the like replace the address: browsers that give no focus to what is clicked must not lose their place at each of them.
  const isNewStep = type === NavigationType.Push && hash === "";
  const named = (state as { readonly goOnAt?: string } | null)?.goOnAt ?? hash.slice(1);
  const shown = useRef(key);
  const { isLost, leave, leftAt } = useLastFocus();
  const isLeaving = useNavigation().state !== "idle";
  const hasLeft = useRef(false);
  // Before anything of a screen that is waited with takes the focus.
  useLayoutEffect(() => {
    if (isLeaving) leave(shown.current);
    hasLeft.current ||= isLeaving;
  }, [isLeaving, leave]);
  useEffect(() => {
    const { dataset } = document.documentElement;
    if (shown.current !== key && !hasLeft.current) leave(shown.current);
    if (shown.current !== key) hasLeft.current = false;
    const isBack = type === NavigationType.Pop;
    if (dataset.page !== undefined && dataset.page !== pathname) goOn(isBack ? { left: leftAt(key) } : { named });
    else if (shown.current !== key && document.activeElement === document.body && (isNewStep || isLost())) {
      if (isBack || !focusOn(named)) focusHeading();
      else bringIntoView(named);
    }
    dataset.page = pathname;
    shown.current = key;
  }, [pathname, key, named, type, isNewStep, isLost, leave, leftAt]);
}

/** @param left what had the focus when the page was left: the browser scrolls there. @param named what a link leads to. */
function goOn({ left, named }: { readonly left?: string | undefined; readonly named?: string | undefined }): void {
  if (left === undefined) bringIntoView(named ?? "");
  if (!focusOn(left ?? named ?? "")) focusOn("main");
}

/** Once more when it was drawn: cards that nobody saw have a guessed height until then, and push away what stands below them. */
function bringIntoView(id: string): void {
  const scroll = (): void => document.getElementById(id)?.scrollIntoView({ block: "nearest", behavior: "instant" });
  scroll();
  afterPaint(scroll);
}

/** Puts the focus on a part of the page; false where there is none of that id, or it can have no focus. */
function focusOn(id: string): boolean {
  const part = document.getElementById(id);
  part?.focus({ preventScroll: true });
  return part !== null && part === document.activeElement;
}

/** What had the focus last: whether it is on the page no more, and in which part of a page that can take it, by the key of its address. */
function useLastFocus() {
  const last = useRef<Element | null>(null);
  const parts = useRef(new Map<string, string>());
  useEffect(() => {
    const listening = new AbortController();
    const note = ({ target }: FocusEvent): void => void (last.current = target instanceof Element ? target : null);
    addEventListener("focusin", note, listening);
    return () => listening.abort();
  }, []);
  const isLost = useCallback(() => last.current !== null && !last.current.isConnected, []);
  const leave = useCallback((key: string) => {
    const part = last.current?.closest("[id][tabindex]")?.id;
    if (part === undefined) parts.current.delete(key);
    else parts.current.set(key, part);
  }, []);
  const leftAt = useCallback((key: string) => parts.current.get(key), []);
  return { isLost, leave, leftAt };
}
