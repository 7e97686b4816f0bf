import { useEffect, useMemo, useState } from "react";
import { type FlightSearch, searchQueryOf } from "../../../core/flights/index.ts";
import type { NearbyTrip } from "../../components/nearby-airports/nearby-trips.ts";
import { usePathHere } from "../../i18n/navigation.tsx";
import { useSite } from "../../present/site.tsx";

/**
 * Trips by airports nearby, asked for once the flights stand, each search for itself; null before they have come, or when they cannot be had,
 * for whatever reason. Those of one currency stay until those of another have come. Not by the router: whatever it loads makes it draw the
 * whole page anew, twice.
 */
export function useNearbyTrips(search: FlightSearch | null): readonly NearbyTrip[] | null {
  const pathHere = usePathHere();
  const { currency } = useSite();
  const address = search && pathHere(`/nearby-airports/list?${searchQueryOf(search)}`);
  const asked = useMemo(() => (address === null ? null : { address, currency }), [address, currency]);
  const [answer, setAnswer] = useState<{ readonly address: string; readonly trips: readonly NearbyTrip[] | null } | null>(null);
  useEffect(() => {
    if (asked === null) return undefined;
    const asking = new AbortController();
    void ask(asked.address, asking.signal).then((trips) => asking.signal.aborted || setAnswer({ address: asked.address, trips }));
    return () => asking.abort();
  }, [asked]);
  return answer !== null && answer.address === address ? answer.trips : null;
}

/** The answer, or null and a line in the log: whatever is wrong with it, nothing is missing on the page but this. */
async function ask(address: string, signal: AbortSignal): Promise<readonly NearbyTrip[] | null> {
  try {
    const answer = await fetch(address, { signal });
    if (!answer.ok) throw new Error(`The airports nearby answered ${answer.status}.`);
    return (await answer.json()) as readonly NearbyTrip[];
  } catch (fault) {
    if (!signal.aborted) globalThis.console.error("Error fetching the airports nearby:", fault);
    return null;
  }
}
