import { useSyncExternalStore } from "react";

const never = () => () => undefined;
const nothing = () => null;

/** False on the server and while its page is taken over, true from then on: for what only works with scripts. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );

/** Whether this takes over what the server has drawn. Unlike the above it is no reason to draw anything anew once that is done. */
export function useTakesOver(): boolean {
  let takesOver = false;
  useSyncExternalStore(never, nothing, () => {
    takesOver = true;
    return null;
  });
  return takesOver;
}
