/** Opens a panel in which something is wrong, and puts the focus on the first field of it. */
export function openAtFirstField(panel: HTMLDetailsElement | null): void {
  panel?.setAttribute("open", "");
  panel?.querySelector<HTMLElement>("input, [role=spinbutton]")?.focus();
}
