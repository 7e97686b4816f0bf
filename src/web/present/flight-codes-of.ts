import { flightCode, type FlightOffer, legsOf } from "../../core/flights/index.ts";

/** `B6-1017, B6-1018`: what a trip's flights are called, in the order of travel. It tells buttons apart that say the same on every card. */
export const flightCodesOf = (offer: FlightOffer): string => legsOf(offer).map(flightCode).join(", ");
