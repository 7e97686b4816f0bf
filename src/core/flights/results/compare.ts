import type { Bound, Leg, PricedItinerary } from "../itinerary.ts";

/** How many stand side by side. */
export const MOST_COMPARED = 3;

/**
 * Names an itinerary within its search by its flights: `EI104.0312M-EI150.0313M_EI153.0319M-EI107.0319M`. An offer's id is of its
 * moment and would be gone with the next search; this one finds the same flights again, at the price of then.
 */
export const compareKey = ({ bounds }: PricedItinerary): string => bounds.map(boundKey).join("_");

const boundKey = ({ legs }: Bound): string => legs.map(legKey).join("-");

const legKey = ({ airline, flightNumber, departsAtLocal, cabin }: Leg): string =>
  `${airline}${flightNumber}.${departsAtLocal.slice(5, 7)}${departsAtLocal.slice(8, 10)}${cabin}`;

/** Whether a text could name an itinerary: the longest has five bounds of three legs. */
export const isCompareKey = (text: string): boolean => /^[A-Z0-9._-]{8,200}$/.test(text);

/** Adds an itinerary to those to compare, or takes it out; a fourth one is not taken. */
export function toggleCompared(compared: readonly string[], key: string): readonly string[] {
  if (compared.includes(key)) return compared.filter((other) => other !== key);
  return compared.length < MOST_COMPARED ? [...compared, key] : compared;
}

/** The itineraries that the keys name, in the keys' order; what is no longer found is left out. */
export function findCompared<Itinerary extends PricedItinerary>(
  itineraries: readonly Itinerary[],
  keys: readonly string[],
): readonly Itinerary[] {
  if (keys.length === 0) return [];
  const byKey = new Map(itineraries.map((itinerary) => [compareKey(itinerary), itinerary]));
  return keys.flatMap((key) => byKey.get(key) ?? []);
}
