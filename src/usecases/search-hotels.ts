import { stayFault } from "../core/hotels/index.ts";
import { dateInZone, err, ok } from "../core/kernel/index.ts";
import type { HotelSupply } from "./ports/hotel-supply.ts";
import type { Clock } from "./ports/system.ts";
import type { UseCases } from "./use-cases.ts";

/** Searches the supply once the stay makes sense, by the day at the place. A stay that does not is answered without asking. */
export function createSearchHotels(ports: { hotels: HotelSupply; clock: Clock }): UseCases["searchHotels"] {
  return async (search) => {
    const now = ports.clock.now();
    const fault = stayFault(search.stay, search.guests, dateInZone(now, search.place.zone));
    return fault ? err(fault) : ok(await ports.hotels.search(search, now));
  };
}
