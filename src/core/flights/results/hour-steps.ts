import type { PricedItinerary } from "../itinerary.ts";
import { traitsOf } from "./traits.ts";

/** How many limits are offered. */
const STEPS = 4;

/**
 * Whole hours between the quickest trip and the slowest, evenly spread: the limits that the Duration filter offers. They are of the
 * whole list, so that they stay while other filters move; a limit out of the address has its place among them.
 */
export function hourSteps(itineraries: readonly PricedItinerary[], chosen: number | null): readonly number[] {
  const minutes = itineraries.map((itinerary) => traitsOf(itinerary).longestMinutes);
  const [least, most] = [Math.ceil(Math.min(...minutes) / 60), Math.ceil(Math.max(...minutes) / 60) - 1];
  const steps = new Set(chosen === null ? [] : [chosen]);
  // With nothing found both ends are infinite, and with all trips alike there is nothing between them.
  if (Number.isFinite(least) && most >= least) {
    for (let step = 0; step < STEPS; step++) steps.add(least + Math.round((step * (most - least)) / (STEPS - 1)));
  }
  return [...steps].toSorted((a, b) => a - b);
}
