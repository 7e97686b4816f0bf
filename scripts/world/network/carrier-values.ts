import { AIRCRAFT } from "../facts/aircraft.ts";
import type { NetworkAirline } from "./inputs.ts";
import type { Link } from "./links.ts";
import type { ScoredCandidate } from "./scores.ts";

/** Airline code to how strong it is on a link, before sizes are balanced. */
export function carrierValues(link: Link): ReadonlyMap<string, number> {
  const values = new Map(link.candidates.map((candidate) => [candidate.airline.code, carrierValue(link, candidate)]));
  for (const airline of link.required) {
    const strongest = Math.max(1, ...values.values());
    values.set(airline, Math.max(values.get(airline) ?? 0, 0.6 * strongest));
  }
  return values;
}

const TRUNK_MPPA = 4;
const SMALL_MPPA = 1;

function carrierValue(link: Link, { airline, isListed, score }: ScoredCandidate): number {
  const ends = [link.from.code, link.to.code];
  const localSize = ends.reduce((sum, code) => sum + departuresAt(airline, code), 0);
  const bases = ends.filter((code) => airline.bases.includes(code)).length;
  return (
    localSize ** 0.7 *
    (1 + 0.5 * bases) *
    (isListed ? 2.2 : 1) *
    Math.exp(0.5 * Math.min(3, score)) *
    modelFactor(link, airline) *
    (hasTypesFor(link, airline) ? 1 : 0.05)
  );
}

/** About how many of an airline's departures a day one of its airports has: by Zipf's law, the second hub half of the first. */
export function departuresAt({ hubs, bases, dailyDepartures }: NetworkAirline, code: string): number {
  const starts = [...hubs, ...bases];
  const rank = starts.indexOf(code);
  if (rank < 0) return 0;
  const whole = starts.reduce((sum, _, index) => sum + 1 / (index + 1), 0);
  return dailyDepartures / (rank + 1) / whole;
}

/** Regional airlines leave trunks to others, leisure airlines big domestic pairs, and only network airlines like long haul. */
function modelFactor({ from, to, distanceKm }: Link, { model }: NetworkAirline): number {
  const smaller = Math.min(from.mppa, to.mppa);
  const far = distanceKm > 4_500 && model !== "network" ? 0.35 : 1;
  if (model === "regional") return far * (smaller > TRUNK_MPPA ? 0.08 : smaller < SMALL_MPPA ? 2 : 0.6);
  if (model === "leisure") return far * (smaller > 10 && from.country === to.country ? 0.15 : 0.7);
  return model === "lowcost" && distanceKm < 280 ? 0.3 : far;
}

const WIDE_TYPES = new Set(AIRCRAFT.filter(({ plannedRangeKm }) => plannedRangeKm === null).map(({ key }) => key));
const SHORT_KM = 2_000;

/** Who has wide types only does not fly short pairs with them. */
export const hasTypesFor = ({ distanceKm }: Link, airline: NetworkAirline): boolean => distanceKm >= SHORT_KM || !hasWideTypesOnly(airline);

export const hasWideTypesOnly = ({ fleet }: NetworkAirline): boolean => fleet.every((key) => WIDE_TYPES.has(key));
