import { type RefObject, useEffect, useRef } from "react";

/** A finger may rest halfway between two: only what is farther away is brought into sight. */
const OUT_OF_SIGHT = 0.75;

/**
 * Keeps a row that is swiped, each thing in it as wide as itself, in step with the index of what it shows: a swipe tells of another index,
 * another index brings its thing into sight.
 */
export function useRowInStep(shown: number, onShow: (index: number) => void): RefObject<HTMLUListElement | null> {
  const row = useRef<HTMLUListElement>(null);
  useEffect(() => {
    const element = row.current;
    if (!element) return undefined;
    // Some browsers let the keyboard into whatever scrolls, and some do not.
    element.tabIndex = 0;
    const inSight = (): number => element.scrollLeft / element.clientWidth;
    const bring = (): void => {
      if (Math.abs(inSight() - shown) >= OUT_OF_SIGHT) element.scrollTo({ left: shown * element.clientWidth, behavior: "instant" });
    };
    const look = (): void => {
      const index = Math.round(inSight());
      if (index !== shown) onShow(index);
    };
    // It has no width before its window has opened, and another one when a phone is turned.
    const sized = new ResizeObserver(bring);
    sized.observe(element);
    element.addEventListener("scroll", look, { passive: true });
    return () => {
      sized.disconnect();
      element.removeEventListener("scroll", look);
    };
  }, [shown, onShow]);
  return row;
}
