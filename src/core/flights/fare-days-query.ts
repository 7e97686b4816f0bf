import { addDays, daysBetween, err, ok, type QueryReader, type Result } from "../kernel/index.ts";
import type { Place } from "../places/index.ts";
import { type DayTrips, dayTripsOf, type FareDaysQuestion } from "./fare-days.ts";
import { BOOKING_HORIZON_DAYS } from "./search.ts";
import { readCabin, readParty, type SearchQueryFault, type SearchReader, searchReader } from "./search-query.ts";

/** From today to the last day that is sold. */
export const MOST_FARE_DAYS = BOOKING_HORIZON_DAYS + 1;

/**
 * Reads the query of `GET /api/v1/flights/calendar`: `source`, `destination`, the first and the last day as `from` and `to`, and the party
 * and cabin as a search has them. The days are those of departure, of round trips with a `stay` in days; with a day of `departure` they are those
 * of return, and a `stay` is not looked at. Days that are past or not sold yet are no fault: they have no fare.
 */
export function parseFareDaysQuery(
  query: QueryReader,
  resolvePlace: (text: string) => Place | null,
): Result<FareDaysQuestion, readonly SearchQueryFault[]> {
  const reader: SearchReader = searchReader(query);
  const from = reader.place("source", resolvePlace);
  const to = reader.place("destination", resolvePlace);
  const firstDay = reader.date("from");
  const lastDay = reader.date("to");
  const trips = readTrips(reader);
  const party = readParty(reader);
  const cabin = readCabin(reader);
  if (firstDay && lastDay && (lastDay < firstDay || lastDay >= addDays(firstDay, MOST_FARE_DAYS))) reader.note("invalid_span", "to");
  if (!from || !to || !firstDay || !lastDay || !trips || !cabin || reader.faults.length > 0) return err(reader.faults);
  return ok({ from, to, firstDay, days: daysBetween(firstDay, lastDay) + 1, trips, airline: null, party, cabin });
}

/** Null where a fault is noted. */
function readTrips(reader: SearchReader): DayTrips | null {
  if (reader.text("departure") !== "") {
    const departureDate = reader.date("departure");
    return departureDate && { kind: "return", departureDate };
  }
  return dayTripsOf(reader.text("stay") === "" ? null : reader.count("stay", 0));
}
