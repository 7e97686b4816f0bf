import { kmBetween, type Timetable } from "../timetable/index.ts";
import { EndLegs } from "./end-legs.ts";
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

/** Which edges can be the first and the last leg from one airport to another without too long a detour. */
export class Corridor {
  /** The edge from origin to destination; -1 when nobody flies it. */
  nonstop = -1;
  /** Legs that a connecting bound may begin and end with, by the stop at their other end. */
  readonly firsts: EndLegs;
  readonly lasts: EndLegs;
  detourKm = 0;
  /** By possible first stop: how long a last leg behind it may be without turning back. */
  readonly mostLastKm: Float64Array;
  /** How long the edges into airports are, in the order of `inEdges`. */
  readonly inKm: Uint16Array;
  #backtrackKm = 0;
  #destination = -1;
  /** How many edges lead out of the possible first stops, and into the possible last ones. */
  #outOfFirsts = 0;
  #intoLasts = 0;
  #stopCountry: number | null = null;
  readonly #timetable: Timetable;
  readonly #fromOrigin: FromOrigin;
  readonly #closedStamps: Int32Array;
  #closedStamp = 0;

  constructor(timetable: Timetable) {
    const airportCount = timetable.airports.length;
    this.#timetable = timetable;
    this.#fromOrigin = new FromOrigin(timetable);
    this.firsts = new EndLegs(airportCount);
    this.lasts = new EndLegs(airportCount);
    this.mostLastKm = new Float64Array(airportCount);
    this.#closedStamps = new Int32Array(airportCount);
    const { inEdges, km } = timetable.edges;
    this.inKm = km.map((_, place) => km[inEdges[place] as number] as number);
  }

  /** The areas of these airports are no place for a stop, until this is called again. */
  closeAreas(origins: readonly number[], destinations: readonly number[]): void {
    this.#closedStamp++;
    for (const airport of origins) this.#closedStamps[this.#areaOf(airport)] = this.#closedStamp;
    for (const airport of destinations) this.#closedStamps[this.#areaOf(airport)] = this.#closedStamp;
  }

  open(origin: number, destination: number, { detourKm, backtrackKm, stopCountry }: CorridorLimits): void {
    this.detourKm = detourKm;
    this.#backtrackKm = backtrackKm;
    this.#stopCountry = stopCountry;
    this.#destination = destination;
    this.#fromOrigin.open(origin);
    this.nonstop = this.#fromOrigin.edgeTo(destination);
    this.#findLasts();
    this.#findFirsts(origin);
  }

  /** Whether no more edges lead out of the possible first stops than into the possible last ones. */
  isNarrowerAtStart(): boolean {
    return this.#outOfFirsts <= this.#intoLasts;
  }

  #findLasts(): void {
    const { inFirst, inFrom, inEdges } = this.#timetable.edges;
    this.lasts.clear();
    this.#intoLasts = 0;
    for (let row = inFirst[this.#destination] as number; row < (inFirst[this.#destination + 1] as number); row++) {
      const stop = inFrom[row] as number;
      const km = this.inKm[row] as number;
      if (this.#isClosed(stop) || this.#fromOrigin.kmTo(stop) + km > this.detourKm + ROUNDING_KM) continue;
      this.lasts.add(stop, inEdges[row] as number, km);
      this.#intoLasts += (inFirst[stop + 1] as number) - (inFirst[stop] as number);
    }
  }

  #findFirsts(origin: number): void {
    const { outFirst, to, km } = this.#timetable.edges;
    const mostRemainingKm = this.#fromOrigin.kmTo(this.#destination) + this.#backtrackKm;
    this.firsts.clear();
    this.#outOfFirsts = 0;
    for (let edge = outFirst[origin] as number; edge < (outFirst[origin + 1] as number); edge++) {
      const stop = to[edge] as number;
      if (this.#isClosed(stop)) continue;
      const remainingKm = kmBetween(this.#timetable.ground.vector, stop, this.#destination);
      if (remainingKm > mostRemainingKm || (km[edge] as number) + remainingKm > this.detourKm + ROUNDING_KM) continue;
      this.firsts.add(stop, edge, km[edge] as number);
      this.mostLastKm[stop] = remainingKm + this.#backtrackKm;
      this.#outOfFirsts += (outFirst[stop + 1] as number) - (outFirst[stop] as number);
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
