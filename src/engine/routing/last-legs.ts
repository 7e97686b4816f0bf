import { doubled } from "./doubled.ts";
import type { Prefixes } from "./prefixes.ts";
import type { BoundSearch } from "./bound-search.ts";
import type { StationPrefixes } from "./station-prefixes.ts";

/** The groups (one airline on one edge each) that a two-stop bound of a market may end with, those left out to whose stations no prefix leads. */
export class LastLegs {
  count = 0;
  /** By place. */
  group = new Int32Array(64);
  edge = new Int32Array(64);
  station = new Int32Array(64);
  /** What the cheapest prefix to the station makes at least (see `StationPrefixes.least`). */
  least = new Float64Array(64);
  /** The place of the least of these. */
  likeliest = 0;
  readonly #parts: BoundSearch;
  readonly #prefixes: Prefixes;
  readonly #atStations: StationPrefixes;

  constructor(parts: BoundSearch, prefixes: Prefixes, atStations: StationPrefixes) {
    this.#parts = parts;
    this.#prefixes = prefixes;
    this.#atStations = atStations;
  }

  /** Collects those of the market whose corridor is open. */
  open(): void {
    const { corridor, timetable } = this.#parts;
    const { firstGroup, from } = timetable.edges;
    this.count = 0;
    this.likeliest = 0;
    for (let entry = 0; entry < corridor.lastCount; entry++) {
      const edge = corridor.lastEdges[entry] as number;
      const stop = from[edge] as number;
      if (!this.#prefixes.leadTo(stop)) continue;
      for (let group = firstGroup[edge] as number; group < (firstGroup[edge + 1] as number); group++) this.#add(group, edge, stop);
    }
  }

  #add(group: number, edge: number, stop: number): void {
    const station = this.#atStations.listAt(stop, group);
    const least = this.#atStations.least[station] as number;
    if (least === Infinity) return;
    if (this.count === this.group.length) this.#grow();
    const place = this.count++;
    this.group[place] = group;
    this.edge[place] = edge;
    this.station[place] = station;
    this.least[place] = least;
    if (least < (this.least[this.likeliest] as number)) this.likeliest = place;
  }

  #grow(): void {
    this.group = doubled(this.group);
    this.edge = doubled(this.edge);
    this.station = doubled(this.station);
    this.least = doubled(this.least);
  }
}
