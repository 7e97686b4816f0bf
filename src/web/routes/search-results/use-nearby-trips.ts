import { useEffect } from "react";
import { useFetcher } from "react-router";
import type { FlightSearch } from "../../../core/flights/index.ts";
import { nearbyOf, type NearbyTrip } from "../../components/nearby-airports/nearby-trips.ts";
import { usePathHere } from "../../i18n/navigation.tsx";
import type { NearbyData } from "../nearby-airports/load-nearby.ts";

const NONE: readonly NearbyTrip[] = [];

/** Trips by airports nearby, asked for once the flights stand, each search for itself; none before they have come, or when they cannot be had, for whatever reason. */
export function useNearbyTrips(search: FlightSearch | null): readonly NearbyTrip[] {
  const pathHere = usePathHere();
  const address = search && pathHere(nearbyOf(search));
  const { load, data: found } = useFetcher<NearbyData>({ key: address ?? "no airports" });
  useEffect(() => {
    if (address !== null) void load(address);
  }, [load, address]);
  return found?.kind === "found" ? found.trips : NONE;
}
