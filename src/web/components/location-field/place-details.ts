import type { Locale } from "../../i18n/locale.ts";

/** What tells an airport or an area apart from others of its city or its name. */
export interface PlaceDetails {
  /** `John F. Kennedy International Airport`; null for an area of several airports. */
  readonly airport: string | null;
  /** How many it stands for. */
  readonly airports: number;
  /** In the language of the page. */
  readonly countryName: string;
}

/** By the code of the place. */
export type DetailsByCode = ReadonlyMap<string, PlaceDetails>;

export const NO_DETAILS: DetailsByCode = new Map();

/** Milliseconds that a list of places waits for what is said beside its names. */
const PATIENCE_MS = 1000;

/** Asks our own call for what a list of places says beside their names. None where it does not answer in time: the list goes without. */
export async function fetchPlaceDetails(keyword: string, language: Locale, signal: AbortSignal): Promise<DetailsByCode> {
  try {
    const inTime = AbortSignal.any([signal, AbortSignal.timeout(PATIENCE_MS)]);
    const query = new URLSearchParams({ keyword, language });
    const answer = await fetch(`/api/v1/flights/locations/details?${query}`, { signal: inTime });
    const places: unknown = answer.ok ? await answer.json() : [];
    return new Map((Array.isArray(places) ? places : []).filter(isDescribed).map((place) => [place.code, place]));
  } catch {
    return NO_DETAILS; // A list that cannot be had either says so itself; an old browser cannot ask in time.
  }
}

function isDescribed(place: unknown): place is PlaceDetails & { readonly code: string } {
  return (
    typeof place === "object" && place !== null && "code" in place && "airports" in place && "countryName" in place && "airport" in place
  );
}
