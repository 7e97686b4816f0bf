import { useEffect, useRef } from "react";
import { useLocation } from "react-router";

/**
 * After a navigation to another page, reading and tabbing go on at its start, or at the element that the link named in its state. On the same
 * page the focus stays; where what had it is gone, with a form that was asked or a step that is done, they go on at the page's heading, which
 * says what came of it. The first page keeps the browser's own focus.
 */
export function useFocusOnNewPage(): void {
  const { pathname, key, state } = useLocation();
  const goOnAt = (state as { readonly goOnAt?: string } | null)?.goOnAt ?? "main";
  const shown = useRef(key);
  useEffect(() => {
    const { dataset } = document.documentElement;
    if (dataset.page !== undefined && dataset.page !== pathname) {
      (document.getElementById(goOnAt) ?? document.getElementById("main"))?.focus({ preventScroll: true });
    } else if (shown.current !== key && document.activeElement === document.body) focusHeading();
    dataset.page = pathname;
    shown.current = key;
  }, [pathname, key, goOnAt]);
}

function focusHeading(): void {
  const heading = document.querySelector<HTMLElement>("main h1");
  if (!heading) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}
