import { type FlightSearch, searchQueryOf } from "../../../core/flights/index.ts";
import { addDays, daysBetween, type LocalDate } from "../../../core/kernel/index.ts";

/** The page of the results of the same trip on other days. */
export const resultsOf = (search: FlightSearch, departureDate: LocalDate, returnDate: LocalDate | null): string =>
  `/search-results?${searchQueryOf({ ...search, departureDate, returnDate })}`;

/** Days from the way out to the way back; null for one way. */
export const nightsOf = ({ departureDate, returnDate }: FlightSearch): number | null =>
  returnDate && daysBetween(departureDate, returnDate);

/** The results of the trip as long as it is, from another day on. */
export function resultsFrom(search: FlightSearch, departureDate: LocalDate): string {
  const nights = nightsOf(search);
  return resultsOf(search, departureDate, nights === null ? null : addDays(departureDate, nights));
}

/** The page of what the trip costs on other days. */
export const otherDaysOf = (search: FlightSearch): string => `/flight-calendar?${searchQueryOf(search)}`;
