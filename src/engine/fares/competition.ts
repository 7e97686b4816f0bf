import type { FareWorld } from "./fare-world.ts";

/** Who flies nonstop between two cities. */
export interface Rivals {
  readonly airlines: number;
  readonly hasLowCost: boolean;
}

const NONE: Rivals = { airlines: 0, hasLowCost: false };

/**
 * The airlines on every pair of cities, one way. A city is a metropolitan area or an airport that belongs to none, so that
 * Newark and Kennedy compete.
 */
export class Competition {
  readonly #cityOf: Int32Array;
  readonly #rivals = new Map<number, Rivals>();

  constructor(world: FareWorld) {
    this.#cityOf = citiesOf(world);
    const lanes = lanesOf(world, (airport) => this.cityOf(airport));
    for (const lane of lanes) {
      const [pair, airline] = [Math.floor(lane / AIRLINES), lane % AIRLINES];
      const before = this.#rivals.get(pair) ?? NONE;
      const hasLowCost = before.hasLowCost || world.airlines[airline]?.model === "lowcost";
      this.#rivals.set(pair, { airlines: before.airlines + 1, hasLowCost });
    }
  }

  /** The city of an airport: a number that says nothing but which airports belong together. */
  cityOf(airport: number): number {
    return this.#cityOf[airport] as number;
  }

  between(from: number, to: number): Rivals {
    return this.#rivals.get(pairOf(this.cityOf(from), this.cityOf(to))) ?? NONE;
  }
}

const CITIES = 0x10000;
const AIRLINES = 0x1000;
const pairOf = (fromCity: number, toCity: number): number => fromCity * CITIES + toCity;

function citiesOf(world: FareWorld): Int32Array {
  const cityOf = Int32Array.from(world.airports, (_, airport) => airport);
  for (const metro of world.metros) {
    for (const airport of metro.airports) cityOf[airport] = metro.airports[0] ?? airport;
  }
  return cityOf;
}

/** Each city pair and airline once, as one number. */
function lanesOf({ flights }: FareWorld, cityOf: (airport: number) => number): Set<number> {
  const lanes = new Set<number>();
  for (let flight = 0; flight < flights.length; flight++) {
    const pair = pairOf(cityOf(flights.from[flight] as number), cityOf(flights.to[flight] as number));
    lanes.add(pair * AIRLINES + (flights.airline[flight] as number));
  }
  return lanes;
}

/** What rivals do to a fare: one airline alone is dear, a crowd is cheap, and a low-cost airline pulls everybody down. */
export function rivalryFactor({ airlines, hasLowCost }: Rivals): number {
  const byNumber = [1.04, 1.16, 1.04, 0.98, 0.94, 0.91, 0.89][Math.min(airlines, 6)] ?? 1;
  return byNumber * (hasLowCost ? 0.92 : 1);
}
