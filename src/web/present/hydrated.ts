import { useSyncExternalStore } from "react";

const never = () => () => undefined;

/** False on the server and while its page is taken over, true from then on: for what only works with scripts. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
