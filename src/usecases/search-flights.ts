import { BOOKING_HORIZON_DAYS, type FlightSearch, MAX_TICKETS, PARTY_LIMITS, travellerCount } from "../core/flights/index.ts";
import { addDays, dateInZone, err, type LocalDate, ok } from "../core/kernel/index.ts";
import type { FlightSupply } from "./ports/flight-supply.ts";
import type { Clock } from "./ports/system.ts";
import type { SearchFailure, UseCases } from "./use-cases.ts";

/** Searches the supply once the question makes sense. A question that does not is answered without asking the supply. */
export function createSearchFlights(ports: { flights: FlightSupply; clock: Clock }): UseCases["searchFlights"] {
  return async (search) => {
    const now = ports.clock.now();
    const zone = ports.flights.zoneOf(search.from.code);
    if (zone === null) return err({ code: "unknown_place", field: "source" });
    if (ports.flights.zoneOf(search.to.code) === null) return err({ code: "unknown_place", field: "destination" });
    const fault = faultOf(search, dateInZone(now, zone));
    return fault ? err(fault) : ok(await ports.flights.search(search, now));
  };
}

/** What is wrong with a search, or null. `today` is the day at the airport of departure. */
export function faultOf(search: FlightSearch, today: LocalDate): SearchFailure | null {
  const { from, to, departureDate, returnDate, party } = search;
  const lastDay = addDays(today, BOOKING_HORIZON_DAYS);
  if (from.code === to.code) return { code: "same_place", field: "destination" };
  if (departureDate < today) return { code: "past_date", field: "date" };
  if (departureDate > lastDay) return { code: "beyond_horizon", field: "date" };
  if (returnDate !== null && returnDate < departureDate) return { code: "return_before_departure", field: "rtnDate" };
  if (returnDate !== null && returnDate > lastDay) return { code: "beyond_horizon", field: "rtnDate" };
  if (party.adults < PARTY_LIMITS.adults.min) return { code: "no_adults", field: "adults" };
  if (travellerCount(party) > MAX_TICKETS) return { code: "too_many_travellers", field: "tpassenger" };
  return null;
}
