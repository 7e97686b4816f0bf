import type { FlightOffer } from "../../../core/flights/index.ts";

/** What travels in the navigation's state (specification, section 2): the flight as it was chosen, and where from. */
export interface ChosenFlight {
  readonly flight: FlightOffer;
  /** Path and query of the results. */
  readonly from: string;
}

/** The way from a flight to its booking page. Its address alone is enough; the state only says what was seen before. */
export function bookingLink(offer: FlightOffer, query: string): { readonly to: string; readonly state: ChosenFlight } {
  return {
    to: `/flight-details/${offer.id}?${new URLSearchParams({ back: query }).toString()}`,
    state: { flight: offer, from: `/search-results?${query}` },
  };
}
