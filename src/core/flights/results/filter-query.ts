import { RESULT_LIMIT } from "../result-limit.ts";
import type { AirlineCode, AirportCode } from "../../kernel/index.ts";
import { readChoice, readChoices, readShown, readWholeNumber, withoutParams } from "../../results/index.ts";
import { ALLIANCES } from "../alliances.ts";
import { type BestWeights, MOST_WEIGHT, USUAL_WEIGHTS } from "./best.ts";
import { isCompareKey, MOST_COMPARED } from "./compare.ts";
import { type FilterSwitch, type FlightFilter, MAX_LAYOVERS, MIN_LAYOVERS, SWITCHES } from "./filter.ts";
import { SORT_ORDERS, type SortOrder } from "./sort.ts";
import { DEPARTURE_SLOTS, RETURN_SLOTS } from "./time-slots.ts";

/** How the list of results is looked at; it lives in the address, beside the search. */
export interface ResultsView {
  readonly filter: FlightFilter;
  readonly sort: SortOrder;
  /** Of the order Best. */
  readonly weights: BestWeights;
  /** How many cards are on the page. */
  readonly shown: number;
  /** Which flights are to stand side by side, by `compareKey`. */
  readonly compared: readonly string[];
  /** Whether they do so now, in place of the list. */
  readonly isComparing: boolean;
}

const CODE_LIMIT = 60;
/** A direction of three days is offered by nobody. */
const MOST_HOURS = 99;

/** Parameters by the part of the view that they hold. */
const WEIGHT_PARAMS = { price: "priceWeight", time: "timeWeight", stops: "stopsWeight" } as const satisfies Record<
  keyof BestWeights,
  string
>;
/** The groups of which several can be ticked, each with its parameter, which is repeated. */
const LIST_PARAMS = [
  ["airlines", "airline"],
  ["departureAirports", "departureAirport"],
  ["arrivalAirports", "arrivalAirport"],
  ["alliances", "alliance"],
  ["via", "via"],
] as const;
const SWITCH_NAMES = Object.keys(SWITCHES) as readonly FilterSwitch[];

/** Cards before somebody asks for more: a slow phone takes a tenth of a second to bring each to life. */
export const FIRST_CARDS = 10;

/** The parameters that change only how results are looked at, never which are found. */
const VIEW_PARAMS = [
  "stops",
  "returnStops",
  "maxPrice",
  "departTime",
  "returnTime",
  "airline",
  "departureAirport",
  "arrivalAirport",
  "alliance",
  "maxHours",
  "minLayover",
  "maxLayover",
  "via",
  ...SWITCH_NAMES,
  "sort",
  ...Object.values(WEIGHT_PARAMS),
  "show",
  "compare",
  "side",
] as const;

/** Reads the view out of an address; a value that means nothing is as good as none. */
export function readView(query: URLSearchParams): ResultsView {
  return {
    filter: readFilter(query),
    sort: readChoice(query, "sort", SORT_ORDERS) ?? "lowest",
    weights: readWeights(query),
    shown: readShown(query, RESULT_LIMIT, FIRST_CARDS),
    compared: [...new Set(query.getAll("compare"))].filter(isCompareKey).slice(0, MOST_COMPARED),
    isComparing: query.get("side") === "1",
  };
}

function readFilter(query: URLSearchParams): FlightFilter {
  return {
    stops: readChoice(query, "stops", [0, 1, 2]),
    returnStops: readChoice(query, "returnStops", [0, 1, 2]),
    maxFareUsd: readWholeNumber(query, "maxPrice"),
    departure: readChoice(query, "departTime", slotNames(DEPARTURE_SLOTS)),
    returning: readChoice(query, "returnTime", slotNames(RETURN_SLOTS)),
    airlines: readCodes(query, "airline", /^[A-Z0-9]{2}$/) as readonly AirlineCode[],
    departureAirports: readAirports(query, "departureAirport"),
    arrivalAirports: readAirports(query, "arrivalAirport"),
    alliances: readChoices(query, "alliance", ALLIANCES),
    maxHours: readHours(query),
    minLayover: readChoice(query, "minLayover", MIN_LAYOVERS),
    maxLayover: readChoice(query, "maxLayover", MAX_LAYOVERS),
    via: readAirports(query, "via"),
    ...readSwitches(query),
  };
}

const slotNames = <Name>(slots: readonly { readonly name: Name }[]): readonly Name[] => slots.map(({ name }) => name);

function readCodes(query: URLSearchParams, name: string, shape: RegExp): readonly string[] {
  const codes = query.getAll(name).map((code) => code.toUpperCase());
  return [...new Set(codes)].filter((code) => shape.test(code)).slice(0, CODE_LIMIT);
}

const readAirports = (query: URLSearchParams, name: string) => readCodes(query, name, /^[A-Z]{3}$/) as readonly AirportCode[];

function readHours(query: URLSearchParams): number | null {
  const hours = readWholeNumber(query, "maxHours");
  return hours === null || hours < 1 || hours > MOST_HOURS ? null : hours;
}

const readSwitches = (query: URLSearchParams) =>
  Object.fromEntries(SWITCH_NAMES.map((name) => [name, query.get(name) === "1"])) as Record<FilterSwitch, boolean>;

function readWeights(query: URLSearchParams): BestWeights {
  const read = (part: keyof BestWeights): number => {
    const weight = readWholeNumber(query, WEIGHT_PARAMS[part]);
    return weight === null || weight > MOST_WEIGHT ? USUAL_WEIGHTS[part] : weight;
  };
  return { price: read("price"), time: read("time"), stops: read("stops") };
}

/** The query with the view written into it: other parameters stay, defaults are left out. */
export function writeView(query: URLSearchParams, view: ResultsView): URLSearchParams {
  const written = withoutView(query);
  writeFilter(written, view.filter);
  if (view.sort !== "lowest") written.set("sort", view.sort);
  for (const part of ["price", "time", "stops"] as const) {
    if (view.weights[part] !== USUAL_WEIGHTS[part]) written.set(WEIGHT_PARAMS[part], String(view.weights[part]));
  }
  if (view.shown > FIRST_CARDS) written.set("show", String(view.shown));
  for (const key of view.compared) written.append("compare", key);
  if (view.isComparing) written.set("side", "1");
  return written;
}

function writeFilter(written: URLSearchParams, filter: FlightFilter): void {
  const { stops, returnStops, maxFareUsd, departure, returning, maxHours, minLayover, maxLayover } = filter;
  if (stops !== null) written.set("stops", String(stops));
  if (returnStops !== null) written.set("returnStops", String(returnStops));
  if (maxFareUsd !== null) written.set("maxPrice", String(maxFareUsd));
  if (departure) written.set("departTime", departure);
  if (returning) written.set("returnTime", returning);
  for (const [group, name] of LIST_PARAMS) for (const value of filter[group]) written.append(name, value);
  if (maxHours !== null) written.set("maxHours", String(maxHours));
  if (minLayover !== null) written.set("minLayover", String(minLayover));
  if (maxLayover !== null) written.set("maxLayover", String(maxLayover));
  for (const name of SWITCH_NAMES) if (filter[name]) written.set(name, "1");
}

/** The search alone: two addresses with the same one find the same flights. */
export const withoutView = (query: URLSearchParams): URLSearchParams => withoutParams(query, VIEW_PARAMS);
