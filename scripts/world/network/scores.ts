import { PAN_EUROPEAN_COUNTRIES } from "../facts/country-rules.ts";
import { COEFFICIENTS } from "../facts/network-coefficients.ts";
import { airlineFeaturesOf } from "./airline-features.ts";
import { type AirportPair, type Candidate, listCandidatePairs } from "./candidates.ts";
import type { NetworkAirline, NetworkInputs } from "./inputs.ts";

/** An airline that could fly between two airports. */
export interface ScoredCandidate extends Pick<Candidate, "airline" | "isListed"> {
  /** Logit of the chance that it does. */
  readonly score: number;
}

/** Two airports and everybody who could fly between them. */
export interface ScoredPair extends Pick<AirportPair, "key" | "from" | "to" | "distanceKm"> {
  /** Each airline's best candidate, best first. */
  readonly candidates: readonly ScoredCandidate[];
  /** That anybody flies it. */
  readonly probability: number;
}

const LONG_KM = 4_200;
const NOBODY = -9;

/** Scores every pair that somebody could fly, one at a time. */
export function* scorePairs(inputs: NetworkInputs): Generator<ScoredPair> {
  const featuresOf = airlineFeaturesOf(inputs);
  for (const pair of listCandidatePairs(inputs)) {
    const scored = pair.candidates.map((candidate): ScoredCandidate => {
      const score = airlineScore(candidate, pair.distanceKm, featuresOf(candidate, pair));
      return { airline: candidate.airline, isListed: candidate.isListed, score };
    });
    yield scorePair(pair, scored);
  }
}

function airlineScore({ airline, start, other }: Candidate, distanceKm: number, features: Readonly<Record<string, number>>): number {
  const kind = distanceKm > LONG_KM ? "long" : start.country === other.country ? "dom" : "intl";
  const weights = COEFFICIENTS.airlineLevel[`${airline.model} ${kind}`];
  return weights ? weightedSum(COEFFICIENTS.features, weights, features) : NOBODY;
}

function weightedSum(names: readonly string[], weights: readonly number[], features: Readonly<Record<string, number>>): number {
  return names.reduce((sum, name, index) => sum + (weights[index] ?? Number.NaN) * (features[name] ?? Number.NaN), 0);
}

function scorePair(pair: AirportPair, all: ScoredCandidate[]): ScoredPair {
  all.sort((a, b) => b.score - a.score);
  const airlines = new Set<NetworkAirline>();
  const candidates = all.filter(({ airline }) => !airlines.has(airline) && airlines.add(airline));
  const { key, from, to, distanceKm } = pair;
  return { key, from, to, distanceKm, candidates, probability: pairProbability(pair, all, candidates) };
}

const logistic = (logit: number): number => 1 / (1 + Math.exp(-logit));
/** What the second and third best score count as when there is none. */
const NO_SECOND = -6;

function pairProbability(pair: AirportPair, all: readonly ScoredCandidate[], candidates: readonly ScoredCandidate[]): number {
  const { from, to, distanceKm } = pair;
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
    sup: pair.lnSupport,
    "lnS1S2>3": Math.max(0, lnTraffic - 3),
    tie: pair.isTied ? 1 : 0,
    bothEurope: PAN_EUROPEAN_COUNTRIES.has(from.country) && PAN_EUROPEAN_COUNTRIES.has(to.country) ? 1 : 0,
  };
  return logistic(weightedSum(COEFFICIENTS.pairFeatures, COEFFICIENTS.pairLevel, features));
}
