import { DESTINATIONS } from "../facts/destinations.ts";
import { distanceKm } from "../../../src/core/maps/index.ts";
import type { AirportPair, Candidate } from "./candidates.ts";
import type { NetworkAirline, NetworkInputs } from "./inputs.ts";
import type { NetworkAirport } from "./network-airport.ts";
import { regionOf } from "./region.ts";

/** The signs by which a candidate is judged; the names are those of `network-coefficients.json`. */
type AirlineFeatures = Readonly<Record<string, number>>;

const BEACHES: ReadonlySet<string> = new Set(DESTINATIONS.filter(({ themes }) => themes.includes("beach")).map(({ code }) => code));

const flag = (holds: boolean): number => (holds ? 1 : 0);
const SMOOTHING_KM = 150;

/** Makes the function that describes a candidate; what depends on the airline and the far end alone is worked out once. */
export function airlineFeaturesOf(inputs: NetworkInputs): (candidate: Candidate, pair: AirportPair) => AirlineFeatures {
  const standingOf = rememberStanding(inputs);
  return ({ airline, start, startRank, other, isListed }, pair) => {
    const km = pair.distanceKm;
    const standing = standingOf(airline, other);
    const [lnStart, lnOther, lnKm] = [Math.log(start.mppa + 0.05), Math.log(other.mppa + 0.03), Math.log(km)];
    const region = regionOf(airline.country);
    const perStart = airline.dailyDepartures / airline.starts.length;
    const domestic = start.country === other.country;
    return {
      "1": 1,
      lnSh: lnStart,
      lnSj: lnOther,
      lnd: lnKm,
      lnd2: lnKm * lnKm,
      d1000: km / 1000,
      st: flag(isListed),
      stLh: isListed ? lnStart : 0,
      noList: flag(airline.stations === null),
      hubRank: 1 / (startRank + 1),
      isBase: flag(!airline.hubs.includes(start.code)),
      lnRel: Math.log((km + SMOOTHING_KM) / (standing.nearestStartKm + SMOOTHING_KM)),
      ownHub: standing.ownHub,
      compHub: standing.rivalHub,
      ownersJ: standing.lnOtherHubs,
      ally: standing.ally,
      tie: flag(pair.isTied),
      lnDeps: Math.log(airline.dailyDepartures),
      coldWarm: flag(Math.abs(start.latitude) > 43 && Math.abs(other.latitude) < 40),
      beachJ: flag(BEACHES.has(other.code)),
      sup: pair.lnSupport,
      stDist: isListed ? km / 1000 : 0,
      "lsum<-1": flag(lnStart + Math.log(other.mppa + 0.05) < -1),
      r0: flag(region === 0),
      r1: flag(region === 1),
      r2: flag(region === 2),
      r3: flag(region === 3),
      r4: flag(region === 4),
      r5: flag(region === 5),
      r6: flag(region === 6),
      natMain: standing.nationalMain,
      "dkm<250": flag(km < 250),
      "dom×lnSj": domestic ? lnOther : 0,
      lnDepsPerHub: Math.log(perStart),
      sameCity: flag(start.city === other.city),
      share: Math.log(perStart / (start.mppa + 1)),
    };
  };
}

/** What an airport is to an airline, wherever the airline comes from. */
interface Standing {
  readonly nearestStartKm: number;
  readonly ownHub: number;
  /** Another airline of the same country has a hub there. */
  readonly rivalHub: number;
  readonly lnOtherHubs: number;
  readonly ally: number;
  readonly nationalMain: number;
}

function rememberStanding(inputs: NetworkInputs): (airline: NetworkAirline, other: NetworkAirport) => Standing {
  const mainAirports = nationalMainAirports(inputs.scored);
  const known = new Map<NetworkAirline, Map<NetworkAirport, Standing>>();
  return (airline, other) => {
    const ofAirline = known.get(airline) ?? new Map<NetworkAirport, Standing>();
    known.set(airline, ofAirline);
    const standing = ofAirline.get(other) ?? describeStanding(inputs, airline, other, mainAirports);
    ofAirline.set(other, standing);
    return standing;
  };
}

function describeStanding(inputs: NetworkInputs, airline: NetworkAirline, other: NetworkAirport, mains: ReadonlySet<string>): Standing {
  const others = (inputs.hubAirlines.get(other.code) ?? []).filter((owner) => owner !== airline);
  const distances = airline.starts.filter((start) => start !== other).map((start) => distanceKm(start, other));
  return {
    nearestStartKm: Math.min(...distances),
    ownHub: flag(airline.starts.includes(other)),
    rivalHub: flag(others.some(({ country }) => country === airline.country)),
    lnOtherHubs: Math.log(1 + others.length),
    ally: flag(airline.alliance !== null && others.some(({ alliance }) => alliance === airline.alliance)),
    nationalMain: flag(mains.has(other.code)),
  };
}

function nationalMainAirports(scored: readonly NetworkAirport[]): ReadonlySet<string> {
  const mains = new Map<string, NetworkAirport>();
  for (const airport of scored) {
    const main = mains.get(airport.country);
    if (main === undefined || main.mppa < airport.mppa) mains.set(airport.country, airport);
  }
  return new Set([...mains.values()].map(({ code }) => code));
}
