/** Scrolls just as far as it takes to see a list or panel that has opened below the edge of the screen. */
export function bringIntoView(element: Element | null): void {
  const isCalm = window.matchMedia("(prefers-reduced-motion: reduce)").matches;
  element?.scrollIntoView({ block: "nearest", behavior: isCalm ? "auto" : "smooth" });
}
