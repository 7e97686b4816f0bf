import { useEffect, useRef, useSyncExternalStore } from "react";

const never = () => () => undefined;
const nothing = () => null;

/** False on the server and while its page is taken over, true from then on: for what only works with scripts. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );

/**
 * Does something once when the page is taken over: not where a script has drawn it, on the way from another page. Unlike `useHydrated` it is no
 * reason to draw anything anew.
 */
export function useOnTakeOver(work: () => void): void {
  const isToDo = useRef(false);
  useSyncExternalStore(never, nothing, () => {
    isToDo.current = true;
    return null;
  });
  useEffect(() => {
    if (!isToDo.current) return;
    isToDo.current = false;
    work();
  }, [work]);
}
