/** How long a leg is that may not be: added to others it is beyond every detour. */
const NO_LEG_KM = 65_535;

/** The legs that may be at one end of a bound: at most one for each stop. */
export class EndLegs {
  count = 0;
  /** The first `count` entries count. */
  readonly edges: Int32Array;
  /** By stop: how long its leg is; `NO_LEG_KM` where it has none. */
  readonly km: Uint16Array;
  readonly #stops: Uint16Array;
  /** By stop that has one. */
  readonly #edge: Int32Array;

  constructor(airportCount: number) {
    this.edges = new Int32Array(airportCount);
    this.km = new Uint16Array(airportCount).fill(NO_LEG_KM);
    this.#stops = new Uint16Array(airportCount);
    this.#edge = new Int32Array(airportCount);
  }

  /** The leg of a stop that has one. */
  edgeAt(stop: number): number {
    return this.#edge[stop] as number;
  }

  clear(): void {
    for (let place = 0; place < this.count; place++) this.km[this.#stops[place] as number] = NO_LEG_KM;
    this.count = 0;
  }

  add(stop: number, edge: number, km: number): void {
    this.#stops[this.count] = stop;
    this.edges[this.count++] = edge;
    this.km[stop] = km;
    this.#edge[stop] = edge;
  }
}
