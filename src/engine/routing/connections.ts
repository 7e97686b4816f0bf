import type { Timetable } from "../timetable/index.ts";
import type { Limits } from "./rules.ts";

/** How long one must and may wait between two edges that meet. */
export class Connections {
  readonly #timetable: Timetable;
  /** 1 for edges within one country. */
  readonly #isDomestic: Uint8Array;

  constructor(timetable: Timetable) {
    const { edges, ground } = timetable;
    this.#timetable = timetable;
    this.#isDomestic = Uint8Array.from({ length: edges.count }, (_, edge) =>
      ground.country[edges.from[edge] as number] === ground.country[edges.to[edge] as number] ? 1 : 0,
    );
  }

  /** 1 for an edge within one country, else 0. */
  isDomestic(edge: number): number {
    return this.#isDomestic[edge] as number;
  }

  /** The airport's minimum connection time in minutes between two edges. */
  minWait(before: number, after: number): number {
    const domestic = (this.#isDomestic[before] as number) + (this.#isDomestic[after] as number);
    return this.minWaitAt(this.#timetable.edges.to[before] as number, domestic);
  }

  /** The same, by how many of the two legs are domestic. */
  minWaitAt(airport: number, domesticLegs: number): number {
    return this.#timetable.ground.minConnection[airport * 3 + 2 - domesticLegs] as number;
  }

  /** The longest sensible wait in minutes. */
  maxWait(before: number, after: number, limits: Limits): number {
    return this.maxWaitOf((this.#isDomestic[before] as number) + (this.#isDomestic[after] as number), limits);
  }

  /** The same, by how many of the two legs are domestic. */
  maxWaitOf(domesticLegs: number, { domesticLayover, layover }: Limits): number {
    return domesticLegs === 2 ? domesticLayover : layover;
  }
}
