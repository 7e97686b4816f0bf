import { useSyncExternalStore } from "react";

/** The zone of the browser's clock; null on the server and while its page is taken over. */
export const useOwnZone = (): string | null => useSyncExternalStore(neverChanges, ownZone, () => null);

const ownZone = (): string | null => new Intl.DateTimeFormat().resolvedOptions().timeZone || null;

const neverChanges = () => () => {};
