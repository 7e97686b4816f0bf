/** Scrolls a row, not the page, until one of its children stands in the middle, as far as its ends allow. */
export function centerIn(row: HTMLElement, child: HTMLElement): void {
  row.scrollLeft = child.offsetLeft - (row.clientWidth - child.clientWidth) / 2;
}
