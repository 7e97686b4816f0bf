import {
  err,
  formatDate,
  ok,
  type ParameterFault,
  type ParameterFaultCode,
  ParameterReader,
  type QueryReader,
  type Result,
} from "../kernel/index.ts";
import { type Place, placeText } from "../places/index.ts";
import { CABIN_NAMES, type CabinCode, parseCabin } from "./cabin.ts";
import { type Party, travellerCount } from "./party.ts";
import type { FlightSearch } from "./search.ts";

type OwnFaultCode = "unknown_cabin" | "unknown_trip_type" | "invalid_span" | "same_place" | "before_previous";
export type SearchQueryFaultCode = ParameterFaultCode | OwnFaultCode;

/** What is wrong with one query parameter; `field` is its name. */
export type SearchQueryFault = ParameterFault<OwnFaultCode>;

/** Reads the parameters that questions about flights share. */
export type SearchReader = ParameterReader<OwnFaultCode>;
export const searchReader = (query: QueryReader): SearchReader => new ParameterReader(query);

/**
 * Reads the query of `/search-results` and of `GET /api/v1/flights/search-flights` into a search.
 * Only the shape is judged here; whether the dates can still be searched is for the use case, which knows the day.
 * @param resolvePlace finds the place meant by `CODE-Name`, by a code or by free text; null when there is none.
 * @returns the search, or every fault that was found, in the order of the form.
 */
export function parseSearchQuery(
  query: QueryReader,
  resolvePlace: (text: string) => Place | null,
): Result<FlightSearch, readonly SearchQueryFault[]> {
  const reader = searchReader(query);
  const from = reader.place("source", resolvePlace);
  const to = reader.place("destination", resolvePlace);
  const departureDate = reader.date("date");
  const returnDate = isRoundTrip(reader) ? reader.date("rtnDate") : null;
  const party = readParty(reader);
  const cabin = readCabin(reader);
  if (!from || !to || !departureDate || !cabin || reader.faults.length > 0) return err(reader.faults);
  return ok({ from, to, departureDate, returnDate, party, cabin });
}

/** The canonical query of a search: what the form submits, and what every link back to the results carries. */
export function searchQueryOf(search: FlightSearch): URLSearchParams {
  const { returnDate } = search;
  const query = new URLSearchParams({ source: placeText(search.from), destination: placeText(search.to) });
  query.set("date", formatDate(search.departureDate));
  if (returnDate) query.set("rtnDate", formatDate(returnDate));
  query.set("trpType", returnDate ? "roundtrip" : "oneWay");
  for (const [name, value] of partyQueryOf(search)) query.set(name, value);
  return query;
}

/** Who travels, and in which cabin, as every search says it. */
export const partyQueryOf = ({ party, cabin }: Pick<FlightSearch, "party" | "cabin">): readonly (readonly [string, string])[] => [
  ["adults", String(party.adults)],
  ["children", String(party.children)],
  ["infants", String(party.infants)],
  ["tpassenger", String(travellerCount(party))],
  ["classType", CABIN_NAMES[cabin]],
];

const tripTypeWord = (text: string): string => text.toLowerCase().replaceAll(/[\s_-]/g, "");

/** Whether a query asks for a trip of many cities. */
export const isMultiCityQuery = (query: QueryReader): boolean => tripTypeWord(query.get("trpType") ?? "") === "multicity";

/** Without a trip type, a return date says that it is a round trip. */
function isRoundTrip(reader: SearchReader): boolean {
  const word = tripTypeWord(reader.text("trpType"));
  if (word === "") return reader.text("rtnDate") !== "";
  if (word !== "roundtrip" && word !== "oneway") reader.note("unknown_trip_type", "trpType");
  return word === "roundtrip";
}

/** `tpassenger` repeats the sum of the three and is not read. */
export const readParty = (reader: SearchReader): Party => ({
  adults: reader.count("adults", 1),
  children: reader.count("children", 0),
  infants: reader.count("infants", 0),
});

export function readCabin(reader: SearchReader): CabinCode | null {
  const text = reader.text("classType") || reader.text("classes");
  return text === "" ? "M" : ((text.length < 40 ? parseCabin(text) : null) ?? reader.note("unknown_cabin", "classType"));
}
