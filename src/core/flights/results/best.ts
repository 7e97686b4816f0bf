import type { PricedItinerary } from "../itinerary.ts";
import { totalMinutes } from "./traits.ts";

/** How much each of the three counts in the order Best: whole numbers from 0 to MOST_WEIGHT. */
export interface BestWeights {
  readonly price: number;
  readonly time: number;
  readonly stops: number;
}

export const MOST_WEIGHT = 10;
export const USUAL_WEIGHTS: BestWeights = { price: 5, time: 3, stops: 2 };

/** The least of each among all that was found, whatever the filters say. */
export interface Yardstick {
  readonly fareMinor: number;
  readonly minutes: number;
  readonly takeOffs: number;
}

/** What a trip is measured by. Null without trips. */
export function yardstickOf(itineraries: readonly PricedItinerary[]): Yardstick | null {
  if (itineraries.length === 0) return null;
  const least = (figure: (itinerary: PricedItinerary) => number) => Math.min(...itineraries.map(figure));
  return { fareMinor: least(fareMinor), minutes: least(totalMinutes), takeOffs: least(takeOffs) };
}

/** How many times the least each of the three is, and their weighted mean: 1 would be the least of all three at once. */
interface BestScore {
  readonly price: number;
  readonly time: number;
  readonly stops: number;
  readonly score: number;
}

/**
 * The order Best: (price × fare / lowest fare + time × minutes / fewest minutes + stops × take-offs / fewest take-offs) / (price + time
 * + stops), the least first. Stops are counted as take-offs, of which nobody has none. With three weights of 0 all trips score 1.
 */
export function bestScore(itinerary: PricedItinerary, least: Yardstick, weights: BestWeights): BestScore {
  const price = fareMinor(itinerary) / least.fareMinor;
  const time = totalMinutes(itinerary) / least.minutes;
  const stops = takeOffs(itinerary) / least.takeOffs;
  const sum = weights.price + weights.time + weights.stops;
  const score = sum === 0 ? 1 : (weights.price * price + weights.time * time + weights.stops * stops) / sum;
  return { price, time, stops, score };
}

const fareMinor = ({ farePerTraveller }: PricedItinerary): number => farePerTraveller.amountMinor;
const takeOffs = ({ bounds }: PricedItinerary): number => bounds.reduce((sum, { legs }) => sum + legs.length, 0);
