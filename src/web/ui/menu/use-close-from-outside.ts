import { type RefObject, useEffect } from "react";

/** Closes a `details` by Escape, and by a press or focus elsewhere. */
export function useCloseFromOutside(details: RefObject<HTMLDetailsElement | null>): void {
  useEffect(() => {
    const listening = new AbortController();
    const leave = (event: Event): void => {
      const open = details.current;
      if (open?.open && event.target instanceof Node && !open.contains(event.target)) open.open = false;
    };
    const escape = (event: KeyboardEvent): void => {
      if (event.key === "Escape" && details.current?.open) closeDetails(details.current);
    };
    document.addEventListener("pointerdown", leave, listening);
    document.addEventListener("focusin", leave, listening);
    document.addEventListener("keydown", escape, listening);
    return () => listening.abort();
  }, [details]);
}

/** Closes a `details` and gives the focus back to what opened it. */
export function closeDetails(details: HTMLDetailsElement | null): void {
  if (!details) return;
  details.open = false;
  details.querySelector("summary")?.focus();
}
