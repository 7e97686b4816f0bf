import { Prefixes } from "./prefixes.ts";
import type { BoundSearch } from "./bound-search.ts";
import type { DepartureJoin } from "./departure-join.ts";
import { LastLegs } from "./last-legs.ts";
import { PlateLimits, type WholeSink } from "./plate-limits.ts";
import { type Limits, RELAXED_LIMITS } from "./rules.ts";
import { StationPrefixes } from "./station-prefixes.ts";

/**
 * Finds the two-stop bounds from one airport to many, one market after the other: to each last leg it takes the prefixes that are listed,
 * cheapest first, until the next ones could not be what the sink wants. What a sink that has nothing yet is offered first makes most of the
 * others too dear.
 */
export class PrefixWalk {
  readonly #parts: BoundSearch;
  readonly #prefixes: Prefixes;
  readonly #atStations: StationPrefixes;
  readonly #limits: PlateLimits;
  readonly #lastLegs: LastLegs;
  #join: DepartureJoin | null = null;
  #ruleLimits: Limits = RELAXED_LIMITS;
  #hasCabin: Uint8Array = new Uint8Array(0);

  constructor(parts: BoundSearch) {
    this.#parts = parts;
    this.#prefixes = new Prefixes(parts);
    this.#atStations = new StationPrefixes(parts, this.#prefixes);
    this.#lastLegs = new LastLegs(parts, this.#prefixes, this.#atStations);
    this.#limits = new PlateLimits(parts.market, parts.timetable.airlines.length, 2);
  }

  /**
   * Starts with another airport.
   * @param hasCabin by group, 1 where it has the cabin that the longest leg must have.
   * @param isLastStop by airport, 1 where a leg to one of the destinations may begin.
   */
  open(origin: number, limits: Limits, hasCabin: Uint8Array, isLastStop: Uint8Array): void {
    this.#prefixes.list(origin, limits, isLastStop);
    this.#atStations.open(limits);
    this.#ruleLimits = limits;
    this.#hasCabin = hasCabin;
  }

  /** Offers the sink what it may want in the market whose corridor is open. @param join opened for that market and sink. */
  run(join: DepartureJoin, sink: WholeSink): void {
    const legs = this.#lastLegs;
    this.#join = join;
    this.#limits.open(sink);
    legs.open();
    if (legs.count === 0) return;
    // What the likeliest leg finds spares most of the others.
    this.#endWith(legs.likeliest);
    for (let place = 0; place < legs.count; place++) {
      if ((legs.least[place] as number) <= this.#limits.ofAny && place !== legs.likeliest) this.#endWith(place);
    }
  }

  /** Looks at the prefixes to one of the last legs. Written out: explore spends much of its time here. */
  #endWith(place: number): void {
    const { groupAirline, km } = this.#parts.timetable.edges;
    const [legs, limits, atStations, { records }, hasCabin] = [
      this.#lastLegs,
      this.#limits,
      this.#atStations,
      this.#prefixes,
      this.#hasCabin,
    ];
    const group = legs.group[place] as number;
    const edge = legs.edge[place] as number;
    const station = legs.station[place] as number;
    const lastKm = km[edge] as number;
    const airline = groupAirline[group] as number;
    const end = atStations.end[station] as number;
    const plateShare = atStations.plateShare[station] as number;
    for (let next = atStations.start[station] as number; next < end; next++) {
      const entry = atStations.entry[next] as number;
      const share = records.share(entry);
      if (share * plateShare > limits.ofAny) return;
      const isLastLonger = lastKm > records.longestKm(entry);
      const plate = isLastLonger ? airline : records.plate(entry);
      if (share > limits.of(plate) || hasCabin[isLastLonger ? group : records.longest(entry)] === 0) continue;
      if (this.#isOnTheWay(entry, lastKm)) this.#joinWith(entry, group, edge, plate);
    }
  }

  /** Whether a prefix, its stop and a last leg of so many kilometres keep to the corridor. */
  #isOnTheWay(entry: number, lastKm: number): boolean {
    const { corridor, timetable } = this.#parts;
    const { records } = this.#prefixes;
    if (records.km(entry) + lastKm > corridor.detourKm) return false;
    const stop = timetable.edges.to[records.first(entry)] as number;
    return corridor.firstEdgeTo(stop) >= 0 && lastKm <= corridor.remainingKm(stop) + corridor.backtrackKm;
  }

  /** Joins a prefix with a group of a last edge, unless that is too dear or never connects. */
  #joinWith(entry: number, group: number, last: number, plate: number): void {
    const { records } = this.#prefixes;
    const { edges, ground } = this.#parts.timetable;
    if (this.#isTooDear(entry, group, last, plate)) return;
    if (!this.#parts.lists.listSpan(group, ground.zone[edges.from[last] as number] as number)) return;
    if (!this.#mayConnect(entry, group, last)) return;
    const [before, after] = [records.before(entry), records.after(entry)];
    const [first, middle] = [records.first(entry), records.middle(entry)];
    (this.#join as DepartureJoin).triple(before, after, group, first, middle, last, plate);
    this.#limits.follow();
  }

  /** Whether the way round and legs under other codes make a bound dearer than what is wanted. */
  #isTooDear(entry: number, group: number, last: number, plate: number): boolean {
    const { records } = this.#prefixes;
    const { timetable, market } = this.#parts;
    const { km, groupAirline } = timetable.edges;
    const [before, after] = [records.airlineBefore(entry), records.airlineAfter(entry)];
    const most = this.#limits.of(plate);
    const foreignLegs = Number(before !== plate) + Number(after !== plate) + Number(groupAirline[group] !== plate);
    const flownKm = records.km(entry) + (km[last] as number);
    return most !== Infinity && records.share(entry) * market.fares.wayShare(flownKm, foreignLegs) > most;
  }

  /** Whether anything of a listed group departs between the least and the longest wait after some landing of a prefix. */
  #mayConnect(entry: number, group: number, last: number): boolean {
    const { records } = this.#prefixes;
    const { lists, connections } = this.#parts;
    const middle = records.middle(entry);
    const next = lists.entryFrom(group, records.landsFrom(entry) + connections.minWait(middle, last));
    if (next === lists.end(group)) return false;
    const latest = records.landsTo(entry) + connections.maxWait(middle, last, this.#ruleLimits);
    return lists.departsAt(next) <= latest;
  }
}
