import { type RefObject, useEffect, useRef } from "react";

/** A finger may rest halfway between two: only what is farther away is brought into sight. */
const OUT_OF_SIGHT = 0.75;

/**
 * Keeps a row that is swiped, each thing in it as wide as itself, in step with the index of what it shows: a swipe tells of another index,
 * another index brings its thing into sight.
 */
export function useRowInStep(shown: number, onShow: (index: number) => void): RefObject<HTMLUListElement | null> {
  const row = useRef<HTMLUListElement>(null);
  // What the row itself shows. A browser tells late that it has scrolled: without it, the echo of one step would undo the next.
  const at = useRef(shown);
  useEffect(() => {
    if (at.current === shown) return;
    at.current = shown;
    if (row.current) bring(row.current, shown);
  }, [shown]);
  useEffect(() => {
    const element = row.current;
    if (!element) return undefined;
    // Some browsers let the keyboard into whatever scrolls, and some do not.
    element.tabIndex = 0;
    const look = (): void => {
      const index = Math.round(inSight(element));
      if (index === at.current) return;
      at.current = index;
      onShow(index);
    };
    // It has no width before its window has opened, and another one when a phone is turned.
    const sized = new ResizeObserver(() => bring(element, at.current));
    sized.observe(element);
    element.addEventListener("scroll", look, { passive: true });
    return () => {
      sized.disconnect();
      element.removeEventListener("scroll", look);
    };
  }, [onShow]);
  return row;
}

/** How many things of a row have been scrolled by, a fraction while one leaves. */
const inSight = (row: HTMLElement): number => row.scrollLeft / row.clientWidth;

function bring(row: HTMLElement, index: number): void {
  if (Math.abs(inSight(row) - index) >= OUT_OF_SIGHT) row.scrollTo({ left: index * row.clientWidth, behavior: "instant" });
}
