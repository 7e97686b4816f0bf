import type { HotelId } from "../kernel/index.ts";

type HotelPlaceKind = "city" | "airport" | "neighbourhood" | "landmark" | "hotel";

/**
 * Where somebody looks for a hotel. Distances on cards are from its point.
 *
 * The hotel form shares the flights' locations, so a text may be theirs: `SEA-Seattle`, a code and a city. A metro code is the city
 * (`NYC`, `LON-London`). The code of an airport is the airport (`LHR`, `SEA`, `LHR-London`), but for the code of a destination before
 * the destination's name: `SEA-Seattle` is the city, `SEA-Seattle-Tacoma International Airport` the airport.
 */
export interface HotelPlace {
  readonly kind: HotelPlaceKind;
  /** What the field shows and the query carries, unique in the supply: `Seattle, Washington`, `SEA-Seattle-Tacoma International Airport`. */
  readonly text: string;
  /** `Seattle`, `Seattle-Tacoma International Airport`, `Space Needle`. */
  readonly name: string;
  /** The city that it is in or near: `Seattle`. */
  readonly city: string;
  /** ISO 3166-1 alpha-2. */
  readonly country: string;
  readonly latitude: number;
  readonly longitude: number;
  /** IANA zone: its clock says which day is today there. */
  readonly zone: string;
  /** The hotel itself when `kind` is `hotel`, else null. */
  readonly hotelId: HotelId | null;
}

/** How far around a place hotels are looked for, in miles; `radius` in the address. */
export const RADIUS_MILES = [1, 3, 5, 10, 25] as const;
export type RadiusMiles = (typeof RADIUS_MILES)[number];
export const DEFAULT_RADIUS_MILES: RadiusMiles = 10;

export const METRES_PER_MILE = 1609.344;

/** How far from a place a hotel is of which texts say so many miles at most. */
export const metresWithin = (miles: number): number => (miles + 0.05) * METRES_PER_MILE;

/** Miles to a tenth, as texts say them and as the filter takes them: what reads "1.0 miles" is within 1 mile. */
export const milesAway = (distanceMetres: number): number => Math.round((distanceMetres / METRES_PER_MILE) * 10) / 10;
