import { err, formatDate, type LocalDate, ok, parseDate, type Result } from "../kernel/index.ts";
import { type Place, placeText } from "../places/index.ts";
import { CABIN_NAMES, type CabinCode, parseCabin } from "./cabin.ts";
import { type Party, travellerCount } from "./party.ts";
import type { FlightSearch } from "./search.ts";

export type SearchQueryFaultCode = "required" | "unknown_place" | "invalid_date" | "invalid_count" | "unknown_cabin" | "unknown_trip_type";

/** What is wrong with one query parameter; `field` is its name. */
export interface SearchQueryFault {
  readonly code: SearchQueryFaultCode;
  readonly field: string;
}

/** Anything that looks up a parameter by name: `URLSearchParams`, or a wrapper of a record. */
export interface QueryReader {
  get(name: string): string | null | undefined;
}

/** Reads one parameter, or notes its fault and gives null. */
type Note = (code: SearchQueryFaultCode, field: string) => null;

/** Longest text that can still name a place; `CODE-Name` of the longest airport is half of it. */
const PLACE_TEXT_LENGTH = 120;

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
  const faults: SearchQueryFault[] = [];
  const note: Note = (code, field) => {
    faults.push({ code, field });
    return null;
  };
  const from = readPlace(query, "source", resolvePlace, note);
  const to = readPlace(query, "destination", resolvePlace, note);
  const departureDate = readDate(query, "date", note);
  const returnDate = isRoundTrip(query, note) ? readDate(query, "rtnDate", note) : null;
  const party = readParty(query, note);
  const cabin = readCabin(query, note);
  if (!from || !to || !departureDate || !cabin || faults.length > 0) return err(faults);
  return ok({ from, to, departureDate, returnDate, party, cabin });
}

/** The canonical query of a search: what the form submits, and what every link back to the results carries. */
export function searchQueryOf(search: FlightSearch): URLSearchParams {
  const { party, returnDate } = search;
  const query = new URLSearchParams({ source: placeText(search.from), destination: placeText(search.to) });
  query.set("date", formatDate(search.departureDate));
  if (returnDate) query.set("rtnDate", formatDate(returnDate));
  query.set("trpType", returnDate ? "roundtrip" : "oneWay");
  query.set("adults", String(party.adults));
  query.set("children", String(party.children));
  query.set("infants", String(party.infants));
  query.set("tpassenger", String(travellerCount(party)));
  query.set("classType", CABIN_NAMES[search.cabin]);
  return query;
}

const textOf = (query: QueryReader, name: string): string => (query.get(name) ?? "").trim();

function readPlace(query: QueryReader, field: string, resolvePlace: (text: string) => Place | null, note: Note): Place | null {
  const text = textOf(query, field);
  if (text === "") return note("required", field);
  return (text.length <= PLACE_TEXT_LENGTH ? resolvePlace(text) : null) ?? note("unknown_place", field);
}

function readDate(query: QueryReader, field: string, note: Note): LocalDate | null {
  const text = textOf(query, field);
  return text === "" ? note("required", field) : (parseDate(text) ?? note("invalid_date", field));
}

/** Without a trip type, a return date says that it is a round trip. */
function isRoundTrip(query: QueryReader, note: Note): boolean {
  const word = textOf(query, "trpType")
    .toLowerCase()
    .replaceAll(/[\s_-]/g, "");
  if (word === "") return textOf(query, "rtnDate") !== "";
  if (word !== "roundtrip" && word !== "oneway") note("unknown_trip_type", "trpType");
  return word === "roundtrip";
}

/** `tpassenger` repeats the sum of the three and is not read. */
function readParty(query: QueryReader, note: Note): Party {
  const count = (field: string, missing: number): number => {
    const text = textOf(query, field);
    if (text === "") return missing;
    return /^\d{1,3}$/.test(text) ? Number(text) : (note("invalid_count", field) ?? missing);
  };
  return { adults: count("adults", 1), children: count("children", 0), infants: count("infants", 0) };
}

function readCabin(query: QueryReader, note: Note): CabinCode | null {
  const text = textOf(query, "classType") || textOf(query, "classes");
  return text === "" ? "M" : ((text.length < 40 ? parseCabin(text) : null) ?? note("unknown_cabin", "classType"));
}
