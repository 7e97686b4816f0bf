import type { FlightOffer } from "../../../core/flights/index.ts";

/** The one of the shown flights that is called the lowest: the first that costs no more than the cheapest of all that were found. */
export function firstLowest(shown: readonly FlightOffer[], found: readonly FlightOffer[]): FlightOffer | undefined {
  const lowest = Math.min(...found.map(({ farePerTraveller }) => farePerTraveller.amountMinor));
  return shown.find(({ farePerTraveller }) => farePerTraveller.amountMinor === lowest);
}
