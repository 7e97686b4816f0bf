import { type BoundSearch, type Limits, RELAXED_LIMITS } from "../routing/index.ts";
import { Connected } from "./connected.ts";
import { type Landings, landingsOf } from "./landings.ts";
import type { PartyFactors } from "./party-factors.ts";
import { PREFIX, PrefixTable, shareSteps } from "./prefix-table.ts";
import { TimedFlights } from "./timed-flights.ts";

/**
 * The prefixes of two-stop bounds from one airport on one day, by the landing that they end with. They are the same for every place behind that
 * landing, so they are listed once: by first edges, since what leaves a stop lies together in memory.
 */
export class Prefixes {
  readonly landings: Landings;
  readonly table: PrefixTable;
  readonly connected = new Connected();
  readonly #parts: BoundSearch;
  readonly #departures: TimedFlights;
  #limits: Limits = RELAXED_LIMITS;
  #maySell: Uint8Array = new Uint8Array(0);
  #hasCabin: Uint8Array = new Uint8Array(0);
  /** Between which UTC minutes first legs land at the stop at hand. */
  #earliest = 0;
  #latest = 0;

  constructor(parts: BoundSearch, factors: PartyFactors) {
    this.#parts = parts;
    this.#departures = new TimedFlights(parts, factors);
    this.landings = landingsOf(parts.timetable.edges, parts.timetable.airlines.length);
    this.table = new PrefixTable(this.landings.count);
  }

  /**
   * Lists them anew; what departs first must be listed (`BoundSearch.keepingLists`).
   * @param hasCabin by group, 1 where it has the cabin that the longest leg must have.
   * @param isLastStop by airport, 1 where prefixes may lead.
   */
  list(origin: number, limits: Limits, hasCabin: Uint8Array, isLastStop: Uint8Array): void {
    const { outFirst } = this.#parts.timetable.edges;
    this.#limits = limits;
    this.#maySell = this.#parts.tickets[limits.ticket];
    this.#hasCabin = hasCabin;
    this.table.clear();
    this.connected.length = 0;
    for (let first = outFirst[origin] as number; first < (outFirst[origin + 1] as number); first++) {
      if (this.#land(first)) this.#goOn(origin, first, isLastStop);
    }
    this.table.order();
  }

  /** Sees when an edge lands. False when nothing flies it. */
  #land(first: number): boolean {
    const { timetable, firstLists } = this.#parts;
    const { firstGroup } = timetable.edges;
    this.#earliest = Infinity;
    this.#latest = -Infinity;
    const [begin, end] = [firstGroup[first] as number, firstGroup[first + 1] as number];
    for (let group = begin; group < end; group++) {
      for (let entry = firstLists.first(group); entry < firstLists.end(group); entry++) {
        if (firstLists.factorOf(entry) === 0) continue;
        const landed = firstLists.arrivesAt(entry);
        if (landed < this.#earliest) this.#earliest = landed;
        if (landed > this.#latest) this.#latest = landed;
      }
    }
    return this.#latest !== -Infinity;
  }

  /** Lists what goes on behind an edge. */
  #goOn(origin: number, first: number, isLastStop: Uint8Array): void {
    const { edges, ground } = this.#parts.timetable;
    const { area } = ground;
    const via = edges.to[first] as number;
    const [areaOfOrigin, areaOfVia] = [area[origin], area[via]];
    for (let middle = edges.outFirst[via] as number; middle < (edges.outFirst[via + 1] as number); middle++) {
      const stop = edges.to[middle] as number;
      if (isLastStop[stop] === 0) continue;
      const areaOfStop = area[stop];
      if (areaOfStop !== areaOfOrigin && areaOfStop !== areaOfVia) this.#goOnWith(first, middle, ground.zone[via] as number);
    }
  }

  #goOnWith(first: number, middle: number, zone: number): void {
    const { connections, timetable } = this.#parts;
    const { firstGroup, groupAirline } = timetable.edges;
    const [minWait, maxWait] = [connections.minWait(first, middle), connections.maxWait(first, middle, this.#limits)];
    const departures = this.#departures;
    const [begin, end] = [firstGroup[first] as number, firstGroup[first + 1] as number];
    for (let after = firstGroup[middle] as number; after < (firstGroup[middle + 1] as number); after++) {
      const airline = groupAirline[after] as number;
      departures.count = -1;
      for (let before = begin; before < end; before++) {
        if (this.#maySell[(groupAirline[before] as number) * timetable.airlines.length + airline] === 0) continue;
        if (departures.count === -1) {
          departures.count = 0;
          departures.append(after, zone, this.#earliest + minWait, this.#latest + maxWait);
        }
        if (departures.count === 0) break;
        this.#connect(before, after, minWait, maxWait, first, middle);
      }
    }
  }

  /** Adds two groups if they connect, with the least that hour and seats make of a fare. */
  #connect(before: number, after: number, minWait: number, maxWait: number, first: number, middle: number): void {
    const { firstLists, fares } = this.#parts;
    const { departsAt, arrivesAt, factor, flight, day, count } = this.#departures;
    const connected = this.connected;
    const from = connected.length;
    let share = Infinity;
    const end = firstLists.end(before);
    for (let one = firstLists.first(before); one < end; one++) {
      const firstFactor = firstLists.factorOf(one);
      if (firstFactor === 0) continue;
      const landed = firstLists.arrivesAt(one);
      const hour = fares.hourShare(firstLists.flight(one));
      for (let two = 0; two < count; two++) {
        const wait = (departsAt[two] as number) - landed;
        if (wait < minWait || wait > maxWait) continue;
        const dearest = Math.max(firstFactor, factor[two] as number);
        connected.add(one, flight[two] as number, day[two] as number, arrivesAt[two] as number, dearest);
        share = Math.min(share, hour * dearest);
      }
    }
    if (share !== Infinity) this.#add(before, after, first, middle, share, from);
  }

  #add(before: number, after: number, first: number, middle: number, share: number, connectedFrom: number): void {
    const { km, to, groupAirline } = this.#parts.timetable.edges;
    const [one, two] = [km[first] as number, km[middle] as number];
    const longest = one >= two ? before : after;
    const at = this.table.next();
    const numbers = this.table.added;
    numbers[at + PREFIX.share] = shareSteps(share);
    numbers[at + PREFIX.longestKm] = one >= two ? one : two;
    numbers[at + PREFIX.plate] = groupAirline[longest] as number;
    numbers[at + PREFIX.hasCabin] = this.#hasCabin[longest] as number;
    numbers[at + PREFIX.km] = one + two;
    numbers[at + PREFIX.stop] = to[first] as number;
    numbers[at + PREFIX.airlineBefore] = groupAirline[before] as number;
    numbers[at + PREFIX.airlineAfter] = groupAirline[after] as number;
    numbers[at + PREFIX.isDomestic] = this.#parts.connections.isDomestic(middle);
    numbers[at + PREFIX.connectedFrom] = connectedFrom;
    numbers[at + PREFIX.connectedTo] = this.connected.length;
    numbers[at + PREFIX.landing] = this.landings.ofGroup[after] as number;
  }
}
