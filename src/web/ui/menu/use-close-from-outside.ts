import { type RefObject, useEffect } from "react";
import { whenLeft } from "./when-left.ts";

/** Closes a `details` by Escape, and by a press or focus elsewhere. */
export function useCloseFromOutside(details: RefObject<HTMLDetailsElement | null>): void {
  useEffect(() => {
    const leave = (): void => {
      if (details.current?.open) details.current.open = false;
    };
    const escape = (): void => {
      if (details.current?.open) closeDetails(details.current);
    };
    return whenLeft(() => details.current, { leave, escape });
  }, [details]);
}

/** Closes a `details` and gives the focus back to what opened it. */
export function closeDetails(details: HTMLDetailsElement | null): void {
  if (!details) return;
  details.open = false;
  details.querySelector("summary")?.focus();
}
