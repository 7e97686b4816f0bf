import { useCallback, useContext } from "react";
import { UNSAFE_DataRouterContext as DataRouterContext } from "react-router";

/**
 * Tells whether a link was followed whose page is not there yet. `useNavigation` says so only once that is drawn, which on a slow phone is too late for
 * who must not cut it off with a navigation of their own; the router itself knows at once, and gives itself by no other name.
 */
export function useIsLeaving(): () => boolean {
  const router = useContext(DataRouterContext)?.router;
  return useCallback(() => router !== undefined && router.state.navigation.state !== "idle", [router]);
}
