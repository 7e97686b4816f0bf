import { kmBetween, type Timetable } from "../timetable/index.ts";

/** Distances are rounded to whole kilometres: a sum of two may lie this much below the rounded great circle. */
const ROUNDING_KM = 2;

/** Which nonstop pairs can be the first and the last leg from one airport to another without too long a detour. */
export class Corridor {
  /** The edge from origin to destination; -1 when nobody flies it. */
  nonstop = -1;
  /** Edges out of the origin to possible stops; the first `firstCount` entries count. */
  readonly firstEdges: Int32Array;
  firstCount = 0;
  kmLimit = 0;
  readonly #timetable: Timetable;
  readonly #lastEdge: Int32Array;
  readonly #lastStamps: Int32Array;
  readonly #closedStamps: Int32Array;
  #lastStamp = 0;
  #closedStamp = 0;

  constructor(timetable: Timetable) {
    const airportCount = timetable.airports.length;
    this.#timetable = timetable;
    this.firstEdges = new Int32Array(airportCount);
    this.#lastEdge = new Int32Array(airportCount);
    this.#lastStamps = new Int32Array(airportCount);
    this.#closedStamps = new Int32Array(airportCount);
  }

  /** The areas of these airports are no place for a stop, until this is called again. */
  closeAreas(origins: readonly number[], destinations: readonly number[]): void {
    this.#closedStamp++;
    for (const airport of origins) this.#closedStamps[this.#areaOf(airport)] = this.#closedStamp;
    for (const airport of destinations) this.#closedStamps[this.#areaOf(airport)] = this.#closedStamp;
  }

  open(origin: number, destination: number, kmLimit: number): void {
    this.kmLimit = kmLimit;
    this.nonstop = -1;
    this.#stampLastEdges(origin, destination);
    this.#listFirstEdges(origin, destination);
  }

  /** The edge from an airport to the destination if that airport may be the last stop; else -1. */
  lastEdgeFrom(airport: number): number {
    return this.#lastStamps[airport] === this.#lastStamp ? (this.#lastEdge[airport] as number) : -1;
  }

  #stampLastEdges(origin: number, destination: number): void {
    const { edges, ground } = this.#timetable;
    this.#lastStamp++;
    for (let entry = edges.inFirst[destination] as number; entry < (edges.inFirst[destination + 1] as number); entry++) {
      const edge = edges.inEdges[entry] as number;
      const stop = edges.from[edge] as number;
      if (stop === origin) this.nonstop = edge;
      if (this.#isClosed(stop)) continue;
      if (kmBetween(ground.vector, origin, stop) + (edges.km[edge] as number) > this.kmLimit + ROUNDING_KM) continue;
      this.#lastStamps[stop] = this.#lastStamp;
      this.#lastEdge[stop] = edge;
    }
  }

  #listFirstEdges(origin: number, destination: number): void {
    const { edges, ground } = this.#timetable;
    this.firstCount = 0;
    for (let edge = edges.outFirst[origin] as number; edge < (edges.outFirst[origin + 1] as number); edge++) {
      const stop = edges.to[edge] as number;
      if (this.#isClosed(stop)) continue;
      if ((edges.km[edge] as number) + kmBetween(ground.vector, stop, destination) > this.kmLimit + ROUNDING_KM) continue;
      this.firstEdges[this.firstCount++] = edge;
    }
  }

  #areaOf(airport: number): number {
    return this.#timetable.ground.area[airport] as number;
  }

  #isClosed(airport: number): boolean {
    return this.#closedStamps[this.#areaOf(airport)] === this.#closedStamp;
  }
}
