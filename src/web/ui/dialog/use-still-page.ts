import { useEffect } from "react";

/** How many layers lie over the page. */
let layers = 0;

function add(count: 1 | -1): void {
  layers += count;
  document.documentElement.toggleAttribute("data-still", layers > 0);
}

/**
 * Nothing moves behind a layer over the whole page while it is open: the base style sheet says how. An attribute, because a style sheet that asks whether
 * the page has an open layer anywhere has the browser look through the whole page at each change of it.
 */
export function useStillPage(isOpen: boolean): void {
  useEffect(() => {
    if (!isOpen) return undefined;
    add(1);
    return () => add(-1);
  }, [isOpen]);
}
