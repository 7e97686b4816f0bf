import type { PricedItinerary } from "../../../core/flights/index.ts";
import { compareKey } from "../../../core/flights/results/index.ts";

/** The card of a flight among the results, where the way back from its booking leads. */
export const flightAnchor = (itinerary: PricedItinerary): string => `flight-${compareKey(itinerary)}`;
