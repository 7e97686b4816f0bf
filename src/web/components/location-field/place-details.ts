/** What tells an airport or an area apart from others of its city or its name. */
export interface PlaceDetails {
  /** `John F. Kennedy International Airport`; null for an area of several airports. */
  readonly airport: string | null;
  /** How many it stands for. */
  readonly airports: number;
  /** ISO 3166-1 alpha-2. */
  readonly country: string;
}

/** By the code of the place. */
export type DetailsByCode = ReadonlyMap<string, PlaceDetails>;

export const NO_DETAILS: DetailsByCode = new Map();

/** Milliseconds that a list of places waits for what is said beside its names. */
const PATIENCE_MS = 1000;

/** Asks our own call for what a list of places says beside their names. None where it does not answer in time: the list goes without. */
export async function fetchPlaceDetails(keyword: string, signal: AbortSignal): Promise<DetailsByCode> {
  const inTime = AbortSignal.any([signal, AbortSignal.timeout(PATIENCE_MS)]);
  try {
    const answer = await fetch(`/api/v1/flights/locations/details?${new URLSearchParams({ keyword })}`, { signal: inTime });
    const places: unknown = answer.ok ? await answer.json() : [];
    return new Map((Array.isArray(places) ? places : []).filter(isDescribed).map((place) => [place.code, place]));
  } catch {
    return NO_DETAILS; // A list that cannot be had either says so itself.
  }
}

function isDescribed(place: unknown): place is PlaceDetails & { readonly code: string } {
  return typeof place === "object" && place !== null && "code" in place && "airports" in place && "country" in place;
}
