import { BOOKING_HORIZON_DAYS, type FlightSearch, MAX_TICKETS, type Party, PARTY_LIMITS, travellerCount } from "../core/flights/index.ts";
import { addDays, dateInZone, err, type Instant, type LocalDate, ok } from "../core/kernel/index.ts";
import type { FlightSupply } from "./ports/flight-supply.ts";
import type { Clock } from "./ports/system.ts";
import type { SearchFailure, UseCases } from "./use-cases.ts";

/** Searches the supply once the question makes sense. A question that does not is answered without asking the supply. */
export function createSearchFlights(ports: { flights: FlightSupply; clock: Clock }): UseCases["searchFlights"] {
  return async (search) => {
    const now = ports.clock.now();
    const fault = createSearchFault(ports)(search, now);
    return fault ? err(fault) : ok(await ports.flights.search(search, now));
  };
}

/** What is wrong with a search at a moment, or null. */
export const createSearchFault =
  ({ flights }: { flights: KnownPlaces }) =>
  (search: FlightSearch, now: Instant): SearchFailure | null =>
    placesFault(search, flights) ?? faultOf(search, dateInZone(now, flights.zoneOf(search.from.code) ?? "UTC"));

/** What is wrong with the places of a question, or null. */
export function placesFault({ from, to }: Pick<FlightSearch, "from" | "to">, flights: KnownPlaces): SearchFailure | null {
  if (flights.zoneOf(from.code) === null) return { code: "unknown_place", field: "source" };
  if (flights.zoneOf(to.code) === null) return { code: "unknown_place", field: "destination" };
  return flights.isOneCity(from.code, to.code) ? { code: "same_place", field: "destination" } : null;
}

/** What a supply knows of its places. */
export type KnownPlaces = Pick<FlightSupply, "zoneOf" | "isOneCity">;

/** What is wrong with who travels, or null. */
export function partyFault(party: Party): SearchFailure | null {
  if (party.adults < PARTY_LIMITS.adults.min) return { code: "no_adults", field: "adults" };
  if (party.infants > PARTY_LIMITS.infants.max) return { code: "too_many_infants", field: "infants" };
  return travellerCount(party) > MAX_TICKETS ? { code: "too_many_travellers", field: "tpassenger" } : null;
}

/** What is wrong with the days and the party of a search, or null. `today` is the day at the airport of departure. */
export const faultOf = (search: FlightSearch, today: LocalDate): SearchFailure | null =>
  daysFault(search, today) ?? partyFault(search.party);

/** What is wrong with the days of a trip, or null. */
export function daysFault(
  { departureDate, returnDate }: Pick<FlightSearch, "departureDate" | "returnDate">,
  today: LocalDate,
): SearchFailure | null {
  const lastDay = addDays(today, BOOKING_HORIZON_DAYS);
  if (departureDate < today) return { code: "past_date", field: "date" };
  if (departureDate > lastDay) return { code: "beyond_horizon", field: "date" };
  if (returnDate !== null && returnDate < departureDate) return { code: "return_before_departure", field: "rtnDate" };
  if (returnDate !== null && returnDate > lastDay) return { code: "beyond_horizon", field: "rtnDate" };
  return null;
}
