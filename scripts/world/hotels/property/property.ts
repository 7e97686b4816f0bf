import type { HotelKind } from "../../../../src/core/hotels/index.ts";
import type { ChargeRule, CityDemand, WorldHotel } from "../../../../src/engine/hotels/world/hotel-world.ts";

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
  /** Whether it is one of `DESTINATIONS`. */
  readonly isDestination: boolean;
  /** Of `DESTINATIONS`, 0.6 to 10; 0 for a city that is none of them. */
  readonly hotelWeight: number;
  /** Of `DESTINATIONS`: beach, city, culture, family, nature, nightlife, romance, ski; empty for other cities. */
  readonly themes: readonly string[];
}

/** What stands around a hotel. */
export interface Surroundings {
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

/** Hotel, resort, hostel…: what its name and the rest follow from. `describeProperty` of the same input has the same kind. */
export function chooseKind(input: PropertyInput): HotelKind {
  return input.city.themes.includes("beach") && input.surroundings.coastMetres !== null ? "resort" : "hotel";
}

/** What a hotel is like and what it costs: amenities, rooms, policies, base price and ways of booking. */
export function describeProperty(input: PropertyInput): PropertyFacts {
  return {
    kind: chooseKind(input),
    stars: 3,
    ratingTenths: 79,
    ratingCount: 100,
    builtYear: 1990,
    amenities: 1,
    building: "tower",
    setting: "city",
    climate: "temperate",
    isModern: true,
    checkInMinute: 900,
    checkOutMinute: 660,
    baseCents: 13_500,
    resortFeeCents: 0,
    plans: {
      saverPercent: 10,
      freeUntilDays: 1,
      partialUntilDays: null,
      hasPayLater: false,
      breakfast: "none",
      breakfastCents: 0,
      allInclusiveCents: null,
      longStayPercent: 0,
      longStayNights: 0,
    },
    petFeeCents: null,
    minCheckInAge: 18,
    depositCents: null,
    hasCots: true,
    isSmokeFree: true,
    rooms: [
      {
        kind: "standard",
        view: "city",
        beds: [{ kind: "queen", count: 1 }],
        sizeSqm: 22,
        maxAdults: 2,
        maxGuests: 2,
        count: 40,
        pricePercent: 100,
      },
    ],
  };
}

/** Taxes and mandatory fees that every stay in the city pays, hotels' own resort fees aside. */
export function chargesOf(_city: PropertyCity): readonly ChargeRule[] {
  return [{ kind: "vat", stars: { from: 1, to: 5 }, basis: "percent", percent: 10 }];
}

/** How months, weekdays and yearly events move prices and rooms in the city. */
export function demandOf(_city: PropertyCity): CityDemand {
  return { months: Array.from({ length: 12 }, () => 100), weekdays: Array.from({ length: 7 }, () => 100), events: [] };
}
