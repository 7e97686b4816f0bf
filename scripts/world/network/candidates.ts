import { distanceKm } from "../../../src/core/maps/index.ts";
import { areTied } from "../facts/country-ties.ts";
import type { NetworkAirline, NetworkInputs } from "./inputs.ts";
import { type NetworkAirport, pairKey } from "./network-airport.ts";
import { mayFly } from "./rights.ts";

/** A route that an airline could fly from one of its hubs or bases: rights and aircraft allow it. */
export interface Candidate {
  readonly airline: NetworkAirline;
  readonly start: NetworkAirport;
  /** 0 for its main hub; bases follow the hubs. */
  readonly startRank: number;
  /** The number of the start among those of all airlines, one airline after the other. */
  readonly nth: number;
  readonly other: NetworkAirport;
  /** Both ends are on the airline's list of 2017. */
  readonly isListed: boolean;
}

/** Two airports, and what of them all are judged by who could fly between them. */
export interface AirportPair {
  readonly key: string;
  /** Before `to` in the alphabet. */
  readonly from: NetworkAirport;
  readonly to: NetworkAirport;
  readonly distanceKm: number;
  /** Language, history or migration tie their countries. */
  readonly isTied: boolean;
  /** Logarithm of one more than the airlines whose lists of 2017 hold one end while the other is their hub or base. */
  readonly lnSupport: number;
}

/** A pair that somebody could fly. */
export interface CandidatePair extends AirportPair {
  /** Airline by airline, hub by hub. */
  readonly candidates: readonly Candidate[];
}

const LEAST_KM = 60;
const WIDE_TYPES_KM = 15_400;
const NARROW_LIMIT_KM = { network: 6_000, leisure: 6_000, regional: 6_000, lowcost: 5_600 } as const;
const REGIONAL_ABROAD_KM = 1_500;

/** Far places abroad need traffic of their own, unless the list of 2017 has them. */
const WORTH_IT = [
  { beyondKm: 6_000, mppa: 1.2, alsoDomestic: true },
  { beyondKm: 2_500, mppa: 0.08, alsoDomestic: false },
] as const;

/** Every pair of airports that somebody could fly, one at a time: there are hundreds of thousands, of which a few are kept. */
export function* listCandidatePairs({ airlines, scored, listSupport }: NetworkInputs): Generator<CandidatePair> {
  const startsAt = Map.groupBy(startsOf(airlines), ({ start }) => start);
  for (const [place, one] of scored.entries()) {
    const fromOne = startsAt.get(one) ?? [];
    for (let next = place + 1; next < scored.length; next++) {
      const two = scored[next] as NetworkAirport;
      const fromTwo = startsAt.get(two) ?? [];
      if (fromOne.length + fromTwo.length === 0) continue;
      const km = distanceKm(one, two);
      const candidates: Candidate[] = [];
      addCandidates(candidates, fromOne, two, km);
      addCandidates(candidates, fromTwo, one, km);
      if (candidates.length === 0) continue;
      yield { ...describePair(one, two, km, listSupport), candidates: candidates.sort((a, b) => a.nth - b.nth) };
    }
  }
}

type Start = Pick<Candidate, "airline" | "start" | "startRank" | "nth">;

function startsOf(airlines: readonly NetworkAirline[]): readonly Start[] {
  const starts = airlines.flatMap((airline) => airline.starts.map((start, startRank) => ({ airline, start, startRank })));
  return starts.map((start, nth) => ({ ...start, nth }));
}

function describePair(a: NetworkAirport, b: NetworkAirport, km: number, listSupport: ReadonlyMap<string, number>): AirportPair {
  const [from, to] = a.code < b.code ? [a, b] : [b, a];
  const key = pairKey(from.code, to.code);
  const lnSupport = Math.log(1 + (listSupport.get(key) ?? 0));
  return { key, from, to, distanceKm: km, isTied: areTied(from.country, to.country), lnSupport };
}

/** Written out, for millions are looked at; most are too far, and that is told first. */
function addCandidates(candidates: Candidate[], starts: readonly Start[], other: NetworkAirport, km: number): void {
  for (const at of starts) {
    const { airline, start } = at;
    if (
      !isInRange(airline, start, other, km) ||
      airline.unserved.has(other.code) ||
      !mayFly(airline, airline.homes, start.country, other.country)
    )
      continue;
    const candidate = { airline, start, startRank: at.startRank, nth: at.nth, other, isListed: isListed(at, other) };
    if (candidate.isListed || isWorthIt(candidate, km)) candidates.push(candidate);
  }
}

const isListed = ({ airline: { stations }, start }: Start, other: NetworkAirport): boolean =>
  stations !== null && stations.has(start.code) && stations.has(other.code);

function isInRange(airline: NetworkAirline, start: NetworkAirport, other: NetworkAirport, km: number): boolean {
  if (km < LEAST_KM) return false;
  if (airline.model === "regional" && start.country !== other.country && km > REGIONAL_ABROAD_KM) return false;
  const narrowKm = Math.min(airline.narrowRangeKm, NARROW_LIMIT_KM[airline.model]);
  return km <= narrowKm || (km <= WIDE_TYPES_KM && hasLongHaul(airline, start, other));
}

const hasLongHaul = ({ hasWideTypes, longhaulBases }: NetworkAirline, start: NetworkAirport, other: NetworkAirport): boolean =>
  hasWideTypes && (longhaulBases.includes(start.code) || longhaulBases.includes(other.code));

function isWorthIt({ start, other }: Candidate, km: number): boolean {
  const abroad = start.country !== other.country;
  return WORTH_IT.every(({ beyondKm, mppa, alsoDomestic }) => km <= beyondKm || other.mppa >= mppa || !(abroad || alsoDomestic));
}
