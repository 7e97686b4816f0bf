import type { PricedItinerary } from "../itinerary.ts";

/** The median of what was found, in kilograms of CO2 per traveller: what is typical of this search. Null without trips. */
export function typicalCo2Kg(itineraries: readonly PricedItinerary[]): number | null {
  const sorted = itineraries.map(({ co2Kg }) => co2Kg).toSorted((a, b) => a - b);
  const [low, high] = [sorted[Math.floor((sorted.length - 1) / 2)], sorted[Math.floor(sorted.length / 2)]];
  return low === undefined || high === undefined ? null : (low + high) / 2;
}

/** How far a trip is from the typical one, in whole percent: -12 emits 12% less. */
export const co2Difference = (co2Kg: number, typicalKg: number): number => (typicalKg > 0 ? Math.round((co2Kg / typicalKg - 1) * 100) : 0);
