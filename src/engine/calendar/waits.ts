import type { BoundSearch, Limits } from "../routing/index.ts";
import type { Chain } from "./chain-list.ts";

/** The shortest and longest wait in minutes, at the first and the second connection. */
export interface Waits {
  readonly leastFirst: number;
  readonly mostFirst: number;
  readonly leastSecond: number;
  readonly mostSecond: number;
}

/** The waits of a chain's connections; 0 where it has none. */
export function waitsOf({ edges }: Chain, connections: BoundSearch["connections"], limits: Limits): Waits {
  const [first, second, third] = edges as readonly [number, number?, number?];
  const least = (before?: number, after?: number): number =>
    before === undefined || after === undefined ? 0 : connections.minWait(before, after);
  const most = (before?: number, after?: number): number =>
    before === undefined || after === undefined ? 0 : connections.maxWait(before, after, limits);
  return {
    leastFirst: least(first, second),
    mostFirst: most(first, second),
    leastSecond: least(second, third),
    mostSecond: most(second, third),
  };
}
