import { distanceKm } from "../../../src/core/maps/index.ts";
import type { NetworkAirline, NetworkInputs } from "./inputs.ts";
import type { NetworkAirport } from "./network-airport.ts";
import { mayFly } from "./rights.ts";

/** A route that an airline could fly from one of its hubs or bases: rights and aircraft allow it. */
export interface Candidate {
  readonly airline: NetworkAirline;
  readonly start: NetworkAirport;
  /** 0 for its main hub; bases follow the hubs. */
  readonly startRank: number;
  readonly other: NetworkAirport;
  readonly distanceKm: number;
  /** Both ends are on the airline's list of 2017. */
  readonly isListed: boolean;
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

/** Every candidate, airline by airline, hub by hub. */
export function* listCandidates({ airlines, scored }: NetworkInputs): Generator<Candidate> {
  for (const airline of airlines) {
    for (const [startRank, start] of airline.starts.entries()) {
      for (const other of scored) {
        if (other === start) continue;
        const candidate = {
          airline,
          start,
          startRank,
          other,
          distanceKm: distanceKm(start, other),
          isListed: isListed(airline, start, other),
        };
        if (isInRange(candidate) && mayFly(airline, airline.homes, start.country, other.country) && isWorthIt(candidate)) yield candidate;
      }
    }
  }
}

const isListed = ({ stations }: NetworkAirline, start: NetworkAirport, other: NetworkAirport): boolean =>
  stations !== null && stations.has(start.code) && stations.has(other.code);

function isInRange({ airline, start, other, distanceKm: km }: Candidate): boolean {
  if (km < LEAST_KM) return false;
  if (airline.model === "regional" && start.country !== other.country && km > REGIONAL_ABROAD_KM) return false;
  const hasLongHaul = airline.hasWideTypes && (airline.longhaulBases.includes(start.code) || airline.longhaulBases.includes(other.code));
  return km <= (hasLongHaul ? WIDE_TYPES_KM : Math.min(airline.narrowRangeKm, NARROW_LIMIT_KM[airline.model]));
}

function isWorthIt({ start, other, distanceKm: km, isListed: listed }: Candidate): boolean {
  const abroad = start.country !== other.country;
  return listed || WORTH_IT.every(({ beyondKm, mppa, alsoDomestic }) => km <= beyondKm || other.mppa >= mppa || !(abroad || alsoDomestic));
}
