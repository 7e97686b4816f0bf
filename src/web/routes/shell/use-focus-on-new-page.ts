import { useCallback, useEffect, useRef } from "react";
import { NavigationType, useLocation, useNavigationType } from "react-router";
import { focusHeading } from "../../present/focus-heading.ts";

/**
 * After a navigation to another page, reading and tabbing go on at its start, or at the element that the link named in its state. On the same
 * page the focus stays; where nothing has it after a new search or step, or what had it is gone, they go on at the page's heading, which says
 * what came of it. The first page keeps the browser's own focus.
 */
export function useFocusOnNewPage(): void {
  const { pathname, hash, key, state } = useLocation();
  // Filters and the like replace the address: browsers that give no focus to what is clicked must not lose their place at each of them.
  const isNewStep = useNavigationType() === NavigationType.Push && hash === "";
  const goOnAt = (state as { readonly goOnAt?: string } | null)?.goOnAt ?? "main";
  const shown = useRef(key);
  const isLost = useLostFocus();
  useEffect(() => {
    const { dataset } = document.documentElement;
    if (dataset.page !== undefined && dataset.page !== pathname) {
      (document.getElementById(goOnAt) ?? document.getElementById("main"))?.focus({ preventScroll: true });
    } else if (shown.current !== key && document.activeElement === document.body && (isNewStep || isLost())) focusHeading();
    dataset.page = pathname;
    shown.current = key;
  }, [pathname, key, goOnAt, isNewStep, isLost]);
}

/** Tells whether what had the focus last is on the page no more. */
function useLostFocus(): () => boolean {
  const last = useRef<EventTarget | null>(null);
  useEffect(() => {
    const listening = new AbortController();
    addEventListener("focusin", ({ target }) => void (last.current = target), listening);
    return () => listening.abort();
  }, []);
  return useCallback(() => last.current instanceof Element && !last.current.isConnected, []);
}
