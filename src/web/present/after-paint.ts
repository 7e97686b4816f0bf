/** Does something once the browser has shown what the page has just changed: what nobody waits to see. */
export const afterPaint = (work: () => void): unknown => requestAnimationFrame(() => setTimeout(work));

/** The same, but no later than before the next press: what a link that is pressed at once would leave behind. */
export function afterPaintOrBeforePress(work: () => void): void {
  let isOwed = true;
  const settle = (): void => {
    if (!isOwed) return;
    isOwed = false;
    window.removeEventListener("click", settle, true);
    work();
  };
  window.addEventListener("click", settle, true);
  afterPaint(settle);
}
