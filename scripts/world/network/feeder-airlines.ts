import { AIRCRAFT } from "../facts/aircraft.ts";
import type { NetworkAirline } from "./inputs.ts";
import type { NetworkAirport } from "./network-airport.ts";
import { mayFly } from "./rights.ts";

const MODEL_VALUE = { regional: 2, network: 1.2, leisure: 0.5, lowcost: 0.5 } as const;
const HUB_VALUE = 2.5;
const BASE_VALUE = 1.8;
const LISTED_VALUE = 2;
/** A type with more seats than this is too big for a thin field. */
const THIN_SEATS = 50;
const THIN_MPPA_LIMIT = 0.2;

/** Airlines that may and can fly between a thin airport and the hub it hangs on, the likeliest first. */
export function feederAirlines(
  airport: NetworkAirport,
  hub: NetworkAirport,
  km: number,
  airlines: readonly NetworkAirline[],
): readonly NetworkAirline[] {
  const value = (airline: NetworkAirline): number => feederValue(airline, airport, hub);
  return airlines.filter((airline) => canFeed(airline, airport, hub, km)).sort((a, b) => value(b) - value(a));
}

function canFeed(airline: NetworkAirline, airport: NetworkAirport, hub: NetworkAirport, km: number): boolean {
  const isAtHome = airline.homes.has(airport.country) || [...airline.hubs, ...airline.bases].includes(hub.code);
  return isAtHome && km <= airline.narrowRangeKm && mayFly(airline, airline.homes, airport.country, hub.country);
}

function feederValue(airline: NetworkAirline, airport: NetworkAirport, hub: NetworkAirport): number {
  const { model, hubs, bases, stations } = airline;
  const atHub = hubs.includes(hub.code) ? HUB_VALUE : bases.includes(hub.code) ? BASE_VALUE : 1;
  const fit = airport.mppa < THIN_MPPA_LIMIT ? THIN_SEATS / Math.max(THIN_SEATS, smallestSeats(airline)) : 1;
  return MODEL_VALUE[model] * atHub * (stations?.has(airport.code) ? LISTED_VALUE : 1) * fit;
}

const SEATS = new Map(AIRCRAFT.map(({ key, seatsTotal }) => [key, seatsTotal]));

const smallestSeats = ({ fleet }: NetworkAirline): number => Math.min(...fleet.map((key) => SEATS.get(key) ?? Number.POSITIVE_INFINITY));
