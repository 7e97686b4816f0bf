import { err, formatDate, ok, type QueryReader, type Result } from "../kernel/index.ts";
import { type Place, placeText } from "../places/index.ts";
import {
  type AskedBound,
  BOUND_FIELDS,
  boundField,
  isMultiCity,
  MOST_BOUNDS,
  type MultiCitySearch,
  type TripSearch,
} from "./multi-city.ts";
import {
  isMultiCityQuery,
  parseSearchQuery,
  partyQueryOf,
  readCabin,
  readParty,
  searchQueryOf,
  type SearchQueryFault,
  type SearchReader,
  searchReader,
} from "./search-query.ts";

type ResolvePlace = (text: string) => Place | null;

/** As `parseSearchQuery`, for the search of every trip type: a multi-city one has its bounds under `source`, `source2`, … `source5`. */
export const parseTripQuery = (query: QueryReader, resolvePlace: ResolvePlace): Result<TripSearch, readonly SearchQueryFault[]> =>
  isMultiCityQuery(query) ? parseMultiCity(query, resolvePlace) : parseSearchQuery(query, resolvePlace);

/** The canonical query of a search of any trip type. */
export function tripQueryOf(search: TripSearch): URLSearchParams {
  if (!isMultiCity(search)) return searchQueryOf(search);
  const query = new URLSearchParams({ trpType: "multicity" });
  for (const [index, { from, to, date }] of search.asked.entries()) {
    query.set(boundField("source", index), placeText(from));
    query.set(boundField("destination", index), placeText(to));
    query.set(boundField("date", index), formatDate(date));
  }
  for (const [name, value] of partyQueryOf(search)) query.set(name, value);
  return query;
}

function parseMultiCity(query: QueryReader, resolvePlace: ResolvePlace): Result<TripSearch, readonly SearchQueryFault[]> {
  const reader = searchReader(query);
  const rows = Array.from({ length: countBounds(reader) }, (_, index) => readBound(reader, index, resolvePlace));
  const [first, ...later] = rows.filter((row) => row !== null);
  noteBackwards(reader, rows);
  const party = readParty(reader);
  const cabin = readCabin(reader);
  if (!first || !cabin || reader.faults.length > 0) return err(reader.faults);
  return ok(asRoundTrip({ asked: [first, ...later], party, cabin }));
}

/** Up to the last row in which anything is written; two at least. */
function countBounds(reader: SearchReader): number {
  for (let count = MOST_BOUNDS; count > 2; count--) {
    if (BOUND_FIELDS.some((name) => reader.text(boundField(name, count - 1)) !== "")) return count;
  }
  return 2;
}

function readBound(reader: SearchReader, index: number, resolvePlace: ResolvePlace): AskedBound | null {
  const from = reader.place(boundField("source", index), resolvePlace);
  const to = reader.place(boundField("destination", index), resolvePlace);
  if (from && to && from.code === to.code) reader.note("same_place", boundField("destination", index));
  const date = reader.date(boundField("date", index));
  return from && to && date ? { from, to, date } : null;
}

function noteBackwards(reader: SearchReader, rows: readonly (AskedBound | null)[]): void {
  for (const [index, row] of rows.entries()) {
    const before = rows[index - 1];
    if (row && before && row.date < before.date) reader.note("before_previous", boundField("date", index));
  }
}

/** There and back between the same two places is a round trip, whose fare is never dearer than two one-way ones. */
function asRoundTrip(search: MultiCitySearch): TripSearch {
  const [out, back, third] = search.asked;
  if (!back || third || out.from.code !== back.to.code || out.to.code !== back.from.code) return search;
  return { from: out.from, to: out.to, departureDate: out.date, returnDate: back.date, party: search.party, cabin: search.cabin };
}
