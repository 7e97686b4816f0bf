import type { FareWorld } from "./fare-world.ts";

/** Who flies nonstop between two cities. */
interface Rivals {
  readonly airlines: number;
  readonly hasLowCost: boolean;
}

const NONE: Rivals = { airlines: 0, hasLowCost: false };

/** The airlines on every pair of cities, one way. A city is an area of the timetable, so that Newark and Kennedy compete. */
export class Competition {
  readonly #world: FareWorld;
  /** By area: what flies from it, by the area it flies to. Worked out when an area is first asked for. */
  readonly #from: (ReadonlyMap<number, Rivals> | undefined)[] = [];

  constructor(world: FareWorld) {
    this.#world = world;
  }

  /** @param from, to airport indices. */
  between(from: number, to: number): Rivals {
    const { area } = this.#world.ground;
    const here = area[from] as number;
    return (this.#from[here] ??= rivalsFrom(this.#world, here)).get(area[to] as number) ?? NONE;
  }
}

function rivalsFrom(world: FareWorld, here: number): ReadonlyMap<number, Rivals> {
  const rivals = new Map<number, Rivals>();
  for (const [there, airlines] of airlinesFrom(world, here)) {
    const hasLowCost = [...airlines].some((airline) => world.airlines[airline]?.model === "lowcost");
    rivals.set(there, { airlines: airlines.size, hasLowCost });
  }
  return rivals;
}

function airlinesFrom({ ground: { area }, edges }: FareWorld, here: number): Map<number, Set<number>> {
  const byArea = new Map<number, Set<number>>();
  for (let airport = area.indexOf(here); airport !== -1; airport = area.indexOf(here, airport + 1)) {
    const afterLastEdge = edges.outFirst[airport + 1] as number;
    for (let edge = edges.outFirst[airport] as number; edge < afterLastEdge; edge++) {
      const there = area[edges.to[edge] as number] as number;
      const airlines = byArea.get(there) ?? new Set();
      byArea.set(there, airlines);
      const afterLast = edges.firstGroup[edge + 1] as number;
      for (let group = edges.firstGroup[edge] as number; group < afterLast; group++) airlines.add(edges.groupAirline[group] as number);
    }
  }
  return byArea;
}

/** By the number of airlines; the last one holds for more. */
const BY_NUMBER = [1.04, 1.16, 1.04, 0.98, 0.94, 0.91, 0.89];

/** What rivals do to a fare: one airline alone is dear, a crowd is cheap, and a low-cost airline pulls everybody down. */
export function rivalryFactor({ airlines, hasLowCost }: Rivals): number {
  const byNumber = BY_NUMBER[Math.min(airlines, BY_NUMBER.length - 1)] ?? 1;
  return byNumber * (hasLowCost ? 0.92 : 1);
}
