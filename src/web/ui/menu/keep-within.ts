/**
 * Moves a panel sideways just as far as it takes to stand within the form that it hangs in, else, where that is narrower, within the window; again
 * whenever the window changes. A field of the last column has no room for it to the right. @returns what ends that.
 */
export function keepWithin(panel: HTMLElement): () => void {
  const settle = (): void => {
    panel.style.transform = "";
    const box = panel.getBoundingClientRect();
    const form = panel.closest("search")?.getBoundingClientRect();
    const hasRoom = form !== undefined && form.width >= box.width;
    const shift = shiftInto(box, hasRoom ? form : { left: 0, right: document.documentElement.clientWidth });
    if (shift !== 0) panel.style.transform = `translateX(${shift}px)`;
  };
  settle();
  window.addEventListener("resize", settle);
  return () => window.removeEventListener("resize", settle);
}

type Sides = Pick<DOMRect, "left" | "right">;

/** By how many pixels a box must move to stand within others; what is wider than they are begins where they do. */
export const shiftInto = (box: Sides, bounds: Sides): number => Math.max(bounds.left - box.left, Math.min(0, bounds.right - box.right));
