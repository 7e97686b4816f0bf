import { type BoundSearch, type Limits, RELAXED_LIMITS } from "../routing/index.ts";
import { Connected, CONNECTED, CONNECTED_SIZE } from "./connected.ts";
import { FirstLegs } from "./first-legs.ts";
import type { PartyFactors } from "./party-factors.ts";
import { MOST_MINUTES, PREFIX, PrefixTable, SHARE_STEPS, shareSteps } from "./prefix-table.ts";
import { TimedFlights } from "./timed-flights.ts";

/**
 * The prefixes of bounds from one airport on one day, by the airport where they land: bounds with one stop to it, and what those with two
 * begin with. They are the same for every place behind that airport, so they are listed once: by first edges, since what leaves a stop lies
 * together in memory.
 */
export class Prefixes {
  readonly table: PrefixTable;
  readonly connected = new Connected();
  /** By airline: see `Fares.plateShare`. */
  readonly leastOf: Float64Array;
  readonly #parts: BoundSearch;
  readonly #firsts: FirstLegs;
  readonly #seconds: TimedFlights;
  #limits: Limits = RELAXED_LIMITS;
  #maySell: Uint8Array = new Uint8Array(0);
  #hasCabin: Uint8Array = new Uint8Array(0);
  /** How long one must and may wait between the legs at hand, minutes. */
  #minWait = 0;
  #maxWait = 0;

  constructor(parts: BoundSearch, factors: PartyFactors) {
    this.#parts = parts;
    this.#firsts = new FirstLegs(parts);
    this.#seconds = new TimedFlights(parts, factors);
    this.leastOf = Float64Array.from(parts.timetable.airlines, (_, airline) => parts.fares.plateShare(airline));
    this.table = new PrefixTable(parts.timetable.airports.length);
  }

  /** Starts with another question. @param day epoch day of the first legs. */
  open(day: number): void {
    this.#seconds.open(day);
  }

  /**
   * Lists them anew; what departs first must be listed (`BoundSearch.keepingLists`).
   * @param hasCabin by group, 1 where it has the cabin that the longest leg must have.
   * @param isWanted by airport, 1 where prefixes may lead.
   */
  list(origin: number, limits: Limits, hasCabin: Uint8Array, isWanted: Uint8Array): void {
    const { outFirst } = this.#parts.timetable.edges;
    this.#limits = limits;
    this.#maySell = this.#parts.tickets[limits.ticket];
    this.#hasCabin = hasCabin;
    this.table.clear();
    this.connected.length = 0;
    for (let first = outFirst[origin] as number; first < (outFirst[origin + 1] as number); first++) {
      if (this.#firsts.open(first)) this.#goOn(origin, first, isWanted);
    }
    this.table.order();
  }

  /** Lists what goes on behind an edge. */
  #goOn(origin: number, first: number, isWanted: Uint8Array): void {
    const { connections, timetable } = this.#parts;
    const { edges, ground } = timetable;
    const { area } = ground;
    const via = edges.to[first] as number;
    const [areaOfOrigin, areaOfVia] = [area[origin], area[via]];
    let spanOf = -1;
    for (let middle = edges.outFirst[via] as number; middle < (edges.outFirst[via + 1] as number); middle++) {
      const stop = edges.to[middle] as number;
      if (isWanted[stop] === 0) continue;
      const areaOfStop = area[stop];
      if (areaOfStop === areaOfOrigin || areaOfStop === areaOfVia) continue;
      const domesticLegs = connections.isDomestic(first) + connections.isDomestic(middle);
      if (domesticLegs !== spanOf) this.#setWaits(via, domesticLegs);
      spanOf = domesticLegs;
      this.#goOnWith(first, middle);
    }
  }

