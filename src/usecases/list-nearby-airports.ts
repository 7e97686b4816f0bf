import { byFare, type FlightSearch, movedTo, type NearbyFare, TRIP_ENDS } from "../core/flights/index.ts";
import { err, type Instant, type Money, ok, othersFirst } from "../core/kernel/index.ts";
import type { FlightSupply } from "./ports/flight-supply.ts";
import type { Clock } from "./ports/system.ts";
import { createSearchFault } from "./search-flights.ts";
import type { UseCases } from "./use-cases.ts";

/**
 * Asks the supply for the cheapest trip from or to each airport near to those of a search: the same days, party and cabin, one end moved.
 * Where the day has already passed by that airport's clock, its own search would be refused, and it is left out.
 */
export function createListNearbyAirports(ports: { flights: FlightSupply; clock: Clock }): UseCases["listNearbyAirports"] {
  const { flights, clock } = ports;
  const searchFault = createSearchFault(ports);
  return async (search) => {
    const now = clock.now();
    const fault = searchFault(search, now);
    if (fault) return err(fault);
    const fare = await cheapestFare(flights, search, now);
    const airports: NearbyFare[] = [];
    const near = flights.nearbyAirports(search);
    for (const end of TRIP_ENDS) {
      for (const nearby of near[end]) {
        const moved = movedTo(search, end, nearby.airport.place);
        if (searchFault(moved, now)) continue;
        await othersFirst();
        const found = await cheapestFare(flights, moved, now);
        if (found) airports.push({ ...nearby, end, fare: found });
      }
    }
    return ok({ fare, airports: airports.sort(byFare) });
  };
}

async function cheapestFare(flights: FlightSupply, search: FlightSearch, now: Instant): Promise<Money | null> {
  return (await flights.cheapest(search, null, now))?.farePerTraveller ?? null;
}
