import { money } from "../../kernel/index.ts";
import { type Region, REGIONS } from "../../places/index.ts";
import { type Choice, choiceOf, resultFilter, type WayOut } from "../../results/index.ts";
import { stopsOfTrip } from "../explore.ts";
import type { FoundPlace } from "./found-place.ts";
import { type Theme, THEMES } from "./themes.ts";

/** At most so many stops, so many hours on the way out. */
export const MOST_STOPS = [0, 1] as const;
export const MOST_HOURS = [3, 6, 9, 12] as const;

/** What a traveller has chosen; null and the empty list mean that the group lets everything through. */
export interface ExploreFilter {
  /** Whole US dollars of base fare, so that a shared link means the same in every currency. */
  readonly maxFareUsd: number | null;
  readonly maxStops: (typeof MOST_STOPS)[number] | null;
  readonly maxHours: (typeof MOST_HOURS)[number] | null;
  readonly regions: readonly Region[];
  readonly themes: readonly Theme[];
}

export type ExploreGroup = keyof ExploreFilter;

export const NO_EXPLORE_FILTER: ExploreFilter = { maxFareUsd: null, maxStops: null, maxHours: null, regions: [], themes: [] };

const exploreFilter = resultFilter<FoundPlace, ExploreFilter, ExploreGroup>(NO_EXPLORE_FILTER, [
  {
    group: "maxFareUsd",
    fields: ["maxFareUsd"],
    lets: (place, { maxFareUsd }) => maxFareUsd === null || place.fareMinor <= maxFareUsd * 100,
  },
  { group: "maxStops", fields: ["maxStops"], lets: (place, { maxStops }) => maxStops === null || stopsOfTrip(place) <= maxStops },
  { group: "maxHours", fields: ["maxHours"], lets: (place, { maxHours }) => maxHours === null || place.minutes <= maxHours * 60 },
  {
    group: "regions",
    fields: ["regions"],
    lets: ({ region }, { regions }) => regions.length === 0 || (region !== null && regions.includes(region)),
  },
  {
    group: "themes",
    fields: ["themes"],
    lets: (place, { themes }) => themes.length === 0 || place.themes.some((theme) => themes.includes(theme)),
  },
]);
export const { activeCount, withoutGroup } = exploreFilter;

/** Each place once, with its cheapest trip that passes the filter. @param places as `unpackPlaces` gives them. */
export const passing = (places: readonly FoundPlace[], filter: ExploreFilter): readonly FoundPlace[] =>
  eachOnce(places.filter((place) => exploreFilter.passes(place, filter)));

const underOthers = (places: readonly FoundPlace[], filter: ExploreFilter, group: ExploreGroup): readonly FoundPlace[] =>
  exploreFilter.underOthers(places, filter, group);

/** Of each place the first trip: the cheapest. */
export function eachOnce(places: readonly FoundPlace[]): readonly FoundPlace[] {
  const codes = new Set<string>();
  return places.filter(({ code }) => codes.size < codes.add(code).size);
}

/** The groups whose clearing brings places back, most first; at the end to clear all, where that is another way. */
export const waysOut = (places: readonly FoundPlace[], filter: ExploreFilter): readonly WayOut<ExploreGroup>[] =>
  exploreFilter
    .waysOut(places, filter)
    .map(({ group }) => ({ group, count: eachOnce(group === "all" ? places : underOthers(places, filter, group)).length }))
    .toSorted((a, b) => Number(a.group === "all") - Number(b.group === "all") || b.count - a.count);

/** What each choice would leave, counted under the other groups. */
interface ExploreChoices {
  /** The first one, null, lets everything through. */
  readonly stops: readonly Choice<ExploreFilter["maxStops"]>[];
  readonly hours: readonly Choice<ExploreFilter["maxHours"]>[];
  readonly regions: readonly Choice<Region>[];
  readonly themes: readonly Choice<Theme>[];
}

export function exploreChoices(places: readonly FoundPlace[], filter: ExploreFilter): ExploreChoices {
  const [byStops, byHours] = [underOthers(places, filter, "maxStops"), underOthers(places, filter, "maxHours")];
  const [byRegion, byTheme] = [underOthers(places, filter, "regions"), underOthers(places, filter, "themes")];
  return {
    stops: [null, ...MOST_STOPS].map((most) => counted(byStops, most, (place) => most === null || stopsOfTrip(place) <= most)),
    hours: [null, ...MOST_HOURS].map((most) => counted(byHours, most, ({ minutes }) => most === null || minutes <= most * 60)),
    regions: REGIONS.map((region) => counted(byRegion, region, (place) => place.region === region)),
    themes: THEMES.map((theme) => counted(byTheme, theme, (place) => place.themes.includes(theme))),
  };
}

const counted = <Value>(among: readonly FoundPlace[], value: Value, belongs: (place: FoundPlace) => boolean): Choice<Value> =>
  choiceOf(
    value,
    eachOnce(among.filter(belongs)).map(({ fareMinor }) => money(fareMinor)),
  );

/** Cheapest first; of equals the one with fewer stops, then the sooner one. */
export const byFare = (places: readonly FoundPlace[]): readonly FoundPlace[] =>
  places.toSorted((a, b) => a.fareMinor - b.fareMinor || stopsOfTrip(a) - stopsOfTrip(b) || a.minutes - b.minutes);