  /** @param domesticLegs how many of the two legs at the stop are. */
  #setWaits(via: number, domesticLegs: number): void {
    const { connections, timetable } = this.#parts;
    this.#minWait = connections.minWaitAt(via, domesticLegs);
    this.#maxWait = connections.maxWaitOf(domesticLegs, this.#limits);
    const { earliest, latest } = this.#firsts;
    this.#seconds.setSpan(timetable.ground.zone[via] as number, earliest + this.#minWait, latest + this.#maxWait);
  }

  #goOnWith(first: number, middle: number): void {
    const { edges, airlines } = this.#parts.timetable;
    const { firstGroup, groupAirline } = edges;
    const [seconds, maySell] = [this.#seconds, this.#maySell];
    const [begin, end] = [firstGroup[first] as number, firstGroup[first + 1] as number];
    for (let after = firstGroup[middle] as number; after < (firstGroup[middle + 1] as number); after++) {
      const row = (groupAirline[after] as number) * airlines.length;
      seconds.count = -1;
      for (let before = begin; before < end; before++) {
        if (maySell[row + (groupAirline[before] as number)] === 0) continue;
        if (seconds.count === -1) {
          seconds.count = 0;
          seconds.append(after);
        }
        if (seconds.count === 0) break;
        this.#connect(before, after, first, middle);
      }
    }
  }

  /** Adds two groups if they connect, with the least that hour and seats make of a fare. Written out: explore spends much of its time here. */
  #connect(before: number, after: number, first: number, middle: number): void {
    const { start, entry, departsAt, landsAt, factor, hour } = this.#firsts;
    const { departsAt: nextDepartsAt, arrivesAt, factor: nextFactor, flight, day, count } = this.#seconds;
    const [minWait, maxWait, connected] = [this.#minWait, this.#maxWait, this.connected];
    const from = connected.length;
    const nth = before - (this.#parts.timetable.edges.firstGroup[first] as number);
    const end = start[nth + 1] as number;
    let share = Infinity;
    let minutes = MOST_MINUTES;
    for (let one = start[nth] as number; one < end; one++) {
      const landed = landsAt[one] as number;
      const departs = departsAt[one] as number;
      for (let two = 0; two < count; two++) {
        const wait = (nextDepartsAt[two] as number) - landed;
        if (wait < minWait || wait > maxWait) continue;
        const dearest = Math.max(factor[one] as number, nextFactor[two] as number);
        const lands = arrivesAt[two] as number;
        const at = connected.next();
        connected.hour[at] = hour[one] as number;
        connected.dearest[at] = dearest;
        const { numbers } = connected;
        numbers[at * CONNECTED_SIZE + CONNECTED.first] = entry[one] as number;
        numbers[at * CONNECTED_SIZE + CONNECTED.departsAt] = departs;
        numbers[at * CONNECTED_SIZE + CONNECTED.flight] = flight[two] as number;
        numbers[at * CONNECTED_SIZE + CONNECTED.day] = day[two] as number;
        numbers[at * CONNECTED_SIZE + CONNECTED.landsAt] = lands;
        share = Math.min(share, (hour[one] as number) * dearest);
        minutes = Math.min(minutes, lands - departs);
      }
    }
    if (share !== Infinity) this.#add(before, after, first, middle, shareSteps(share), minutes, from);
  }

  #add(before: number, after: number, first: number, middle: number, steps: number, minutes: number, connectedFrom: number): void {
    const { km, to, groupAirline } = this.#parts.timetable.edges;
    const [one, two] = [km[first] as number, km[middle] as number];
    const longest = one >= two ? before : after;
    const plate = groupAirline[longest] as number;
    const at = this.table.next();
    const numbers = this.table.added;
    numbers[at + PREFIX.share] = steps;
    numbers[at + PREFIX.least] = shareSteps((steps / SHARE_STEPS) * (this.leastOf[plate] as number));
    numbers[at + PREFIX.longestKm] = one >= two ? one : two;
    numbers[at + PREFIX.plate] = plate;
    numbers[at + PREFIX.hasCabin] = this.#hasCabin[longest] as number;
    numbers[at + PREFIX.km] = one + two;
    numbers[at + PREFIX.stop] = to[first] as number;
    numbers[at + PREFIX.airlineBefore] = groupAirline[before] as number;
    numbers[at + PREFIX.airlineAfter] = groupAirline[after] as number;
    numbers[at + PREFIX.isDomestic] = this.#parts.connections.isDomestic(middle);
    numbers[at + PREFIX.connectedFrom] = connectedFrom;
    numbers[at + PREFIX.connectedTo] = this.connected.length;
    numbers[at + PREFIX.airport] = to[middle] as number;
    numbers[at + PREFIX.minutes] = minutes;
  }
}
