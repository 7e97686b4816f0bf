import type { AirlineCode } from "../../kernel/index.ts";
import type { Airport } from "../../places/index.ts";
import { type Alliance, allianceOfAirline } from "../alliances.ts";
import { inboundOf, lastLegOf, legsOf } from "../bound.ts";
import type { Bound, Leg, PricedItinerary } from "../itinerary.ts";
import { takesNight } from "../night.ts";
import { DEPARTURE_SLOTS, type DepartureSlotName, RETURN_SLOTS, type ReturnSlotName, slotAt } from "./time-slots.ts";

/** The choices of the stop filters; 2 means two or more. */
export type StopsChoice = 0 | 1 | 2;

/** Legs of the first bound minus one, two standing for more (specification, section 9). */
const stopsOf = (itinerary: PricedItinerary): StopsChoice => stopsOn(itinerary.bounds[0]);

/** The same of the way back; null for a trip that does not come back. */
function returnStopsOf(itinerary: PricedItinerary): StopsChoice | null {
  const inbound = inboundOf(itinerary);
  return inbound && stopsOn(inbound);
}

function stopsOn({ legs }: Bound): StopsChoice {
  const stops = legs.length - 1;
  return stops >= 2 ? 2 : stops === 1 ? 1 : 0;
}

/** An airline as a ticket names it. */
interface NamedAirline {
  readonly code: AirlineCode;
  readonly name: string;
}

/** The airlines whose codes stand on the ticket, each once, in the order of travel. */
export function airlinesOf(itinerary: PricedItinerary): readonly NamedAirline[] {
  const names = new Map(legsOf(itinerary).map((leg) => [leg.airline, leg.airlineName]));
  return [...names].map(([code, name]) => ({ code, name }));
}

/** The slot of the first departure. */
const departureSlotOf = (itinerary: PricedItinerary): DepartureSlotName | null =>
  slotAt(DEPARTURE_SLOTS, itinerary.bounds[0].legs[0].departsAtLocal);

/** The slot in which the last inbound leg departs (specification, section 9); null for a trip that does not come back. */
function returnSlotOf(itinerary: PricedItinerary): ReturnSlotName | null {
  const inbound = inboundOf(itinerary);
  return inbound && slotAt(RETURN_SLOTS, lastLegOf(inbound).departsAtLocal);
}

/** Minutes under way, all bounds together: what Fastest sorts by. */
export const totalMinutes = ({ bounds }: PricedItinerary): number => bounds.reduce((sum, { durationMinutes }) => sum + durationMinutes, 0);

/** The alliance of which every airline on the ticket is a member; null when there is none. */
function allianceOf(itinerary: PricedItinerary): Alliance | null {
  const alliances = new Set(legsOf(itinerary).map(({ airline }) => allianceOfAirline(airline)));
  const [only = null] = alliances;
  return alliances.size === 1 ? only : null;
}

const apart = (landing: Leg | undefined, start: Leg | undefined): boolean => landing?.to.code !== start?.from.code;

/** Whether a trip asks for a way between two airports: at a stop, or because the return starts or ends at another one. */
function changesAirport(itinerary: PricedItinerary): boolean {
  const [outbound, inbound] = [itinerary.bounds[0], inboundOf(itinerary)];
  const atStops = itinerary.bounds.some(({ legs }) => legs.slice(1).some((leg, index) => apart(legs[index], leg)));
  if (atStops || !inbound) return atStops;
  return apart(lastLegOf(outbound), inbound.legs[0]) || apart(lastLegOf(inbound), outbound.legs[0]);
}

/** Where a trip departs and comes back to, and where it arrives and leaves again: the airports of both ends of it, each once. */
export interface EndAirports {
  readonly departureAirports: readonly Airport[];
  readonly arrivalAirports: readonly Airport[];
}

/** Of a trip that does not come back, the ends of its first bound. */
function endAirportsOf(itinerary: PricedItinerary): EndAirports {
  const [out, back] = [itinerary.bounds[0].legs, inboundOf(itinerary)?.legs];
  return {
    departureAirports: eachOnce([out[0]?.from, back?.at(-1)?.to]),
    arrivalAirports: eachOnce([out.at(-1)?.to, back?.[0]?.from]),
  };
}

function eachOnce(airports: readonly (Airport | undefined)[]): readonly Airport[] {
  const known = airports.filter((airport) => airport !== undefined);
  return [...new Map(known.map((airport) => [airport.code, airport])).values()];
}

/** What the filters ask of an itinerary, looked up once. */
export interface Traits extends EndAirports {
  readonly stops: StopsChoice;
  readonly returnStops: StopsChoice | null;
  readonly departure: DepartureSlotName | null;
  readonly returning: ReturnSlotName | null;
  readonly airlines: readonly NamedAirline[];
  readonly alliance: Alliance | null;
  /** Of the longest bound. */
  readonly longestMinutes: number;
  readonly layovers: readonly number[];
  /** Airports of the stops, each once. */
  readonly via: readonly Airport[];
  readonly takesNight: boolean;
  readonly changesAirport: boolean;
}

const known = new WeakMap<PricedItinerary, Traits>();

/** The traits of an itinerary, which never change: each is worked out once, since every click asks for those of all 200. */
export function traitsOf(itinerary: PricedItinerary): Traits {
  const earlier = known.get(itinerary);
  if (earlier) return earlier;
  const traits = readTraits(itinerary);
  known.set(itinerary, traits);
  return traits;
}

function readTraits(itinerary: PricedItinerary): Traits {
  const { bounds } = itinerary;
  return {
    stops: stopsOf(itinerary),
    returnStops: returnStopsOf(itinerary),
    departure: departureSlotOf(itinerary),
    returning: returnSlotOf(itinerary),
    airlines: airlinesOf(itinerary),
    alliance: allianceOf(itinerary),
    ...endAirportsOf(itinerary),
    longestMinutes: Math.max(...bounds.map(({ durationMinutes }) => durationMinutes)),
    layovers: legsOf(itinerary).flatMap(({ layoverMinutes }) => layoverMinutes ?? []),
    via: eachOnce(bounds.flatMap(({ legs }) => legs.slice(0, -1).map(({ to }) => to))),
    takesNight: bounds.some(takesNight),
    changesAirport: changesAirport(itinerary),
  };
}
