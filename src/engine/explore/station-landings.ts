import type { BoundSearch, Limits } from "../routing/index.ts";
import { type LandingRows, landingRows } from "./landings.ts";
import { PREFIX, PREFIX_SIZE, SHARE_STEPS } from "./prefix-table.ts";
import type { Prefixes } from "./prefixes.ts";
import type { Stations } from "./stations.ts";

/** From which landings of the listed prefixes an airline may go on at its stations, on one ticket. */
export class StationLandings {
  /** By station: what the cheapest prefix to it makes of the least fare of all at least; Infinity when there is none. Of stations at last stops alone. */
  readonly least: Float64Array;
  /** The landings of station s are `rows.landing[rows.first[s]]` to before `rows.first[s + 1]`. */
  rows: LandingRows;
  /** By landing: what the cheapest of its prefixes makes of a fare at least; Infinity where there is none. */
  readonly #share: Float64Array;
  /** By landing: the least that any airline asks that may be their plate (see `Fares.plateShare`). */
  readonly #plateShare: Float64Array;
  readonly #prefixes: Prefixes;
  readonly #airport: Int32Array;
  /** By station: what its airline asks at least. */
  readonly #own: Float64Array;
  readonly #airlineShare: Float64Array;
  readonly #rows: Readonly<Record<Limits["ticket"], LandingRows>>;

  constructor(parts: BoundSearch, prefixes: Prefixes, stations: Stations) {
    const { airlines } = parts.timetable;
    this.#prefixes = prefixes;
    this.#airlineShare = Float64Array.from(airlines, (_, airline) => parts.fares.plateShare(airline));
    const rowsOf = (ticket: Limits["ticket"]): LandingRows =>
      landingRows(stations, prefixes.landings, parts.tickets[ticket], airlines.length);
    this.#rows = { partners: rowsOf("partners"), interlines: rowsOf("interlines") };
    this.rows = this.#rows.partners;
    this.least = new Float64Array(stations.count);
    this.#airport = stations.airport;
    this.#own = Float64Array.from(stations.airline, (airline) => this.#airlineShare[airline] as number);
    this.#share = new Float64Array(prefixes.landings.count);
    this.#plateShare = new Float64Array(prefixes.landings.count);
  }

  /** Starts anew, with prefixes that were listed within the same limits and to the same last stops. @param isLastStop by airport, 1 where they may lead. */
  open({ ticket }: Limits, isLastStop: Uint8Array): void {
    this.rows = this.#rows[ticket];
    this.#readLandings();
    const { first, landing } = this.rows;
    const [least, own, share, plateShare] = [this.least, this.#own, this.#share, this.#plateShare];
    for (let station = 0; station < least.length; station++) {
      if (isLastStop[this.#airport[station] as number] === 0) continue;
      let leastOfStation = Infinity;
      for (let row = first[station] as number; row < (first[station + 1] as number); row++) {
        const from = landing[row] as number;
        const makes = (share[from] as number) * Math.min(own[station] as number, plateShare[from] as number);
        if (makes < leastOfStation) leastOfStation = makes;
      }
      least[station] = leastOfStation;
    }
  }

  /** What any plate asks at least of prefixes that land there and go on with an airline. */
  plateShareOf(landing: number, airline: number): number {
    return Math.min(this.#airlineShare[airline] as number, this.#plateShare[landing] as number);
  }

  #readLandings(): void {
    const { start, end, sorted } = this.#prefixes.table;
    const [share, plateShare, airlineShare] = [this.#share, this.#plateShare, this.#airlineShare];
    for (let landing = 0; landing < share.length; landing++) {
      const [begin, behind] = [start[landing] as number, end[landing] as number];
      share[landing] = begin === behind ? Infinity : (sorted[begin * PREFIX_SIZE] as number) / SHARE_STEPS;
      let least = 1e9;
      for (let row = begin; row < behind; row++)
        least = Math.min(least, airlineShare[sorted[row * PREFIX_SIZE + PREFIX.plate] as number] as number);
      plateShare[landing] = least;
    }
  }
}
