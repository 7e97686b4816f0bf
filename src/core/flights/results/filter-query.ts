import type { AirlineCode } from "../../kernel/index.ts";
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

/** Cards on the page before somebody asks for more, and with each further asking. */
export const RESULTS_STEP = 20;
const MOST_RESULTS = 200;
const AIRLINE_LIMIT = 60;

/** The parameters that change only how results are looked at, never which are found. */
const VIEW_PARAMS = ["stops", "maxPrice", "departTime", "returnTime", "airline", "sort", "show"] as const;

/** Reads the view out of an address; a value that means nothing is as good as none. */
export function readView(query: URLSearchParams): ResultsView {
  return { filter: readFilter(query), sort: query.get("sort") === "highest" ? "highest" : "lowest", shown: readShown(query) };
}

function readFilter(query: URLSearchParams): FlightFilter {
  const stops = query.get("stops");
  const maxPrice = query.get("maxPrice") ?? "";
  return {
    stops: stops === "0" ? 0 : stops === "1" ? 1 : stops === "2" ? 2 : null,
    maxFareUsd: /^\d{1,7}$/.test(maxPrice) ? Number(maxPrice) : null,
    departure: DEPARTURE_SLOTS.find(({ name }) => name === query.get("departTime"))?.name ?? null,
    returning: RETURN_SLOTS.find(({ name }) => name === query.get("returnTime"))?.name ?? null,
    airlines: readAirlines(query),
  };
}

function readAirlines(query: URLSearchParams): readonly AirlineCode[] {
  const codes = query.getAll("airline").map((code) => code.toUpperCase());
  return [...new Set(codes)].filter((code) => /^[A-Z0-9]{2}$/.test(code)).slice(0, AIRLINE_LIMIT) as AirlineCode[];
}

function readShown(query: URLSearchParams): number {
  const shown = Number(query.get("show") ?? RESULTS_STEP);
  return Number.isInteger(shown) && shown > RESULTS_STEP ? Math.min(shown, MOST_RESULTS) : RESULTS_STEP;
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
export function withoutView(query: URLSearchParams): URLSearchParams {
  const bare = new URLSearchParams(query);
  for (const name of VIEW_PARAMS) bare.delete(name);
  return bare;
}
