import { REGIONS } from "../../places/index.ts";
import { readChoice, readChoices, readShown, readWholeNumber, RESULTS_STEP, withoutParams } from "../../results/index.ts";
import { type ExploreFilter, MOST_HOURS, MOST_STOPS } from "./filter.ts";
import { THEMES } from "./themes.ts";

/** How the places are looked at; it lives in the address, beside what was asked. */
export interface ExploreView {
  readonly filter: ExploreFilter;
  /** How many places are in the list. */
  readonly shown: number;
}

/** More places than the world has. */
const MOST_PLACES = 4000;

/** The parameters that change only how places are looked at, never which are found. */
const VIEW_PARAMS = ["maxPrice", "stops", "hours", "region", "theme", "show"] as const;

/** Reads the view out of an address; a value that means nothing is as good as none. */
export const readExploreView = (query: URLSearchParams): ExploreView => ({
  filter: {
    maxFareUsd: readWholeNumber(query, "maxPrice"),
    maxStops: readChoice(query, "stops", MOST_STOPS),
    maxHours: readChoice(query, "hours", MOST_HOURS),
    regions: readChoices(query, "region", REGIONS),
    themes: readChoices(query, "theme", THEMES),
  },
  shown: readShown(query, MOST_PLACES),
});

/** The query with the view written into it: other parameters stay, defaults are left out. */
export function writeExploreView(query: URLSearchParams, { filter, shown }: ExploreView): URLSearchParams {
  const written = withoutExploreView(query);
  const { maxFareUsd, maxStops, maxHours, regions, themes } = filter;
  if (maxFareUsd !== null) written.set("maxPrice", String(maxFareUsd));
  if (maxStops !== null) written.set("stops", String(maxStops));
  if (maxHours !== null) written.set("hours", String(maxHours));
  for (const region of regions) written.append("region", region);
  for (const theme of themes) written.append("theme", theme);
  if (shown > RESULTS_STEP) written.set("show", String(shown));
  return written;
}

/** What was asked alone: two addresses with the same one find the same places. */
export const withoutExploreView = (query: URLSearchParams): URLSearchParams => withoutParams(query, VIEW_PARAMS);
