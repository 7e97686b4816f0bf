import type { AirlineFact } from "../facts/airlines.ts";
import type { NetworkPlan } from "../network/plan.ts";
import type { NumberBook, NumberedPair } from "./flight-numbers.ts";
import { type Partner, SELLERS } from "./partner-relations.ts";
import type { Rotation } from "./rotations.ts";

/** A partner's numbers for a rotation that another airline sells under its own. */
export interface PartnerNumbers {
  readonly airline: string;
  readonly numbers: NumberedPair;
}

const MOST_PARTNERS = 2;
/** Up to this closeness a partner sells beyond the other's hub: joint ventures and groups. */
const SELLS_BEYOND = 1;
const BEYOND_KM = 4200;

/** Airline code to every airport that it flies to itself. */
type Stations = ReadonlyMap<string, ReadonlySet<string>>;

export function stationsOf(plan: NetworkPlan): Stations {
  const stations = new Map<string, Set<string>>();
  for (const { from, to, carriers } of plan.routes) {
    for (const { airline } of carriers) stations.set(airline, (stations.get(airline) ?? new Set()).add(from).add(to));
  }
  return stations;
}

/** The partners that sell a rotation, at most two, the closest first, each with numbers of its own while it has any left. */
export function partnerNumbers({ route }: Rotation, stations: Stations, books: ReadonlyMap<string, NumberBook>): readonly PartnerNumbers[] {
  const sold: PartnerNumbers[] = [];
  for (const partner of SELLERS.get(route.airline.code) ?? []) {
    if (sold.length === MOST_PARTNERS) break;
    if (!makesSense(partner, route, stations)) continue;
    const numbers = books.get(partner.airline.code)?.take("partner") ?? null;
    if (numbers !== null) sold.push({ airline: partner.airline.code, numbers });
  }
  return sold;
}

/** Whether the partner's passengers can get there: the flight feeds its hub, or, for a network airline, leads home or goes on from a hub it flies to. */
function makesSense({ airline, closeness }: Partner, route: Rotation["route"], stations: Stations): boolean {
  const ends = [route.home, route.away];
  if (ends.some(({ code }) => airline.hubs.includes(code))) return true;
  if (airline.model !== "network") return false;
  const isAbroad = route.home.country !== route.away.country;
  if (isAbroad && ends.some(({ country }) => country === airline.country)) return true;
  return closeness <= SELLS_BEYOND && route.distanceKm <= BEYOND_KM && goesOn(airline, route, stations);
}

function goesOn(partner: AirlineFact, { airline, home, away }: Rotation["route"], stations: Stations): boolean {
  const ends = [home.code, away.code];
  return ends.some((end) => airline.hubs.includes(end) && stations.get(partner.code)?.has(end) === true);
}
