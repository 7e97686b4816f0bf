import { distanceKm } from "../../../src/core/maps/index.ts";
import { connectionsOf, flightsFrom } from "./connections.ts";
import { findFeederAirline, isCommuterHub, type Joint } from "./feeder-airlines.ts";
import type { NetworkAirline, NetworkInputs } from "./inputs.ts";
import type { Link } from "./links.ts";
import { type NetworkAirport, pairKey } from "./network-airport.ts";

/** Any airport of the main network; from it the others are found. */
const MAIN_NETWORK_AIRPORT = "DEN";

const AT_HOME = { leastKm: 40, mostKm: 2_600, farKm: 1_500, farFactor: 0.3, timesBigger: 1.5, commuterHubFactor: 3 };
const ABROAD = { mostKm: 4_500, ownHubFactor: 4 };
/** From this traffic on, an airport gets two feeders. */
const TWO_FEEDERS_MPPA = 0.25;
const FEEDER_PROBABILITY = 0.6;

/**
 * Links that join every airport which the model leaves alone: commuter fields, islands, public-service routes. The biggest
 * come first, so that smaller ones may hang on them. An airport that no airline may fly to stays alone.
 */
export function feederLinks(links: ReadonlyMap<string, Link>, inputs: NetworkInputs): readonly Link[] {
  const served = new Set(flightsFrom(MAIN_NETWORK_AIRPORT, connectionsOf(links.values())).keys());
  const alone = [...inputs.scored, ...inputs.thin].filter(({ code }) => !served.has(code)).sort((a, b) => b.mppa - a.mppa);
  const feeding = { ...inputs, scoredIn: Map.groupBy(inputs.scored, ({ country }) => country) };
  const linksOf = new Map<NetworkAirline, number>();
  const added = new Map<string, Link>();
  for (const airport of alone) {
    for (const { joint, airline } of bestJoints(airport, feeding, served, linksOf)) {
      const link = feederLink(joint, airline);
      if (!links.has(link.key)) added.set(link.key, link);
      linksOf.set(airline, (linksOf.get(airline) ?? 0) + 1);
      served.add(airport.code);
    }
  }
  return [...added.values()];
}

interface FeederInputs extends Pick<NetworkInputs, "scored" | "airlines" | "hubAirlines"> {
  /** Country to its airports with a score. */
  readonly scoredIn: ReadonlyMap<string, readonly NetworkAirport[]>;
}

interface OperatedJoint {
  readonly joint: Joint;
  readonly airline: NetworkAirline;
}

/** The best airports of the same country to hang on, else the best one abroad, that some airline can fly to. */
function bestJoints(
  airport: NetworkAirport,
  { scored, scoredIn, airlines, hubAirlines }: FeederInputs,
  served: ReadonlySet<string>,
  linksOf: ReadonlyMap<NetworkAirline, number>,
): readonly OperatedJoint[] {
  const operatedOf = (joint: Joint): OperatedJoint | null => {
    const airline = findFeederAirline(joint, airlines, linksOf);
    return airline === null ? null : { joint, airline };
  };
  const jointsTo = (hubs: readonly NetworkAirport[]): readonly Joint[] =>
    hubs.filter((hub) => hub !== airport && served.has(hub.code)).map((hub) => ({ airport, hub, km: distanceKm(hub, airport) }));
  const airlinesAt = ({ code }: NetworkAirport): readonly NetworkAirline[] => hubAirlines.get(code) ?? [];
  const home = ranked(jointsTo(scoredIn.get(airport.country) ?? []).filter(isAtHome), (joint) => homeValue(joint, airlinesAt(joint.hub)));
  const atHome = firstOperated(home, operatedOf, airport.mppa >= TWO_FEEDERS_MPPA ? 2 : 1);
  if (atHome.length > 0) return atHome;
  const own = airlinesAt(airport);
  const abroad = ranked(
    jointsTo(scored).filter(({ km }) => km < ABROAD.mostKm),
    (joint) => abroadValue(joint, own),
  );
  return firstOperated(abroad, operatedOf, 1);
}

function ranked(joints: readonly Joint[], value: (joint: Joint) => number): readonly Joint[] {
  const valued = joints.map((joint) => ({ joint, value: value(joint) }));
  return valued.sort((a, b) => b.value - a.value).map(({ joint }) => joint);
}

function firstOperated(
  joints: readonly Joint[],
  operatedOf: (joint: Joint) => OperatedJoint | null,
  most: number,
): readonly OperatedJoint[] {
  const found: OperatedJoint[] = [];
  for (const joint of joints) {
    if (found.length === most) break;
    const operated = operatedOf(joint);
    if (operated !== null) found.push(operated);
  }
  return found;
}

const isAtHome = ({ airport, hub, km }: Joint): boolean =>
  hub.mppa >= AT_HOME.timesBigger * airport.mppa && km >= AT_HOME.leastKm && km < AT_HOME.mostKm;

function homeValue(joint: Joint, hubAirlines: readonly NetworkAirline[]): number {
  const far = joint.km > AT_HOME.farKm ? AT_HOME.farFactor : 1;
  const commuter = isCommuterHub(joint, hubAirlines) ? AT_HOME.commuterHubFactor : 1;
  return ((joint.hub.mppa + 0.02) ** 0.55 / (joint.km + 120)) * far * commuter;
}

function abroadValue({ hub, km }: Joint, ownAirlines: readonly NetworkAirline[]): number {
  const isListedFromHome = ownAirlines.some(({ stations }) => stations?.has(hub.code));
  return (hub.mppa ** 0.4 / (km + 150)) * (isListedFromHome ? ABROAD.ownHubFactor : 1);
}

function feederLink({ airport, hub, km }: Joint, airline: NetworkAirline): Link {
  const [from, to] = airport.code < hub.code ? [airport, hub] : [hub, airport];
  return {
    key: pairKey(from.code, to.code),
    from,
    to,
    distanceKm: km,
    source: "feeder",
    probability: FEEDER_PROBABILITY,
    candidates: [],
    required: [airline.code],
    visiting: [],
    isTrunk: false,
  };
}
