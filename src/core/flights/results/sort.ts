import type { PricedItinerary } from "../itinerary.ts";
import { type BestWeights, bestScore, USUAL_WEIGHTS, type Yardstick, yardstickOf } from "./best.ts";
import { totalMinutes } from "./traits.ts";

/** The first one is the default. */
export const SORT_ORDERS = ["lowest", "highest", "best", "fastest", "earliest", "latest"] as const;
export type SortOrder = (typeof SORT_ORDERS)[number];

/** What only the order Best asks for: the weights, and the least of all that was found. */
export interface BestMeasure {
  readonly weights: BestWeights;
  readonly least: Yardstick | null;
}

/** The first departure as a number that grows with the clock of the airport: `202703121730`. */
const departureOf = ({ bounds }: PricedItinerary): number => Number(bounds[0].legs[0].departsAtLocal.slice(0, 16).replaceAll(/\D/g, ""));

/** A figure of the itinerary, the smallest first. */
const ranks: Readonly<Record<SortOrder, (itinerary: PricedItinerary, measure: BestMeasure) => number>> = {
  lowest: ({ farePerTraveller }) => farePerTraveller.amountMinor,
  highest: ({ farePerTraveller }) => -farePerTraveller.amountMinor,
  best: (itinerary, { weights, least }) => (least ? bestScore(itinerary, least, weights).score : 0),
  fastest: totalMinutes,
  earliest: departureOf,
  latest: (itinerary) => -departureOf(itinerary),
};

/** In an order of the menu; what ranks the same keeps the order in which the search gave it, the cheapest first. */
export function sortFlights<Itinerary extends PricedItinerary>(
  itineraries: readonly Itinerary[],
  order: SortOrder,
  measure: BestMeasure = { weights: USUAL_WEIGHTS, least: yardstickOf(itineraries) },
): readonly Itinerary[] {
  const ranked = itineraries.map((itinerary) => ({ itinerary, rank: ranks[order](itinerary, measure) }));
  return ranked.toSorted((a, b) => a.rank - b.rank).map(({ itinerary }) => itinerary);
}
