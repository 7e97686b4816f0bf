/** Does something once the browser has shown what the page has just changed: what nobody waits to see. */
export const afterPaint = (work: () => void): unknown => requestAnimationFrame(() => setTimeout(work));
