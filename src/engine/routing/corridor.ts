import { kmBetween, type Timetable } from "../timetable/index.ts";
import { FromOrigin } from "./from-origin.ts";
import { ROUNDING_KM } from "./rules.ts";

/** What keeps stops on the way; see `rules.ts`. */
export interface CorridorLimits {
  /** The longest that all legs together may be. */
  readonly detourKm: number;
  /** How much farther from the destination a leg may end than it began. */
  readonly backtrackKm: number;
  /** The only country that stops may lie in; null when any may be. */
  readonly stopCountry: number | null;
}

/**
 * Which nonstop pairs can be the first and the last leg from one airport to another without too long a detour. Last legs are found at once,
 * first ones as they are asked for: small places are reached over few of the many that leave a big one.
 */
export class Corridor {
  /** The edge from origin to destination; -1 when nobody flies it. */
  nonstop = -1;
  /** Edges from possible last stops to the destination; the first `lastCount` entries count. */
  readonly lastEdges: Int32Array;
  lastCount = 0;
  detourKm = 0;
  backtrackKm = 0;
  #origin = -1;
  #destination = -1;
  /** How many edges lead into the possible last stops. */
  #intoLast = 0;
  /** How far from the destination a first leg may end. */
  #mostRemainingKm = 0;
  #stopCountry: number | null = null;
  readonly #timetable: Timetable;
  readonly #fromOrigin: FromOrigin;
  readonly #lastEdge: Int32Array;
  readonly #lastStamps: Int32Array;
  readonly #firstEdge: Int32Array;
  readonly #firstStamps: Int32Array;
  readonly #remainingKm: Int32Array;
  readonly #closedStamps: Int32Array;
  /** How long the edges into airports are, in the order of `inEdges`. */
  readonly #inKm: Uint16Array;
  /** Of the market that is open. */
  #stamp = 0;
  #closedStamp = 0;

  constructor(timetable: Timetable) {
    const airportCount = timetable.airports.length;
    this.#timetable = timetable;
    this.#fromOrigin = new FromOrigin(timetable);
    this.lastEdges = new Int32Array(airportCount);
    this.#firstEdge = new Int32Array(airportCount);
    this.#firstStamps = new Int32Array(airportCount);
    this.#remainingKm = new Int32Array(airportCount);
    this.#lastEdge = new Int32Array(airportCount);
    this.#lastStamps = new Int32Array(airportCount);
    this.#closedStamps = new Int32Array(airportCount);
    const { inEdges, km } = timetable.edges;
    this.#inKm = km.map((_, place) => km[inEdges[place] as number] as number);
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
    this.#origin = origin;
    this.#destination = destination;
    this.#fromOrigin.open(origin);
    this.#mostRemainingKm = this.#fromOrigin.kmTo(destination) + backtrackKm;
    this.nonstop = this.#fromOrigin.edgeTo(destination);
    this.#stamp++;
    this.#findLastEdges();
  }

  /** The edges out of the origin, of which `firstEdgeTo` tells the possible first ones: from the first number to before the second. */
  get firstRange(): readonly [number, number] {
    const { outFirst } = this.#timetable.edges;
    return [outFirst[this.#origin] as number, outFirst[this.#origin + 1] as number];
  }

  /** The edge from the origin to an airport if that airport may be the first stop; else -1. */
  firstEdgeTo(airport: number): number {
    if (this.#firstStamps[airport] === this.#stamp) return this.#firstEdge[airport] as number;
    this.#firstStamps[airport] = this.#stamp;
    return (this.#firstEdge[airport] = this.#judgeFirst(airport));
  }

  /** From a possible first stop to the destination, whole kilometres; once `firstEdgeTo` was asked for it. */
  remainingKm(stop: number): number {
    return this.#remainingKm[stop] as number;
  }

  /** The edge from an airport to the destination if that airport may be the last stop; else -1. */
  lastEdgeFrom(airport: number): number {
    return this.#lastStamps[airport] === this.#stamp ? (this.#lastEdge[airport] as number) : -1;
  }

  /** Whether no more edges lead out of the possible first stops than into the possible last ones. */
  isNarrowerAtStart(): boolean {
    const { outFirst, to } = this.#timetable.edges;
    const [begin, end] = this.firstRange;
    let outOfFirst = 0;
    for (let edge = begin; edge < end && outOfFirst <= this.#intoLast; edge++) {
      const stop = to[edge] as number;
      if (this.firstEdgeTo(stop) >= 0) outOfFirst += (outFirst[stop + 1] as number) - (outFirst[stop] as number);
    }
    return outOfFirst <= this.#intoLast;
  }

  #findLastEdges(): void {
    const { edges } = this.#timetable;
    this.lastCount = 0;
    this.#intoLast = 0;
    for (let entry = edges.inFirst[this.#destination] as number; entry < (edges.inFirst[this.#destination + 1] as number); entry++) {
      const stop = edges.inFrom[entry] as number;
      if (this.#isClosed(stop)) continue;
      if (this.#fromOrigin.kmTo(stop) + (this.#inKm[entry] as number) > this.detourKm + ROUNDING_KM) continue;
      const edge = edges.inEdges[entry] as number;
      this.#lastStamps[stop] = this.#stamp;
      this.#lastEdge[stop] = edge;
      this.lastEdges[this.lastCount++] = edge;
      this.#intoLast += (edges.inFirst[stop + 1] as number) - (edges.inFirst[stop] as number);
    }
  }

  #judgeFirst(stop: number): number {
    const edge = this.#fromOrigin.edgeTo(stop);
    if (edge < 0 || this.#isClosed(stop)) return -1;
    const remainingKm = kmBetween(this.#timetable.ground.vector, stop, this.#destination);
    if (remainingKm > this.#mostRemainingKm) return -1;
    if ((this.#timetable.edges.km[edge] as number) + remainingKm > this.detourKm + ROUNDING_KM) return -1;
    this.#remainingKm[stop] = remainingKm;
    return edge;
  }

  #areaOf(airport: number): number {
    return this.#timetable.ground.area[airport] as number;
  }

  #isClosed(airport: number): boolean {
    if (this.#stopCountry !== null && this.#timetable.ground.country[airport] !== this.#stopCountry) return true;
    return this.#closedStamps[this.#areaOf(airport)] === this.#closedStamp;
  }
}
