import { MOST_HOTELS } from "../most-hotels.ts";
import { fold, type HotelId } from "../../kernel/index.ts";
import { readChoice, readChoices, readShown, readWholeNumber, RESULTS_STEP, withoutParams } from "../../results/index.ts";
import { RATING_BANDS } from "../guest-rating.ts";
import { RATE_FEATURES } from "../rate.ts";
import { DISTANCE_CHOICES, type HotelFilter, STAR_CHOICES } from "./filter.ts";
import { HOTEL_SORTS, type HotelSort } from "./sort.ts";

/** How the list of hotels is looked at; it lives in the address, beside the search. */
export interface ResultsView {
  readonly filter: HotelFilter;
  readonly sort: HotelSort;
  /** How many cards are on the page. */
  readonly shown: number;
  /** The hotel that was pressed on a map above the list; null while none is. Whether there is one of that id is not said. */
  readonly onMap: HotelId | null;
}

/** Longest text that can be a part of a hotel's name, in code points. */
const NAME_LENGTH = 80;

/** The parameters that change only how results are looked at, never which are found. */
const VIEW_PARAMS = [
  "minPrice",
  "maxPrice",
  "priceFrom",
  "priceTo",
  "rating",
  "topRated",
  "stars",
  "distance",
  "feature",
  "name",
  "sort",
  "show",
  "map",
] as const;

/** Reads the view out of an address; a value that means nothing is as good as none. */
export function readView(query: URLSearchParams): ResultsView {
  return {
    filter: readFilter(query),
    sort: readChoice(query, "sort", HOTEL_SORTS) ?? "lowest",
    shown: readShown(query, MOST_HOTELS),
    onMap: readOnMap(query),
  };
}

function readOnMap(query: URLSearchParams): HotelId | null {
  const id = query.get("map") ?? "";
  return /^[\w-]{1,40}$/.test(id) ? (id as HotelId) : null;
}

function readFilter(query: URLSearchParams): HotelFilter {
  return {
    ...readPrices(query),
    bands: readChoices(query, "rating", BAND_NAMES),
    topRated: query.get("topRated") === "1",
    stars: readChoices(query, "stars", STAR_CHOICES),
    distance: readChoice(query, "distance", NEAR_CHOICES),
    features: readChoices(query, "feature", RATE_FEATURES),
    name: readName(query),
  };
}

const BAND_NAMES = RATING_BANDS.map(({ name }) => name);
const NEAR_CHOICES = DISTANCE_CHOICES.filter((miles) => miles !== null);

/** Two limits the wrong way round are taken for what they must mean. */
function readPrices(query: URLSearchParams): Pick<HotelFilter, "minPerNightUsd" | "maxPerNightUsd"> {
  const [min, max] = [readLimit(query, "minPrice", "priceFrom"), readLimit(query, "maxPrice", "priceTo")];
  const isSwapped = min !== null && max !== null && min > max;
  return isSwapped ? { minPerNightUsd: max, maxPerNightUsd: min } : { minPerNightUsd: min, maxPerNightUsd: max };
}

/**
 * A slider that is sent without scripts always names a price. `end` says where its thumb stood when nothing was chosen: there it
 * holds nothing back, also when a newly ticked feature moves the prices.
 */
function readLimit(query: URLSearchParams, name: string, end: string): number | null {
  const limit = readWholeNumber(query, name);
  return limit === readWholeNumber(query, end) ? null : limit;
}

/** Cut between code points; a text without a letter or digit names nothing. */
function readName(query: URLSearchParams): string {
  const text = (query.get("name") ?? "").slice(0, 2 * NAME_LENGTH);
  const name = [...text].slice(0, NAME_LENGTH).join("");
  return fold(name) === "" ? "" : name;
}

/** The query with the view written into it: other parameters stay, defaults are left out. */
export function writeView(query: URLSearchParams, view: ResultsView): URLSearchParams {
  const written = withoutView(query);
  const { minPerNightUsd, maxPerNightUsd, bands, topRated, stars, distance, features, name } = view.filter;
  if (minPerNightUsd !== null) written.set("minPrice", String(minPerNightUsd));
  if (maxPerNightUsd !== null) written.set("maxPrice", String(maxPerNightUsd));
  for (const band of bands) written.append("rating", band);
  if (topRated) written.set("topRated", "1");
  for (const count of stars) written.append("stars", String(count));
  if (distance !== null) written.set("distance", String(distance));
  for (const feature of features) written.append("feature", feature);
  if (name !== "") written.set("name", name);
  if (view.sort !== "lowest") written.set("sort", view.sort);
  if (view.shown > RESULTS_STEP) written.set("show", String(view.shown));
  if (view.onMap !== null) written.set("map", view.onMap);
  return written;
}

/** The search alone: two addresses with the same one find the same hotels. */
export const withoutView = (query: URLSearchParams): URLSearchParams => withoutParams(query, VIEW_PARAMS);
