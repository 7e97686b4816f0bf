import type { HotelCity } from "./hotel-city.ts";

export const FEWEST_HOTELS = 15;
export const MOST_HOTELS = 400;
/** Weights of `data/destinations.csv`. */
const [LEAST_WEIGHT, MOST_WEIGHT] = [0.6, 10];
/** Above this, people come to a city whoever recommends it. */
const LARGE_POPULATION = 1_000_000;

/** The higher, the more a city of great weight stands out: a town of little weight has the few hotels that any town has. */
const CITY_POWER = 2.45;
/** Regions that people come to for sea, snow or nature are made of hotels, however few people live there: never less than this. */
const SEA = { most: 0.47, power: 0.8 } as const;
const NATURE = { most: 0.25, power: 0.9 } as const;

/**
 * How many hotels a city gets: by the weight that destinations have among travelers, and by its size when it is one and large. All
 * together stay under 85,000.
 */
export function hotelCount({ hotelWeight, population, themes }: HotelCity): number {
  const weight = Math.max(0, hotelWeight - LEAST_WEIGHT) / (MOST_WEIGHT - LEAST_WEIGHT);
  const region = regionOf(themes);
  const share = Math.max(weight ** CITY_POWER, region === null ? 0 : region.most * weight ** region.power);
  const sizeBonus = hotelWeight > 0 ? Math.log10(Math.max(1, population / LARGE_POPULATION)) * 50 : 0;
  return Math.min(MOST_HOTELS, Math.round(FEWEST_HOTELS + (MOST_HOTELS - FEWEST_HOTELS) * share + sizeBonus));
}

function regionOf(themes: readonly string[]): typeof SEA | typeof NATURE | null {
  if (themes.includes("city")) return null;
  if (themes.includes("beach")) return SEA;
  return themes.includes("ski") || themes.includes("nature") ? NATURE : null;
}
