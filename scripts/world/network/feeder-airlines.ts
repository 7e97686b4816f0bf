import { AIRCRAFT } from "../facts/aircraft.ts";
import type { NetworkAirline } from "./inputs.ts";
import type { NetworkAirport } from "./network-airport.ts";
import { mayFly } from "./rights.ts";

const MODEL_VALUE = { regional: 2, network: 1.2, leisure: 0.5, lowcost: 0.5 } as const;
const START_VALUE = { hub: 2.5, base: 1.8, none: 0.4 } as const;
const LISTED_VALUE = 2;
/** A type with more seats than this is too big for a thin field. */
const THIN_SEATS = 50;
const THIN_LIMIT_MPPA = 0.2;
const COMMUTER_SEATS = 19;

/** An airport to be joined, and one that it may hang on. */
export interface Joint {
  readonly airport: NetworkAirport;
  readonly hub: NetworkAirport;
  readonly km: number;
}

/** The likeliest airline that may and can fly between the two; null when there is none. `links` says how many each has got. */
export function findFeederAirline(
  joint: Joint,
  airlines: readonly NetworkAirline[],
  links: ReadonlyMap<NetworkAirline, number>,
): NetworkAirline | null {
  const value = (airline: NetworkAirline): number =>
    feederValue(airline, joint) / (1 + (links.get(airline) ?? 0) / airline.dailyDepartures);
  let [best, bestValue]: [NetworkAirline | null, number] = [null, Number.NEGATIVE_INFINITY];
  for (const airline of airlines) {
    const valued = canFeed(airline, joint) ? value(airline) : Number.NEGATIVE_INFINITY;
    if (valued > bestValue) [best, bestValue] = [airline, valued];
  }
  return best;
}

/** Whether one of the hub's airlines, in the same country, has commuter aircraft and the airport within their reach. */
export function isCommuterHub({ airport, km }: Joint, hubAirlines: readonly NetworkAirline[]): boolean {
  return hubAirlines.some(
    (airline) => airline.country === airport.country && smallestSeats(airline) <= COMMUTER_SEATS && km <= airline.narrowRangeKm,
  );
}

/** Few airlines are at home there, and that is told at once: the fleet is looked through last. */
function canFeed(airline: NetworkAirline, { airport, hub, km }: Joint): boolean {
  const isAtHome = airline.homes.has(airport.country) || airline.hubs.includes(hub.code) || airline.bases.includes(hub.code);
  if (!isAtHome || km > airline.narrowRangeKm || !mayFly(airline, airline.homes, airport.country, hub.country)) return false;
  return fitsField(airline, airport, km);
}

/** Whether the airline has a type that a small field takes and that reaches it. */
const fitsField = ({ fleet }: NetworkAirline, { mostSeats }: NetworkAirport, km: number): boolean =>
  mostSeats === null ||
  AIRCRAFT.some((type) => fleet.includes(type.key) && type.seatsTotal <= mostSeats && km <= (type.plannedRangeKm ?? 0));

function feederValue(airline: NetworkAirline, { airport, hub }: Joint): number {
  const fit = airport.mppa < THIN_LIMIT_MPPA ? (THIN_SEATS / Math.max(THIN_SEATS, smallestSeats(airline))) ** 2 : 1;
  const listed = airline.stations?.has(airport.code) ? LISTED_VALUE : 1;
  return MODEL_VALUE[airline.model] * Math.max(startValue(airline, hub), startValue(airline, airport)) * listed * fit;
}

function startValue({ hubs, bases }: NetworkAirline, { code }: NetworkAirport): number {
  if (hubs.includes(code)) return START_VALUE.hub;
  return bases.includes(code) ? START_VALUE.base : START_VALUE.none;
}

const SEATS = new Map(AIRCRAFT.map(({ key, seatsTotal }) => [key, seatsTotal]));

const smallestSeats = ({ fleet }: NetworkAirline): number => Math.min(...fleet.map((key) => SEATS.get(key) ?? Number.POSITIVE_INFINITY));
