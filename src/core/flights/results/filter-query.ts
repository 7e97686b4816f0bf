import type { AirlineCode } from "../../kernel/index.ts";
import { readChoice, readShown, readWholeNumber, RESULTS_STEP, withoutParams } from "../../results/index.ts";
import { type FlightFilter, NO_FILTER } from "./filter.ts";
import type { SortOrder } from "./sort.ts";
import { DEPARTURE_SLOTS, RETURN_SLOTS } from "./time-slots.ts";

/** How the list of results is looked at; it lives in the address, beside the search. */
export interface ResultsView {
  readonly filter: FlightFilter;
  readonly sort: SortOrder;
  /** How many cards are on the page. */
  readonly shown: number;
}

const MOST_RESULTS = 200;
const AIRLINE_LIMIT = 60;

/** The parameters that change only how results are looked at, never which are found. */
const VIEW_PARAMS = ["stops", "maxPrice", "departTime", "returnTime", "airline", "sort", "show"] as const;

/** Reads the view out of an address; a value that means nothing is as good as none. */
export function readView(query: URLSearchParams): ResultsView {
  return { filter: readFilter(query), sort: query.get("sort") === "highest" ? "highest" : "lowest", shown: readShown(query, MOST_RESULTS) };
}

function readFilter(query: URLSearchParams): FlightFilter {
  return {
    stops: readChoice(query, "stops", [0, 1, 2]),
    maxFareUsd: readWholeNumber(query, "maxPrice"),
    departure: readChoice(query, "departTime", slotNames(DEPARTURE_SLOTS)),
    returning: readChoice(query, "returnTime", slotNames(RETURN_SLOTS)),
    airlines: readAirlines(query),
  };
}

const slotNames = <Name>(slots: readonly { readonly name: Name }[]): readonly Name[] => slots.map(({ name }) => name);

function readAirlines(query: URLSearchParams): readonly AirlineCode[] {
  const codes = query.getAll("airline").map((code) => code.toUpperCase());
  return [...new Set(codes)].filter((code) => /^[A-Z0-9]{2}$/.test(code)).slice(0, AIRLINE_LIMIT) as AirlineCode[];
}

/** The query with the view written into it: other parameters stay, defaults are left out. */
export function writeView(query: URLSearchParams, view: ResultsView): URLSearchParams {
  const written = withoutView(query);
  const { stops, maxFareUsd, departure, returning, airlines } = view.filter;
  if (stops !== NO_FILTER.stops) written.set("stops", String(stops));
  if (maxFareUsd !== null) written.set("maxPrice", String(maxFareUsd));
  if (departure) written.set("departTime", departure);
  if (returning) written.set("returnTime", returning);
  for (const code of airlines) written.append("airline", code);
  if (view.sort !== "lowest") written.set("sort", view.sort);
  if (view.shown > RESULTS_STEP) written.set("show", String(view.shown));
  return written;
}

/** The search alone: two addresses with the same one find the same flights. */
export const withoutView = (query: URLSearchParams): URLSearchParams => withoutParams(query, VIEW_PARAMS);
