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

const UNRANKED = 9;
const TRUNK_MPPA = 4;
const SMALL_MPPA = 1;

function carrierValue(link: Link, { airline, isListed, score }: ScoredCandidate): number {
  const ends = [link.from.code, link.to.code];
  const hubs = ends.filter((code) => airline.hubs.includes(code)).length;
  const bases = ends.filter((code) => airline.bases.includes(code)).length;
  const bestRank = Math.min(...ends.map((code) => (airline.hubs.includes(code) ? airline.hubs.indexOf(code) : UNRANKED)));
  const atHub = hubs === 2 ? 2.4 : hubs === 1 ? 1 : 0.35;
  return (
    ((airline.dailyDepartures ** 0.7 * atHub * (1 + 0.5 * bases)) / (1 + bestRank) ** 0.35) *
    (isListed ? 2.2 : 1) *
    Math.exp(0.5 * Math.min(3, score)) *
    modelFactor(link, airline)
  );
}

/** Regional airlines leave trunks to others, leisure airlines big domestic pairs, and only network airlines like long haul. */
function modelFactor({ from, to, distanceKm }: Link, { model }: NetworkAirline): number {
  const smaller = Math.min(from.mppa, to.mppa);
  const far = distanceKm > 4_500 && model !== "network" ? 0.35 : 1;
  if (model === "regional") return far * (smaller > TRUNK_MPPA ? 0.08 : smaller < SMALL_MPPA ? 2 : 0.6);
  if (model === "leisure") return far * (smaller > 10 && from.country === to.country ? 0.15 : 0.7);
  return model === "lowcost" && distanceKm < 280 ? 0.3 : far;
}
