import {
  type BoundSearch,
  stopCountry,
  FromOrigin,
  backtrackLimitKm,
  detourLimitKm,
  elapsedLimitMinutes,
  type Limits,
  RELAXED_LIMITS,
} from "../routing/index.ts";
import { kmBetween, type Timetable } from "../timetable/index.ts";

/** What the rules say of the way from one airport to many, one after the other: a `Corridor` that is cheap to open. */
export class WayTo {
  destination = -1;
  /** The longest that all legs together may be. */
  detourKm = 0;
  readonly from: FromOrigin;
  readonly #timetable: Timetable;
  #limits: Limits = RELAXED_LIMITS;
  #origin = -1;
  /** How much farther from the destination a leg may end than it began, and how far from it a first leg may end. */
  #backtrackKm = 0;
  #mostRemainingKm = 0;
  #stopCountry = -1;
  /** By area: 1 where one of the origins is; a stamp where a destination of the goal at hand is. */
  readonly #isOfOrigins: Uint8Array;
  readonly #closedStamps: Int32Array;
  #closedStamp = 0;
  readonly #remainingKm: Int32Array;
  readonly #remainingStamps: Int32Array;
  #stamp = 0;

  constructor({ timetable }: BoundSearch) {
    const airportCount = timetable.airports.length;
    this.#timetable = timetable;
    this.from = new FromOrigin(timetable);
    this.#isOfOrigins = new Uint8Array(airportCount);
    this.#closedStamps = new Int32Array(airportCount);
    this.#remainingKm = new Int32Array(airportCount);
    this.#remainingStamps = new Int32Array(airportCount);
  }

  /** Starts with one of the origins of a question, in whose areas no stop may lie. */
  openFrom(origin: number, origins: readonly number[], limits: Limits): void {
    const { area } = this.#timetable.ground;
    this.#origin = origin;
    this.#limits = limits;
    this.from.open(origin);
    this.#isOfOrigins.fill(0);
    for (const other of origins) this.#isOfOrigins[area[other] as number] = 1;
  }

  /** The areas of these airports are no place for a stop, until this is called again. */
  closeAreasOf(destinations: readonly number[]): void {
    const { area } = this.#timetable.ground;
    this.#closedStamp++;
    for (const destination of destinations) this.#closedStamps[area[destination] as number] = this.#closedStamp;
  }

  /** Makes a destination the one at hand. @returns how many minutes a connecting bound may last. */
  openTo(destination: number): number {
    const km = this.from.kmTo(destination);
    this.destination = destination;
    // Distances and times are whole numbers: so may be what limits them.
    this.detourKm = Math.floor(detourLimitKm(this.#limits, km)) | 0;
    this.#backtrackKm = backtrackLimitKm(this.#limits, km);
    this.#mostRemainingKm = km + this.#backtrackKm;
    this.#stopCountry = stopCountry(this.#timetable, this.#origin, destination, this.#limits) ?? -1;
    this.#stamp++;
    return Math.floor(elapsedLimitMinutes(this.#limits, km)) | 0;
  }

  /** Whether the rules let an airport be a stop, wherever it lies. */
  isClosed(airport: number): boolean {
    const { area, country } = this.#timetable.ground;
    if (this.#stopCountry !== -1 && country[airport] !== this.#stopCountry) return true;
    const areaOfAirport = area[airport] as number;
    return this.#isOfOrigins[areaOfAirport] === 1 || this.#closedStamps[areaOfAirport] === this.#closedStamp;
  }

  /** Whether a bound of one stop may be flown by an airport over so many kilometres. */
  mayStopAt(airport: number, flownKm: number): boolean {
    return flownKm <= this.detourKm && flownKm - this.from.kmTo(airport) <= this.#mostRemainingKm;
  }

  /** Whether a way by this first stop, which ends with a leg of so many kilometres, turns back too far. */
  turnsBack(stop: number, lastKm: number): boolean {
    if (this.#backtrackKm === Infinity) return false;
    const remaining = this.#remainingFrom(stop);
    return remaining > this.#mostRemainingKm || lastKm > remaining + this.#backtrackKm;
  }

  #remainingFrom(stop: number): number {
    if (this.#remainingStamps[stop] === this.#stamp) return this.#remainingKm[stop] as number;
    this.#remainingStamps[stop] = this.#stamp;
    return (this.#remainingKm[stop] = kmBetween(this.#timetable.ground.vector, stop, this.destination));
  }
}
