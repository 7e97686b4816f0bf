import { areTied } from "../facts/country-ties.ts";
import { PAN_EUROPEAN_COUNTRIES } from "../facts/country-rules.ts";
import { COEFFICIENTS } from "../facts/network-coefficients.ts";
import { airlineFeaturesOf } from "./airline-features.ts";
import { type Candidate, listCandidates } from "./candidates.ts";
import type { NetworkAirline, NetworkInputs } from "./inputs.ts";
import { type NetworkAirport, pairKey } from "./network-airport.ts";

export interface ScoredCandidate extends Candidate {
  /** Logit of the chance that the airline flies it. */
  readonly score: number;
}

/** Two airports and everybody who could fly between them. */
export interface ScoredPair {
  readonly key: string;
  readonly from: NetworkAirport;
  readonly to: NetworkAirport;
  readonly distanceKm: number;
  /** Each airline's best candidate, best first. */
  readonly candidates: readonly ScoredCandidate[];
  /** That anybody flies it. */
  readonly probability: number;
}

const LONG_KM = 4_200;
const NOBODY = -9;

/** Scores every candidate, then every pair that has one. */
export function scorePairs(inputs: NetworkInputs): readonly ScoredPair[] {
  const featuresOf = airlineFeaturesOf(inputs);
  const byPair = new Map<string, ScoredCandidate[]>();
  for (const candidate of listCandidates(inputs)) {
    const scored = { ...candidate, score: airlineScore(candidate, featuresOf(candidate)) };
    const key = pairKey(candidate.start.code, candidate.other.code);
    const sofar = byPair.get(key);
    if (sofar === undefined) byPair.set(key, [scored]);
    else sofar.push(scored);
  }
  return [...byPair].map(([key, candidates]) => scorePair(key, candidates, inputs.listSupport.get(key) ?? 0));
}

function airlineScore({ airline, start, other, distanceKm }: Candidate, features: Readonly<Record<string, number>>): number {
  const kind = distanceKm > LONG_KM ? "long" : start.country === other.country ? "dom" : "intl";
  const weights = COEFFICIENTS.airlineLevel[`${airline.model} ${kind}`];
  return weights ? weightedSum(COEFFICIENTS.features, weights, features) : NOBODY;
}

function weightedSum(names: readonly string[], weights: readonly number[], features: Readonly<Record<string, number>>): number {
  let sum = 0;
  for (const [index, name] of names.entries()) sum += (weights[index] ?? Number.NaN) * (features[name] ?? Number.NaN);
  return sum;
}

function scorePair(key: string, all: ScoredCandidate[], listSupport: number): ScoredPair {
  all.sort((a, b) => b.score - a.score);
  const airlines = new Set<NetworkAirline>();
  const candidates = all.filter(({ airline }) => !airlines.has(airline) && airlines.add(airline));
  return { key, ...pairEnds(all), candidates, probability: pairProbability(all, candidates, listSupport) };
}

function pairEnds([first]: readonly ScoredCandidate[]): Pick<ScoredPair, "from" | "to" | "distanceKm"> {
  if (first === undefined) throw new Error("a pair without a candidate");
  const { start, other, distanceKm } = first;
  return start.code < other.code ? { from: start, to: other, distanceKm } : { from: other, to: start, distanceKm };
}

const logistic = (logit: number): number => 1 / (1 + Math.exp(-logit));
/** What the second and third best score count as when there is none. */
const NO_SECOND = -6;

function pairProbability(all: readonly ScoredCandidate[], candidates: readonly ScoredCandidate[], listSupport: number): number {
  const { from, to, distanceKm } = pairEnds(all);
  const lnTraffic = Math.log(from.mppa + 0.05) + Math.log(to.mppa + 0.05);
  const nobody = candidates.reduce((chance, { score }) => chance * (1 - logistic(score)), 1);
  const domestic = from.country === to.country ? 1 : 0;
  const lnKm = Math.log(distanceKm);
  const features = {
    "1": 1,
    z1: all[0]?.score ?? NO_SECOND,
    z2: all[1]?.score ?? NO_SECOND,
    z3: all[2]?.score ?? NO_SECOND,
    lnAirlines: Math.log(candidates.length),
    logitAny: Math.log((1 - nobody + 1e-4) / (nobody + 1e-6)),
    lnS1S2: lnTraffic,
    dom: domestic,
    "dom×lnS1S2": domestic * lnTraffic,
    lnd: lnKm,
    lnd2: lnKm * lnKm,
    sup: Math.log(1 + listSupport),
    "lnS1S2>3": Math.max(0, lnTraffic - 3),
    tie: areTied(from.country, to.country) ? 1 : 0,
    bothEurope: PAN_EUROPEAN_COUNTRIES.has(from.country) && PAN_EUROPEAN_COUNTRIES.has(to.country) ? 1 : 0,
  };
  return logistic(weightedSum(COEFFICIENTS.pairFeatures, COEFFICIENTS.pairLevel, features));
}
