import { type FlightSearch, movedTo, searchQueryOf, type TripEnd } from "../../../core/flights/index.ts";
import type { Money } from "../../../core/kernel/index.ts";
import type { Place } from "../../../core/places/index.ts";

/** A trip from or to an airport nearby, as a line of the list says it. */
export interface NearbyTrip {
  readonly end: TripEnd;
  readonly place: Place;
  /** Its country's name, where it is another one than that of the airport it stands for. */
  readonly country: string | null;
  /** Code of the searched airport that it is nearest to, and how far away that is. */
  readonly instead: string;
  readonly km: number;
  /** What the whole party pays, and how much less that is; null where the search itself finds nothing. */
  readonly total: Money;
  readonly saving: Money | null;
}

/** The page of a search's nearby airports. */
export const nearbyOf = (search: FlightSearch): string => `/nearby-airports?${searchQueryOf(search)}`;

/** The results of the same trip from or to another airport. */
export const resultsVia = (search: FlightSearch, { end, place }: NearbyTrip): string =>
  `/search-results?${searchQueryOf(movedTo(search, end, place))}`;
