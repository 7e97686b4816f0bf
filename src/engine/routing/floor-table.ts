/** Lowest fares of one market by airline and number of stops, as they are asked for. */
export class FloorTable {
  readonly #airlineCount: number;
  readonly #cents: Float64Array;
  readonly #stamps: Int32Array;
  #stamp = 1;

  constructor(airlineCount: number, mostStops: number) {
    this.#airlineCount = airlineCount;
    this.#cents = new Float64Array(airlineCount * (mostStops + 1));
    this.#stamps = new Int32Array(airlineCount * (mostStops + 1));
  }

  /** Forgets all: another market. */
  clear(): void {
    this.#stamp++;
  }

  /** NaN where not asked yet. */
  known(airline: number, stops: number): number {
    const place = stops * this.#airlineCount + airline;
    return this.#stamps[place] === this.#stamp ? (this.#cents[place] as number) : Number.NaN;
  }

  /** @returns the floor. */
  keep(airline: number, stops: number, floor: number): number {
    const place = stops * this.#airlineCount + airline;
    this.#stamps[place] = this.#stamp;
    return (this.#cents[place] = floor);
  }
}
