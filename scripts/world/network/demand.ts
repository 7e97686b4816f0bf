import { TRUNK_PAIRS } from "../facts/demand-tables.ts";
import { attraction } from "./attraction.ts";
import { LOAD_FACTOR } from "./frequency.ts";
import type { Link } from "./links.ts";
import { pairKey } from "./network-airport.ts";

const ROUNDS = 60;
const DAYS_A_YEAR = 365;
const LEAST_MPPA = 0.004;
/** However much of an airport's traffic the known trunks take, this share stays for its other links. */
const LEAST_FREE_SHARE = 0.1;
/** A link abroad has this share of the smaller airport's traffic at most, unless that is hardly any. */
const MOST_ABROAD_SHARE = 0.3;
const LEAST_CAPPED_MPPA = 0.8;

const perDayEachWay = (aYear: number): number => aYear / 2 / DAYS_A_YEAR;

const TRUNK_PASSENGERS: ReadonlyMap<string, number> = new Map(
  TRUNK_PAIRS.map(({ from, to, millionSeatsAYear }) => [pairKey(from, to), perDayEachWay(millionSeatsAYear * 1e6) * LOAD_FACTOR]),
);

/**
 * Passengers a day each way, by pair key. Known trunks have their real traffic; every other link starts with its
 * attraction, and rounds of scaling bring each airport's sum to its traffic (iterative proportional fitting).
 */
export function passengersPerDay(links: readonly Link[]): ReadonlyMap<string, number> {
  const trunks = links.filter(({ key }) => TRUNK_PASSENGERS.has(key));
  const free = links.filter(({ key }) => !TRUNK_PASSENGERS.has(key));
  return new Map([...trunks.map(({ key }) => [key, TRUNK_PASSENGERS.get(key) ?? 0] as const), ...fit(free, trunks)]);
}

function fit(free: readonly Link[], trunks: readonly Link[]): readonly (readonly [key: string, passengers: number])[] {
  const airports = [...new Set(free.flatMap(({ from, to }) => [from, to]))];
  const indexOf = new Map(airports.map(({ code }, index) => [code, index]));
  const passengers = Float64Array.from(free, attraction);
  const scaling: Scaling = {
    from: Int32Array.from(free, ({ from }) => indexOf.get(from.code) ?? -1),
    to: Int32Array.from(free, ({ to }) => indexOf.get(to.code) ?? -1),
    passengers,
    targets: Float64Array.from(airports, ({ code, mppa }) => {
      const all = perDayEachWay(Math.max(mppa, LEAST_MPPA) * 1e6);
      return Math.max(all - trunkPassengers(code, trunks), LEAST_FREE_SHARE * all);
    }),
  };
  for (let round = 0; round < ROUNDS; round++) scaleOnce(scaling);
  return free.map((link, index) => [link.key, Math.min(passengers[index] as number, mostPassengers(link))]);
}

/** An airport with few links would have the fit fill them, however little they are: Bishkek to Ulan Bator with a dozen flights a day. */
function mostPassengers({ from, to }: Link): number {
  const smaller = Math.min(from.mppa, to.mppa);
  return from.country === to.country || smaller < LEAST_CAPPED_MPPA ? Infinity : MOST_ABROAD_SHARE * perDayEachWay(smaller * 1e6);
}

const trunkPassengers = (airport: string, trunks: readonly Link[]): number =>
  trunks
    .filter(({ from, to }) => from.code === airport || to.code === airport)
    .reduce((sum, { key }) => sum + (TRUNK_PASSENGERS.get(key) ?? 0), 0);

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
  const add = (airport: number, amount: number): void => {
    sums[airport] = (sums[airport] as number) + amount;
  };
  for (const [link, amount] of passengers.entries()) {
    add(from[link] as number, amount);
    add(to[link] as number, amount);
  }
  const factor = (airport: number): number => (targets[airport] as number) / (sums[airport] as number);
  for (const [link, amount] of passengers.entries()) {
    passengers[link] = amount * Math.sqrt(factor(from[link] as number) * factor(to[link] as number));
  }
}
