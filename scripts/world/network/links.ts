import { COEFFICIENTS } from "../facts/network-coefficients.ts";
import { type AirlineRoute, FIFTH_FREEDOMS, MUST_EXIST, MUST_NOT_EXIST } from "../facts/known-routes.ts";
import { REACH_LINKS } from "../facts/reach-links.ts";
import { distanceKm } from "../places/distance.ts";
import type { NetworkInputs } from "./inputs.ts";
import { type NetworkAirport, pairKey } from "./network-airport.ts";
import type { PlannedRoute } from "./plan.ts";
import type { ScoredCandidate, ScoredPair } from "./scores.ts";

/** A pair that the plan has, before anybody knows how much is flown on it. */
export interface Link {
  readonly key: string;
  /** Before `to` in the alphabet. */
  readonly from: NetworkAirport;
  readonly to: NetworkAirport;
  readonly distanceKm: number;
  readonly source: PlannedRoute["source"];
  readonly probability: number;
  /** Each airline's best candidate, best first; none on a pair that only a table names. */
  readonly candidates: readonly ScoredCandidate[];
  /** Airlines that must be on it. */
  readonly required: readonly string[];
}

const TYPED_ROUTES: readonly { readonly source: Link["source"]; readonly routes: readonly AirlineRoute[] }[] = [
  { source: "mustExist", routes: MUST_EXIST },
  { source: "fifthFreedom", routes: FIFTH_FREEDOMS },
  { source: "reach", routes: REACH_LINKS },
];

/** Pairs likely enough to be flown, with the typed routes added and the forbidden pairs left out. By pair key. */
export function selectLinks(pairs: readonly ScoredPair[], inputs: NetworkInputs): ReadonlyMap<string, Link> {
  const forbidden = new Set(MUST_NOT_EXIST.map(({ from, to }) => pairKey(from, to)));
  const links = new Map<string, Link>();
  for (const { probability, ...pair } of pairs) {
    if (probability < COEFFICIENTS.threshold || forbidden.has(pair.key)) continue;
    links.set(pair.key, { ...pair, probability, source: "model", required: [] });
  }
  for (const { source, routes } of TYPED_ROUTES) {
    for (const { airline, from, to } of routes) {
      const link = links.get(pairKey(from, to)) ?? typedLink(inputs, from, to, source);
      links.set(link.key, { ...link, required: [...new Set([...link.required, airline])] });
    }
  }
  return links;
}

function typedLink({ airports }: NetworkInputs, a: string, b: string, source: Link["source"]): Link {
  const [from, to] = a < b ? [airports.get(a), airports.get(b)] : [airports.get(b), airports.get(a)];
  if (from === undefined || to === undefined) throw new Error(`${source}: ${a}-${b} names an airport without traffic`);
  return { key: pairKey(a, b), from, to, distanceKm: distanceKm(from, to), source, probability: 1, candidates: [], required: [] };
}
