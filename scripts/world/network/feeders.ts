import { distanceKm } from "../places/distance.ts";
import { connectionsOf, flightsFrom } from "./connections.ts";
import { feederAirlines } from "./feeder-airlines.ts";
import type { NetworkAirline, NetworkInputs } from "./inputs.ts";
import type { Link } from "./links.ts";
import { type NetworkAirport, pairKey } from "./network-airport.ts";

/** Any airport of the main network; from it the others are found. */
const MAIN_NETWORK_AIRPORT = "DEN";

const AT_HOME = { leastKm: 40, mostKm: 2_600, farKm: 1_500, farFactor: 0.3, timesBigger: 1.5 };
const ABROAD = { mostKm: 4_500 };
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
  const added = new Map<string, Link>();
  for (const airport of alone) {
    for (const { hub, km, airlines } of bestHubs(airport, inputs, served)) {
      const link = feederLink(airport, hub, km, airlines);
      if (!links.has(link.key)) added.set(link.key, link);
      served.add(airport.code);
    }
  }
  return [...added.values()];
}

/** An airport that may be joined to, and who could fly there, best first. */
interface Hub {
  readonly hub: NetworkAirport;
  readonly km: number;
  readonly airlines: readonly NetworkAirline[];
}

function bestHubs(airport: NetworkAirport, { scored, airlines }: NetworkInputs, served: ReadonlySet<string>): readonly Hub[] {
  const joined = scored.filter((hub) => hub !== airport && served.has(hub.code)).map((hub) => ({ hub, km: distanceKm(hub, airport) }));
  const operated = (hubs: readonly { hub: NetworkAirport; km: number }[], most: number): readonly Hub[] => {
    const found: Hub[] = [];
    for (const { hub, km } of hubs) {
      const able = feederAirlines(airport, hub, km, airlines);
      if (able.length > 0) found.push({ hub, km, airlines: able });
      if (found.length === most) break;
    }
    return found;
  };
  const atHome = joined.filter((entry) => isHomeHub(airport, entry)).sort((a, b) => homeValue(b) - homeValue(a));
  const abroad = joined.filter(({ km }) => km < ABROAD.mostKm).sort((a, b) => abroadValue(b) - abroadValue(a));
  const home = operated(atHome, airport.mppa >= TWO_FEEDERS_MPPA ? 2 : 1);
  return home.length > 0 ? home : operated(abroad, 1);
}

type Joined = Omit<Hub, "airlines">;

const isHomeHub = (airport: NetworkAirport, { hub, km }: Joined): boolean =>
  hub.country === airport.country && hub.mppa >= AT_HOME.timesBigger * airport.mppa && km >= AT_HOME.leastKm && km < AT_HOME.mostKm;

const homeValue = ({ hub, km }: Joined): number => ((hub.mppa + 0.02) ** 0.55 / (km + 120)) * (km > AT_HOME.farKm ? AT_HOME.farFactor : 1);

const abroadValue = ({ hub, km }: Joined): number => hub.mppa ** 0.4 / (km + 150);

function feederLink(airport: NetworkAirport, hub: NetworkAirport, km: number, airlines: readonly NetworkAirline[]): Link {
  const [from, to] = airport.code < hub.code ? [airport, hub] : [hub, airport];
  return {
    key: pairKey(from.code, to.code),
    from,
    to,
    distanceKm: km,
    source: "feeder",
    probability: FEEDER_PROBABILITY,
    candidates: [],
    required: airlines.slice(0, 1).map(({ code }) => code),
  };
}
