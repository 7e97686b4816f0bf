import type { Link } from "./links.ts";
import { type NetworkAirport } from "./network-airport.ts";

const ROUNDS = 60;
const DAYS_A_YEAR = 365;
const LEAST_MPPA = 0.004;
/** Airports above this are the world's biggest; pairs of them abroad carry more than their size says. */
const BIG_MPPA = 30;

/**
 * Passengers a day each way, by pair key: each link starts with a weight, and rounds of scaling bring each airport's sum to
 * its traffic (iterative proportional fitting).
 */
export function passengersPerDay(links: readonly Link[]): ReadonlyMap<string, number> {
  const airports = [...new Set(links.flatMap(({ from, to }) => [from, to]))];
  const indexOf = new Map(airports.map((airport, index) => [airport, index]));
  const ends = (airport: NetworkAirport): number => indexOf.get(airport) ?? -1;
  const from = Int32Array.from(links, (link) => ends(link.from));
  const to = Int32Array.from(links, (link) => ends(link.to));
  const passengers = Float64Array.from(links, startWeight);
  const targets = Float64Array.from(airports, ({ mppa }) => (Math.max(mppa, LEAST_MPPA) * 1e6) / 2 / DAYS_A_YEAR);
  for (let round = 0; round < ROUNDS; round++) scaleOnce({ from, to, passengers, targets });
  return new Map(links.map(({ key }, index) => [key, passengers[index] as number]));
}

interface Scaling {
  /** Airport index of each link's ends. */
  readonly from: Int32Array;
  readonly to: Int32Array;
  /** Of each link; changed in place. */
  readonly passengers: Float64Array;
  /** Of each airport. */
  readonly targets: Float64Array;
}

function scaleOnce({ from, to, passengers, targets }: Scaling): void {
  const sums = new Float64Array(targets.length);
  for (let link = 0; link < passengers.length; link++) {
    sums[from[link] as number] = (sums[from[link] as number] as number) + (passengers[link] as number);
    sums[to[link] as number] = (sums[to[link] as number] as number) + (passengers[link] as number);
  }
  const factor = (airport: number): number => (targets[airport] as number) / (sums[airport] as number);
  for (let link = 0; link < passengers.length; link++) {
    passengers[link] = (passengers[link] as number) * Math.sqrt(factor(from[link] as number) * factor(to[link] as number));
  }
}

/** How strong a link is beside others of the same airports. */
function startWeight(link: Link): number {
  const { from, to, distanceKm, candidates, source, required } = link;
  const typed = required.length > 0 && source !== "feeder";
  const probability = Math.min(0.995, typed ? Math.max(link.probability, 0.985) : link.probability);
  const domestic = from.country === to.country;
  const likely = candidates.filter(({ score, airline }) => score > 0.4 && [from, to].some(({ code }) => airline.hubs.includes(code)));
  const atHomeAtBothEnds = candidates.filter(({ airline }) => [from, to].every((end) => isStart(airline, end.code)));
  return (
    ((probability / (1 - probability)) ** 0.4 *
      (1 + 0.3 * Math.min(8, likely.length)) *
      (1 + 0.6 * Math.min(6, atHomeAtBothEnds.length)) *
      (!domestic && Math.min(from.mppa, to.mppa) > BIG_MPPA ? 1.9 : 1) *
      (typed ? 2.2 : 1) *
      (domestic ? 1.8 : Math.exp(-distanceKm / 12_000))) /
    (distanceKm + 300) ** 0.2
  );
}

const isStart = (airline: { readonly hubs: readonly string[]; readonly bases: readonly string[] }, code: string): boolean =>
  airline.hubs.includes(code) || airline.bases.includes(code);
