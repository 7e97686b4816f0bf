import { err, ok, type QueryReader, type Result } from "../kernel/index.ts";
import type { Place } from "../places/index.ts";
import type { ExploreQuestion } from "./explore.ts";
import { readCabin, readParty, type SearchQueryFault, searchReader } from "./search-query.ts";

/** Reads the query of `GET /api/v1/flights/explore`: `source`, `date` and, for a round trip, `rtnDate`; the party and the cabin as a search has them. */
export function parseExploreQuery(
  query: QueryReader,
  resolvePlace: (text: string) => Place | null,
): Result<ExploreQuestion, readonly SearchQueryFault[]> {
  const reader = searchReader(query);
  const from = reader.place("source", resolvePlace);
  const departureDate = reader.date("date");
  const returnDate = reader.text("rtnDate") === "" ? null : reader.date("rtnDate");
  const party = readParty(reader);
  const cabin = readCabin(reader);
  if (!from || !departureDate || !cabin || reader.faults.length > 0) return err(reader.faults);
  return ok({ from, party, cabin, when: { kind: "day", departureDate, returnDate } });
}
