import type { WorldCity } from "../world/index.ts";

/** How much more a city that travelers fly to is looked for than one of its size that has no code. */
const DESTINATION_WEIGHT = 2;

/**
 * The rows of the cities, the most looked for first: by how many hotels stand there (which grows with tourism), how many people live
 * there, and whether it is a destination. A city's place in this order is its standing.
 */
export function citiesByStanding(cities: readonly WorldCity[], hotelCountOf: (city: number) => number): readonly number[] {
  const weights = cities.map(
    ({ population, codes }, city) => Math.sqrt(population + 1) * (hotelCountOf(city) + 1) * (codes.length > 0 ? DESTINATION_WEIGHT : 1),
  );
  return [...cities.keys()].sort((a, b) => (weights[b] as number) - (weights[a] as number) || a - b);
}
