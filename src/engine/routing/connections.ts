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

  /** The airport's minimum connection time in minutes, by how many of the two legs are domestic. */
  minWait(before: number, after: number): number {
    const { edges, ground } = this.#timetable;
    const kind = 2 - (this.#isDomestic[before] as number) - (this.#isDomestic[after] as number);
    return ground.minConnection[(edges.to[before] as number) * 3 + kind] as number;
  }

  /** The longest sensible wait in minutes. */
  maxWait(before: number, after: number, limits: Limits): number {
    return (this.#isDomestic[before] as number) + (this.#isDomestic[after] as number) === 2 ? limits.domesticLayover : limits.layover;
  }
}
