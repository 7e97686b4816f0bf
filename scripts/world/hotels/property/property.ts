import type { WorldHotel } from "../../../../src/engine/hotels/world/hotel-world.ts";

/** What is known of a city before its hotels are made. */
export interface PropertyCity {
  /** GeoNames id. */
  readonly id: number;
  readonly name: string;
  /** ISO 3166-1 alpha-2. */
  readonly country: string;
  /** First-order division as GeoNames codes it: `WA` in the United States, `08` (Ontario) in Canada; "" when unknown. */
  readonly regionCode: string;
  readonly latitude: number;
  readonly longitude: number;
  /** Of its middle, above the sea. */
  readonly elevationMetres: number;
  readonly population: number;
  /** Whether it is one of `DESTINATIONS` or of `HOTEL_TOWNS`. */
  readonly isDestination: boolean;
  /** Of those, 0.6 to 10; 0 for a city that is none of them. */
  readonly hotelWeight: number;
  /** Of those: beach, city, culture, family, nature, nightlife, romance, ski; empty for other cities. */
  readonly themes: readonly string[];
}

/** What stands around a hotel. */
interface Surroundings {
  /** Straight line to the sea; null when it is farther than anybody would walk or unknown. */
  readonly coastMetres: number | null;
  /** Whether it was placed beside an airport. */
  readonly isAirport: boolean;
}

/** A hotel that has a place and nothing else yet. */
export interface PropertyInput {
  readonly city: PropertyCity;
  /** From the middle of the city. */
  readonly distanceMetres: number;
  readonly surroundings: Surroundings;
  /** From 1 within its city. */
  readonly ordinal: number;
  /** 0 for the hotel nearest the middle of its city. */
  readonly rank: number;
  /** How many hotels the city gets. */
  readonly hotelCount: number;
  /** 0 to 2^32 - 1, from city id and ordinal: the one source of chance. Same input, same hotel. */
  readonly seed: number;
}

/** Everything about a hotel but where it is and what it is called. */
export type PropertyFacts = Omit<WorldHotel, "city" | "ordinal" | "name" | "latitude" | "longitude" | "district" | "street">;

export { chooseKind } from "./choose-kind.ts";
export { demandOf } from "./demand.ts";
export { describeProperty } from "./describe-property.ts";
export { chargesOf } from "./lodging-charges.ts";
