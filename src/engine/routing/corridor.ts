import { kmBetween, type Timetable } from "../timetable/index.ts";

/** Distances are rounded to whole kilometres: a sum of two may lie this much below the rounded great circle. */
const ROUNDING_KM = 2;

/** What keeps stops on the way; see `rules.ts`. */
export interface CorridorLimits {
  /** The longest that all legs together may be. */
  readonly detourKm: number;
  /** How much farther from the destination a leg may end than it began. */
  readonly backtrackKm: number;
  /** The only country that stops may lie in; null when any may be. */
  readonly stopCountry: number | null;
}

/** Which nonstop pairs can be the first and the last leg from one airport to another without too long a detour. */
export class Corridor {
  /** The edge from origin to destination; -1 when nobody flies it. */
  nonstop = -1;
  /** Edges out of the origin to possible stops; the first `firstCount` entries count. */
  readonly firstEdges: Int32Array;
  firstCount = 0;
  /** By the entries of `firstEdges`: from the stop to the destination, whole kilometres. */
  readonly firstRemainingKm: Int32Array;
  /** Edges from possible last stops to the destination; the first `lastCount` entries count. */
  readonly lastEdges: Int32Array;
  lastCount = 0;
  /** How many edges lead out of the possible first stops, and into the possible last ones. */
  outOfFirst = 0;
  intoLast = 0;
  detourKm = 0;
  backtrackKm = 0;
  #stopCountry: number | null = null;
  readonly #timetable: Timetable;
  readonly #lastEdge: Int32Array;
  readonly #lastStamps: Int32Array;
  readonly #firstEntry: Int32Array;
  readonly #firstStamps: Int32Array;
  readonly #closedStamps: Int32Array;
  /** Of the market that is open. */
  #stamp = 0;
  #closedStamp = 0;

  constructor(timetable: Timetable) {
    const airportCount = timetable.airports.length;
    this.#timetable = timetable;
    this.firstEdges = new Int32Array(airportCount);
    this.firstRemainingKm = new Int32Array(airportCount);
    this.lastEdges = new Int32Array(airportCount);
    this.#firstEntry = new Int32Array(airportCount);
    this.#firstStamps = new Int32Array(airportCount);
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

  open(origin: number, destination: number, { detourKm, backtrackKm, stopCountry }: CorridorLimits): void {
    this.detourKm = detourKm;
    this.backtrackKm = backtrackKm;
    this.#stopCountry = stopCountry;
    this.nonstop = -1;
    this.#stampLastEdges(origin, destination);
    this.#listFirstEdges(origin, destination);
  }

  /** The place in `firstEdges` of the edge to an airport if that airport may be the first stop; else -1. */
  firstEntryTo(airport: number): number {
    return this.#firstStamps[airport] === this.#stamp ? (this.#firstEntry[airport] as number) : -1;
  }

  /** The edge from an airport to the destination if that airport may be the last stop; else -1. */
  lastEdgeFrom(airport: number): number {
    return this.#lastStamps[airport] === this.#stamp ? (this.#lastEdge[airport] as number) : -1;
  }

  #stampLastEdges(origin: number, destination: number): void {
    const { edges, ground } = this.#timetable;
    this.#stamp++;
    this.lastCount = 0;
    this.intoLast = 0;
    for (let entry = edges.inFirst[destination] as number; entry < (edges.inFirst[destination + 1] as number); entry++) {
      const edge = edges.inEdges[entry] as number;
      const stop = edges.from[edge] as number;
      if (stop === origin) this.nonstop = edge;
      if (this.#isClosed(stop)) continue;
      if (kmBetween(ground.vector, origin, stop) + (edges.km[edge] as number) > this.detourKm + ROUNDING_KM) continue;
      this.#lastStamps[stop] = this.#stamp;
      this.#lastEdge[stop] = edge;
      this.lastEdges[this.lastCount++] = edge;
      this.intoLast += (edges.inFirst[stop + 1] as number) - (edges.inFirst[stop] as number);
    }
  }

  #listFirstEdges(origin: number, destination: number): void {
    const { edges, ground } = this.#timetable;
    const mostRemainingKm = kmBetween(ground.vector, origin, destination) + this.backtrackKm;
    this.firstCount = 0;
    this.outOfFirst = 0;
    for (let edge = edges.outFirst[origin] as number; edge < (edges.outFirst[origin + 1] as number); edge++) {
      const stop = edges.to[edge] as number;
      if (this.#isClosed(stop)) continue;
      const remainingKm = kmBetween(ground.vector, stop, destination);
      if ((edges.km[edge] as number) + remainingKm > this.detourKm + ROUNDING_KM || remainingKm > mostRemainingKm) continue;
      this.#firstStamps[stop] = this.#stamp;
      this.#firstEntry[stop] = this.firstCount;
      this.outOfFirst += (edges.outFirst[stop + 1] as number) - (edges.outFirst[stop] as number);
      this.firstRemainingKm[this.firstCount] = remainingKm;
      this.firstEdges[this.firstCount++] = edge;
    }
  }

  #areaOf(airport: number): number {
    return this.#timetable.ground.area[airport] as number;
  }

  #isClosed(airport: number): boolean {
    if (this.#stopCountry !== null && this.#timetable.ground.country[airport] !== this.#stopCountry) return true;
    return this.#closedStamps[this.#areaOf(airport)] === this.#closedStamp;
  }
}
