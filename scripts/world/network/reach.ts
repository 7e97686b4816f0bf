import { DESTINATIONS, type Destination } from "../facts/destinations.ts";
import { connectionsOf, flightsFrom } from "./connections.ts";
import type { NetworkPlan } from "./plan.ts";

const MOST_FLIGHTS = 3;
const LEAST_ORIGIN_MPPA = 0.5;

/** A destination that cannot be reached within two stops from some airports of the United States. */
interface Gap {
  readonly destination: Destination;
  readonly origins: readonly string[];
}

/** How far the network reaches: pairs of a US airport of half a million passengers and more, and a destination. */
interface Reach {
  readonly pairs: number;
  readonly reached: number;
  readonly gaps: readonly Gap[];
}

/** Counts the pairs joined by at most three flights, whatever their times and fares. */
export function measureReach({ airports, routes }: NetworkPlan): Reach {
  const connections = connectionsOf(routes.map(({ from, to }) => ({ from: { code: from }, to: { code: to } })));
  const origins = airports.filter(({ country, mppa }) => country === "US" && mppa >= LEAST_ORIGIN_MPPA).map(({ code }) => code);
  const gaps = DESTINATIONS.flatMap((destination) => {
    const flights = destination.airports.map((airport) => flightsFrom(airport, connections));
    const unreached = origins.filter(
      (origin) => !flights.some((counts) => (counts.get(origin) ?? Number.POSITIVE_INFINITY) <= MOST_FLIGHTS),
    );
    return unreached.length > 0 ? [{ destination, origins: unreached }] : [];
  });
  const pairs = origins.length * DESTINATIONS.length;
  return { pairs, reached: pairs - gaps.reduce((sum, gap) => sum + gap.origins.length, 0), gaps };
}
