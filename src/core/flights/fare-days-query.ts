import { addDays, daysBetween, err, ok, type QueryReader, type Result } from "../kernel/index.ts";
import type { Place } from "../places/index.ts";
import type { FareDaysQuestion } from "./fare-days.ts";
import { BOOKING_HORIZON_DAYS } from "./search.ts";
import { readCabin, readParty, type SearchQueryFault, type SearchReader, searchReader } from "./search-query.ts";

/** From today to the last day that is sold. */
export const MOST_FARE_DAYS = BOOKING_HORIZON_DAYS + 1;

/**
 * Reads the query of `GET /api/v1/flights/calendar`: `source`, `destination`, the first and the last day as `from` and `to`, `stay` in days for round
 * trips, and the party and cabin as a search has them. Days that are past or not sold yet are no fault: they have no fare.
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
  const nights = reader.text("stay") === "" ? null : reader.count("stay", 0);
  const party = readParty(reader);
  const cabin = readCabin(reader);
  if (firstDay && lastDay && (lastDay < firstDay || lastDay >= addDays(firstDay, MOST_FARE_DAYS))) reader.note("invalid_span", "to");
  if (!from || !to || !firstDay || !lastDay || !cabin || reader.faults.length > 0) return err(reader.faults);
  return ok({ from, to, firstDay, days: daysBetween(firstDay, lastDay) + 1, nights, airline: null, party, cabin });
}
