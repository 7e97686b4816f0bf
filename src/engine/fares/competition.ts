import type { FareWorld } from "./fare-world.ts";

/** Who flies nonstop between two cities. */
export interface Rivals {
  readonly airlines: number;
  readonly hasLowCost: boolean;
}

const NONE: Rivals = { airlines: 0, hasLowCost: false };
const AREAS = 0x10000;
const pairOf = (fromArea: number, toArea: number): number => fromArea * AREAS + toArea;

/** The airlines on every pair of cities, one way. A city is an area of the timetable, so that Newark and Kennedy compete. */
export class Competition {
  readonly #area: Uint16Array;
  readonly #rivals = new Map<number, Rivals>();

  constructor(world: FareWorld) {
    this.#area = world.ground.area;
    for (const [pair, airlines] of airlinesByPair(world)) {
      const hasLowCost = [...airlines].some((airline) => world.airlines[airline]?.model === "lowcost");
      this.#rivals.set(pair, { airlines: airlines.size, hasLowCost });
    }
  }

  /** @param from, to airport indices. */
  between(from: number, to: number): Rivals {
    return this.#rivals.get(pairOf(this.#area[from] as number, this.#area[to] as number)) ?? NONE;
  }
}

function airlinesByPair({ ground: { area }, edges }: FareWorld): Map<number, Set<number>> {
  const pairs = new Map<number, Set<number>>();
  for (let edge = 0; edge < edges.count; edge++) {
    const pair = pairOf(area[edges.from[edge] as number] as number, area[edges.to[edge] as number] as number);
    const airlines = pairs.get(pair) ?? new Set();
    pairs.set(pair, airlines);
    const afterLast = edges.firstGroup[edge + 1] as number;
    for (let group = edges.firstGroup[edge] as number; group < afterLast; group++) airlines.add(edges.groupAirline[group] as number);
  }
  return pairs;
}

/** What rivals do to a fare: one airline alone is dear, a crowd is cheap, and a low-cost airline pulls everybody down. */
export function rivalryFactor({ airlines, hasLowCost }: Rivals): number {
  const byNumber = [1.04, 1.16, 1.04, 0.98, 0.94, 0.91, 0.89][Math.min(airlines, 6)] ?? 1;
  return byNumber * (hasLowCost ? 0.92 : 1);
}
