import type { HotelCity } from "./hotel-city.ts";

export const FEWEST_HOTELS = 15;
export const MOST_HOTELS = 400;
/** Weights of `data/destinations.csv`. */
const [LEAST_WEIGHT, MOST_WEIGHT] = [0.6, 10];
/** Above this, people come to a city whoever recommends it. */
const LARGE_POPULATION = 1_000_000;

/** How many hotels a city gets: by the weight that destinations have among travelers, and by its size when it is large. */
export function hotelCount({ hotelWeight, population }: HotelCity): number {
  const share = Math.max(0, hotelWeight - LEAST_WEIGHT) / (MOST_WEIGHT - LEAST_WEIGHT);
  const sizeBonus = Math.log10(Math.max(1, population / LARGE_POPULATION)) * (hotelWeight > 0 ? 50 : 10);
  return Math.min(MOST_HOTELS, Math.round(FEWEST_HOTELS + (MOST_HOTELS - FEWEST_HOTELS) * share ** 2.2 + sizeBonus));
}
