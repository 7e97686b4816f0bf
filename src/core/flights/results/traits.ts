import type { AirlineCode } from "../../kernel/index.ts";
import type { Leg, PricedItinerary } from "../itinerary.ts";
import { DEPARTURE_SLOTS, type DepartureSlotName, RETURN_SLOTS, type ReturnSlotName, slotAt } from "./time-slots.ts";

/** The choices of the Stop filter; 2 means two or more. */
export type StopsChoice = 0 | 1 | 2;

const legsOf = (itinerary: PricedItinerary): readonly Leg[] => [...itinerary.outbound.legs, ...(itinerary.inbound?.legs ?? [])];

/** Outbound legs minus one, two standing for more (specification, section 9). */
export function stopsOf(itinerary: PricedItinerary): StopsChoice {
  const stops = itinerary.outbound.legs.length - 1;
  return stops >= 2 ? 2 : stops === 1 ? 1 : 0;
}

/** The airlines whose codes stand on the ticket, each once, in the order of travel. */
export function airlinesOf(itinerary: PricedItinerary): readonly { readonly code: AirlineCode; readonly name: string }[] {
  const names = new Map(legsOf(itinerary).map((leg) => [leg.airline, leg.airlineName]));
  return [...names].map(([code, name]) => ({ code, name }));
}

/** The slot of the first departure. */
export function departureSlotOf(itinerary: PricedItinerary): DepartureSlotName | null {
  const first = itinerary.outbound.legs[0];
  return first ? slotAt(DEPARTURE_SLOTS, first.departsAtLocal) : null;
}

/** The slot in which the last inbound leg departs (specification, section 9); null for a one-way trip. */
export function returnSlotOf(itinerary: PricedItinerary): ReturnSlotName | null {
  const last = itinerary.inbound?.legs.at(-1);
  return last ? slotAt(RETURN_SLOTS, last.departsAtLocal) : null;
}
