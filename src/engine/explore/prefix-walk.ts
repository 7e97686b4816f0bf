import { type BoundSearch, type WholeSink, type Limits, RELAXED_LIMITS } from "../routing/index.ts";
import type { LastLegs } from "./last-legs.ts";
import type { OriginJoin } from "./origin-join.ts";
import { PREFIX, PREFIX_SIZE, SHARE_STEPS } from "./prefix-table.ts";
import type { Prefixes } from "./prefixes.ts";
import { StationLandings } from "./station-landings.ts";
import type { Stations } from "./stations.ts";
import { PlateLimits } from "./plate-limits.ts";
import type { WayTo } from "./way-to.ts";

/**
 * Finds the two-stop bounds from one airport to many, one market after the other: to each last leg it takes the prefixes that are listed,
 * cheapest first, until the next ones could not be what the sink wants. What a sink that has nothing yet is offered first makes most of the
 * others too dear.
 */
export class PrefixWalk {
  readonly #parts: BoundSearch;
  readonly #way: WayTo;
  readonly #legs: LastLegs;
  readonly #join: OriginJoin;
  readonly #prefixes: Prefixes;
  readonly #atStations: StationLandings;
  readonly #limits: PlateLimits;
  readonly #waits = { least: 0, most: 0 };
  #ruleLimits: Limits = RELAXED_LIMITS;
  #hasCabin: Uint8Array = new Uint8Array(0);

  constructor(parts: BoundSearch, way: WayTo, legs: LastLegs, join: OriginJoin, prefixes: Prefixes, stations: Stations) {
    this.#parts = parts;
    this.#way = way;
    this.#legs = legs;
    this.#join = join;
    this.#prefixes = prefixes;
    this.#atStations = new StationLandings(parts, prefixes, stations);
    this.#limits = new PlateLimits(parts.market, parts.timetable.airlines.length, 2);
  }

  /** By station: see `StationLandings`. */
  get least(): Float64Array {
    return this.#atStations.least;
  }

  /**
   * Starts with another airport.
   * @param hasCabin by group, 1 where it has the cabin that the longest leg must have.
   * @param isLastStop by airport, 1 where a leg to one of the destinations may begin.
   */
  open(origin: number, limits: Limits, hasCabin: Uint8Array, isLastStop: Uint8Array): void {
    this.#prefixes.list(origin, limits, hasCabin, isLastStop);
    this.#atStations.open(limits, isLastStop);
    this.#ruleLimits = limits;
    this.#hasCabin = hasCabin;
  }

  /** Offers the sink what it may want in the market whose last legs are open. */
  run(sink: WholeSink): void {
    const { count, station } = this.#legs;
    const { least } = this;
    let [likeliest, leastOfAll] = [-1, Infinity];
    for (let place = 0; place < count; place++) {
      const makes = least[station[place] as number] as number;
      if (makes < leastOfAll) [likeliest, leastOfAll] = [place, makes];
    }
    if (likeliest < 0) return;
    this.#limits.open(sink);
    if (leastOfAll > this.#limits.ofAny) return;
    // What the likeliest leg finds spares most of the others.
    this.#endWith(likeliest);
    for (let place = 0; place < count; place++) {
      const makes = least[station[place] as number] as number;
      if (makes !== Infinity && makes <= this.#limits.ofAny && place !== likeliest) this.#endWith(place);
    }
  }

  /** Looks at the prefixes to one of the last legs, by landing. */
  #endWith(place: number): void {
    const { first, landing } = this.#atStations.rows;
    const { start, end } = this.#prefixes.table;
    const station = this.#legs.station[place] as number;
    for (let row = first[station] as number; row < (first[station + 1] as number); row++) {
      const from = landing[row] as number;
      if (start[from] !== end[from]) this.#endAt(from, place);
    }
  }

  /** Looks at the prefixes with one landing. Written out: explore spends much of its time here. */
  #endAt(landing: number, place: number): void {
    const { start, end, sorted } = this.#prefixes.table;
    const [legs, limits, way, market] = [this.#legs, this.#limits, this.#way, this.#parts.market];
    const { detourKm } = way;
    const lastKm = legs.km[place] as number;
    const group = legs.group[place] as number;
    const airline = this.#parts.timetable.edges.groupAirline[group] as number;
    const hasCabin = this.#hasCabin[group] as number;
    const mayBeThree = this.#ruleLimits.airlines === 3;
    const plateShare = this.#atStations.plateShareOf(landing, airline);
    const behind = (end[landing] as number) * PREFIX_SIZE;
    for (let at = (start[landing] as number) * PREFIX_SIZE; at < behind; at += PREFIX_SIZE) {
      const share = (sorted[at] as number) / SHARE_STEPS;
      if (share * plateShare > limits.ofAny) return;
      const isLastLonger = lastKm > (sorted[at + PREFIX.longestKm] as number);
      if ((isLastLonger ? hasCabin : sorted[at + PREFIX.hasCabin]) === 0) continue;
      const flownKm = (sorted[at + PREFIX.km] as number) + lastKm;
      if (flownKm > detourKm) continue;
      const before = sorted[at + PREFIX.airlineBefore] as number;
      const after = sorted[at + PREFIX.airlineAfter] as number;
      if (!mayBeThree && before !== after && after !== airline && before !== airline) continue;
      const plate = isLastLonger ? airline : (sorted[at + PREFIX.plate] as number);
      const most = limits.of(plate);
      if (share > most) continue;
      const stop = sorted[at + PREFIX.stop] as number;
      if (way.isClosed(stop) || way.turnsBack(stop, lastKm)) continue;
      // The way round and legs under other codes may make it dearer than what is wanted.
      const foreignLegs = Number(before !== plate) + Number(after !== plate) + Number(airline !== plate);
      const byWay = most === Infinity ? 1 : market.fares.wayShare(flownKm, foreignLegs);
      if (share * byWay > most) continue;
      this.#joinWith(at, place, plate, most / byWay);
    }
  }

  /** Joins a prefix with a last leg. @param most what hour and seats may make of the fare at most. */
  #joinWith(at: number, place: number, plate: number, most: number): void {
    const { table, connected } = this.#prefixes;
    const { sorted } = table;
    const { connections, timetable } = this.#parts;
    const last = this.#legs.edge[place] as number;
    const domesticLegs = (sorted[at + PREFIX.isDomestic] as number) + connections.isDomestic(last);
    this.#waits.least = connections.minWaitAt(timetable.edges.from[last] as number, domesticLegs);
    this.#waits.most = connections.maxWaitOf(domesticLegs, this.#ruleLimits);
    const [from, to] = [sorted[at + PREFIX.connectedFrom] as number, sorted[at + PREFIX.connectedTo] as number];
    this.#join.triple(connected, from, to, place, plate, this.#waits, most);
    this.#limits.follow();
  }
}
