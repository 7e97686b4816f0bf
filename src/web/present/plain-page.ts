import { useMatches } from "react-router";
import { useHydrated } from "./hydrated.ts";

/** What a route says of itself whose page is only read and comes without scripts: `export const handle: PageHandle = { isPlain: true }`. */
export interface PageHandle {
  readonly isPlain?: boolean;
}

/** Whether the page came without scripts. Whoever goes there from another page brings its scripts along, and then it did not. */
export function useIsPlain(): boolean {
  const isRead = useMatches().some(({ handle }) => (handle as PageHandle | undefined)?.isPlain);
  return !useHydrated() && isRead;
}
