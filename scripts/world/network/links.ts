import { COEFFICIENTS } from "../facts/network-coefficients.ts";
import { type AirlineRoute, FIFTH_FREEDOMS, MUST_EXIST, MUST_NOT_EXIST } from "../facts/known-routes.ts";
import { REACH_LINKS } from "../facts/reach-links.ts";
import { distanceKm } from "../../../src/core/maps/index.ts";
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
  /** Those of them that neither end is home to. */
  readonly visiting: readonly string[];
  /** Two airports of weight, joined by a route that is known to be flown: each required airline flies it daily. */
  readonly isTrunk: boolean;
}

interface TypedRoutes {
  readonly source: Link["source"];
  readonly routes: readonly AirlineRoute[];
  /** Of a pair that the model would not have: routes typed for reach are thin ones. */
  readonly probability: number;
}

const TYPED_ROUTES: readonly TypedRoutes[] = [
  { source: "mustExist", routes: MUST_EXIST, probability: 1 },
  { source: "fifthFreedom", routes: FIFTH_FREEDOMS, probability: 1 },
  { source: "reach", routes: REACH_LINKS, probability: 0.6 },
];

/** Pairs likely enough to be flown, with the typed routes added and the forbidden pairs left out. By pair key. */
export function selectLinks(pairs: Iterable<ScoredPair>, inputs: NetworkInputs): ReadonlyMap<string, Link> {
  const forbidden = new Set(MUST_NOT_EXIST.map(({ from, to }) => pairKey(from, to)));
  const typedKeys = new Set(TYPED_ROUTES.flatMap(({ routes }) => routes.map(({ from, to }) => pairKey(from, to))));
  const links = new Map<string, Link>();
  const candidatesOf = new Map<string, Link["candidates"]>();
  for (const pair of pairs) {
    if (pair.probability >= COEFFICIENTS.threshold && !forbidden.has(pair.key))
      links.set(pair.key, { ...pair, source: "model", required: [], visiting: [], isTrunk: false });
    if (typedKeys.has(pair.key)) candidatesOf.set(pair.key, pair.candidates);
  }
  for (const { source, routes, probability } of TYPED_ROUTES) {
    for (const { airline, from, to } of routes) {
      const key = pairKey(from, to);
      const link = links.get(key) ?? typedLink({ source, probability, candidates: candidatesOf.get(key) ?? [] }, endsOf(key, inputs));
      const visiting = source === "fifthFreedom" ? [...link.visiting, airline] : link.visiting;
      const isTrunk = link.isTrunk || (source === "mustExist" && joinsWeight(link));
      links.set(key, { ...link, visiting, isTrunk, required: [...new Set([...link.required, airline])] });
    }
  }
  return links;
}

/** Million passengers a year of the bigger and of the smaller end of a trunk. */
const TRUNK_MPPA = { bigger: 20, smaller: 2 };

const joinsWeight = ({ from, to }: Link): boolean =>
  Math.max(from.mppa, to.mppa) >= TRUNK_MPPA.bigger && Math.min(from.mppa, to.mppa) >= TRUNK_MPPA.smaller;

type Ends = Pick<Link, "key" | "from" | "to" | "distanceKm">;

function typedLink(link: Pick<Link, "source" | "probability" | "candidates">, ends: Ends): Link {
  return { ...link, ...ends, required: [], visiting: [], isTrunk: false };
}

/** The two airports of a pair key; throws when one of them is none of ours. */
function endsOf(key: string, { airports }: NetworkInputs): Ends {
  const [from, to] = [airports.get(key.slice(0, 3)), airports.get(key.slice(3))];
  if (from === undefined || to === undefined) throw new Error(`a typed route names an airport without traffic: ${key}`);
  return { key, from, to, distanceKm: distanceKm(from, to) };
}
