interface Ways {
  /** A press or the focus went elsewhere. */
  readonly leave: () => void;
  /** Escape was pressed. */
  readonly escape: () => void;
}

/**
 * Hears how somebody leaves an element. Who presses what takes no focus, like a label or a blank space of the element, gives the focus to what
 * lies around it: that is not elsewhere. @returns what ends it.
 */
export function whenLeft(element: () => Element | null, { leave, escape }: Ways): () => void {
  const listening = new AbortController();
  const isElsewhere = (target: EventTarget | null): target is Node =>
    target instanceof Node && target.isConnected && element()?.contains(target) === false;
  const pressed = ({ target }: Event): void => {
    if (isElsewhere(target)) leave();
  };
  const focused = ({ target }: Event): void => {
    if (isElsewhere(target) && !target.contains(element())) leave();
  };
  const typed = ({ key }: KeyboardEvent): void => {
    if (key === "Escape") escape();
  };
  document.addEventListener("pointerdown", pressed, listening);
  document.addEventListener("focusin", focused, listening);
  document.addEventListener("keydown", typed, listening);
  return () => listening.abort();
}
