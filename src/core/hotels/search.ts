import type { Guests } from "./guests.ts";
import type { HotelPlace, RadiusMiles } from "./place.ts";
import type { Stay } from "./stay.ts";

/** A checked hotel search. */
export interface HotelSearch {
  readonly place: HotelPlace;
  readonly radiusMiles: RadiusMiles;
  readonly stay: Stay;
  readonly guests: Guests;
}
