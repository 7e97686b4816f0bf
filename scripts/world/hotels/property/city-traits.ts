import type { HotelLook } from "../../../../src/core/hotels/index.ts";
import { climateOf } from "./climate.ts";
import { findLodgingPlace } from "./lodging-places.ts";
import { type FeeFacts, findPlacePrices, getCountryPrices, type Habits } from "./lodging-prices.ts";
import type { PropertyCity } from "./property.ts";

/** What all hotels of a city have in common. */
export interface CityTraits {
  readonly climate: HotelLook["climate"];
  readonly habits: Habits;
  /** One night in an average three-star hotel on an average day, USD before taxes. */
  readonly threeStarUsd: number;
  readonly fee: FeeFacts | null;
  /** Hotels away from any beach that are resorts, 0 to 1. */
  readonly resortShare: number;
  /** Of its seaside resorts, those that sell everything included, 0 to 1. */
  readonly allInclusiveShare: number;
  readonly isBeach: boolean;
  readonly isSki: boolean;
  readonly isMountain: boolean;
  /** A town that people come to for nature or the sea rather than for itself. */
  readonly isGetaway: boolean;
}

/** A town around a known place is cheaper than the place itself. */
const SUBURB = 0.88;

const KNOWN = new WeakMap<PropertyCity, CityTraits>();

/** The same for the same city; kept, since a city's every hotel asks. */
export function traitsOf(city: PropertyCity): CityTraits {
  const known = KNOWN.get(city);
  if (known !== undefined) return known;
  const traits = readTraits(city);
  KNOWN.set(city, traits);
  return traits;
}

function readTraits(city: PropertyCity): CityTraits {
  const place = findLodgingPlace(city);
  const prices = place === null ? null : findPlacePrices(place.key);
  const country = getCountryPrices(city.country);
  const { themes, elevationMetres, population } = city;
  const isSki = themes.includes("ski");
  const isMountain = isSki || (elevationMetres > 700 && population < 150_000);
  return {
    climate: climateOf(city),
    habits: country.habits,
    threeStarUsd: prices === null ? country.threeStarUsd * standing(city) : prices.threeStarUsd * (city.isDestination ? 1 : SUBURB),
    fee: prices?.fee ?? null,
    resortShare: prices?.resortShare ?? 0,
    allInclusiveShare: country.allInclusiveShare,
    isBeach: themes.includes("beach"),
    isSki,
    isMountain,
    isGetaway: !themes.includes("city") && themes.some((theme) => ["beach", "nature", "ski"].includes(theme)),
  };
}

/** How a place's prices stand to its country's: destinations dearer by their weight, the other towns below the average. */
function standing({ isDestination, hotelWeight, themes, population }: PropertyCity): number {
  if (!isDestination) return population > 1_000_000 ? 0.92 : 0.84;
  const draw = themes.includes("beach") || themes.includes("ski") ? 1.1 : 1;
  return draw * (0.98 + 0.03 * Math.min(hotelWeight, 8));
}
