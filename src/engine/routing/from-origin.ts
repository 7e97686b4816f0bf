import { kmBetween, type Timetable } from "../timetable/index.ts";

/** What is the same for all markets from one airport. */
export class FromOrigin {
  readonly #timetable: Timetable;
  readonly #edge: Int32Array;
  readonly #edgeStamps: Int32Array;
  readonly #km: Int32Array;
  readonly #kmStamps: Int32Array;
  #origin = -1;
  #stamp = 0;

  constructor(timetable: Timetable) {
    const airportCount = timetable.airports.length;
    this.#timetable = timetable;
    this.#edge = new Int32Array(airportCount);
    this.#edgeStamps = new Int32Array(airportCount);
    this.#km = new Int32Array(airportCount);
    this.#kmStamps = new Int32Array(airportCount);
  }

  open(origin: number): void {
    if (origin === this.#origin) return;
    const { outFirst, to } = this.#timetable.edges;
    this.#origin = origin;
    this.#stamp++;
    for (let edge = outFirst[origin] as number; edge < (outFirst[origin + 1] as number); edge++) {
      this.#edge[to[edge] as number] = edge;
      this.#edgeStamps[to[edge] as number] = this.#stamp;
    }
  }

  /** The edge to an airport; -1 when nobody flies it. */
  edgeTo(airport: number): number {
    return this.#edgeStamps[airport] === this.#stamp ? (this.#edge[airport] as number) : -1;
  }

  /** Whole kilometres of the great circle. */
  kmTo(airport: number): number {
    if (this.#kmStamps[airport] !== this.#stamp) {
      this.#kmStamps[airport] = this.#stamp;
      this.#km[airport] = kmBetween(this.#timetable.ground.vector, this.#origin, airport);
    }
    return this.#km[airport] as number;
  }
}
