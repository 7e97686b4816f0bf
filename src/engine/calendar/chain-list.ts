import type { YearFares } from "../fares/index.ts";
import type { BoundSearch, ChainTaker } from "../routing/index.ts";

/** One to three groups (one airline on one edge each) whose edges meet. */
export interface Chain {
  readonly groups: readonly number[];
  readonly edges: readonly number[];
  readonly plate: number;
  /** No itinerary of the chain weighs less (see `YearFares`). */
  readonly floorWeight: number;
}

/** Writes down the chains of a walk with what they weigh at least. */
export class ChainList implements ChainTaker {
  chains: Chain[] = [];
  readonly #parts: BoundSearch;
  readonly #fares: YearFares;
  readonly #onlyPlate: number | null;
  /** What weighs more is wanted on no day. */
  #mostWeight = Infinity;

  /** @param onlyPlate leave out what another airline plates; null for none. */
  constructor(parts: BoundSearch, fares: YearFares, onlyPlate: number | null) {
    this.#onlyPlate = onlyPlate;
    this.#parts = parts;
    this.#fares = fares;
  }

  /** Starts anew; chains that weigh more than that are left out. */
  clear(mostWeight: number): void {
    this.chains = [];
    this.#mostWeight = mostWeight;
  }

  departs(): boolean {
    return true;
  }

  goesOn(): boolean {
    return true;
  }

  ends(): boolean {
    return true;
  }

  isTooDear(plate: number, stops: number): boolean {
    if (this.#onlyPlate !== null && plate !== this.#onlyPlate) return true;
    const { floors } = this.#parts;
    const known = floors.known(plate, stops);
    const floor = Number.isNaN(known) ? floors.keep(plate, stops, this.#fares.floorWeight(plate, stops, 0, 0)) : known;
    return floor > this.#mostWeight || floor === Infinity;
  }

  single(group: number, plate: number): void {
    this.#add([group], [this.#parts.corridor.nonstop], plate);
  }

  pair(before: number, after: number, first: number, last: number, plate: number): void {
    this.#add([before, after], [first, last], plate);
  }

  triple(a: number, b: number, c: number, first: number, middle: number, last: number, plate: number): void {
    this.#add([a, b, c], [first, middle, last], plate);
  }

  #add(groups: readonly number[], edges: readonly number[], plate: number): void {
    const { km, groupAirline } = this.#parts.timetable.edges;
    let flownKm = 0;
    let foreignLegs = 0;
    for (let leg = 0; leg < groups.length; leg++) {
      flownKm += km[edges[leg] as number] as number;
      if (groupAirline[groups[leg] as number] !== plate) foreignLegs++;
    }
    const floorWeight = this.#fares.floorWeight(plate, groups.length - 1, flownKm, foreignLegs);
    if (floorWeight <= this.#mostWeight) this.chains.push({ groups, edges, plate, floorWeight });
  }
}
