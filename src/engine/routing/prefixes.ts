import { type Prefix, PrefixRecords } from "./prefix-records.ts";
import type { BoundSearch } from "./bound-search.ts";
import { type Limits, RELAXED_LIMITS } from "./rules.ts";

/**
 * The prefixes of two-stop bounds from one airport on one day, by their last stop. They are the same for every place behind that stop, so
 * they are listed once: by first edges, since what leaves a stop lies together in memory.
 */
export class Prefixes {
  readonly records: PrefixRecords;
  readonly #parts: BoundSearch;
  #limits: Limits = RELAXED_LIMITS;
  /** Filled in again and again. */
  readonly #prefix: Prefix = {
    before: 0,
    after: 0,
    first: 0,
    middle: 0,
    stop: 0,
    airlineBefore: 0,
    airlineAfter: 0,
    longest: 0,
    plate: 0,
    longestKm: 0,
    km: 0,
    landsFrom: 0,
    landsTo: 0,
    share: 0,
  };

  constructor(parts: BoundSearch) {
    this.#parts = parts;
    this.records = new PrefixRecords(parts.timetable.airports.length);
  }

  /** Lists them anew; what departs must be listed (`BoundSearch.keepingLists`). @param isLastStop by airport, 1 where prefixes may lead. */
  list(origin: number, limits: Limits, isLastStop: Uint8Array): void {
    const { outFirst } = this.#parts.timetable.edges;
    this.#limits = limits;
    this.records.clear();
    for (let first = outFirst[origin] as number; first < (outFirst[origin + 1] as number); first++)
      this.#listBehind(origin, first, isLastStop);
    this.records.sort();
  }

  /** Whether any leads to a stop. */
  leadTo(stop: number): boolean {
    return this.records.end[stop] !== 0;
  }

  #listBehind(origin: number, first: number, isLastStop: Uint8Array): void {
    const { edges, ground } = this.#parts.timetable;
    const { area } = ground;
    const via = edges.to[first] as number;
    for (let middle = edges.outFirst[via] as number; middle < (edges.outFirst[via + 1] as number); middle++) {
      const stop = edges.to[middle] as number;
      const areaOfStop = area[stop];
      if (isLastStop[stop] === 0) continue;
      if (areaOfStop !== area[origin] && areaOfStop !== area[via]) this.#listAirlines(first, middle);
    }
  }

  #listAirlines(first: number, middle: number): void {
    const { firstGroup, km, to } = this.#parts.timetable.edges;
    const { firstLists } = this.#parts;
    const prefix = this.#prefix;
    prefix.first = first;
    prefix.middle = middle;
    prefix.stop = to[middle] as number;
    prefix.km = (km[first] as number) + (km[middle] as number);
    prefix.longestKm = Math.max(km[first] as number, km[middle] as number);
    for (let before = firstGroup[first] as number; before < (firstGroup[first + 1] as number); before++) {
      if (firstLists.isEmpty(before)) continue;
      for (let after = firstGroup[middle] as number; after < (firstGroup[middle + 1] as number); after++) this.#listPair(before, after);
    }
  }

  /** Lists two groups of the edges at hand if they may share a ticket and connect. */
  #listPair(before: number, after: number): void {
    const { timetable, tickets, lists } = this.#parts;
    const { groupAirline, from, km } = timetable.edges;
    const prefix = this.#prefix;
    const airlineBefore = groupAirline[before] as number;
    const airlineAfter = groupAirline[after] as number;
    if (tickets[this.#limits.ticket][airlineBefore * timetable.airlines.length + airlineAfter] === 0) return;
    if (!lists.listSpan(after, timetable.ground.zone[from[prefix.middle] as number] as number)) return;
    this.#connect(before, after);
    if (prefix.share === Infinity) return;
    const isFirstLonger = (km[prefix.first] as number) === prefix.longestKm;
    prefix.before = before;
    prefix.after = after;
    prefix.airlineBefore = airlineBefore;
    prefix.airlineAfter = airlineAfter;
    prefix.longest = isFirstLonger ? before : after;
    prefix.plate = isFirstLonger ? airlineBefore : airlineAfter;
    this.records.add(prefix);
  }

  /** Notes when two groups that connect land, and the least that hour and seats make of a fare; Infinity when none connect. */
  #connect(before: number, after: number): void {
    const { firstLists, lists, connections, fares } = this.#parts;
    const { first, middle } = this.#prefix;
    const [minWait, maxWait] = [connections.minWait(first, middle), connections.maxWait(first, middle, this.#limits)];
    const end = lists.end(after);
    let [share, landsFrom, landsTo] = [Infinity, Infinity, -Infinity];
    for (let one = firstLists.first(before); one < firstLists.end(before); one++) {
      const factor = firstLists.factorOf(one);
      if (factor === 0) continue;
      const hour = fares.hourShare(firstLists.flight(one));
      const landed = firstLists.arrivesAt(one);
      for (let two = lists.entryFrom(after, landed + minWait); two < end && lists.departsAt(two) <= landed + maxWait; two++) {
        const second = lists.factorOf(two);
        if (second === 0) continue;
        share = Math.min(share, hour * Math.max(factor, second));
        landsFrom = Math.min(landsFrom, lists.arrivesAt(two));
        landsTo = Math.max(landsTo, lists.arrivesAt(two));
      }
    }
    this.#prefix.share = share;
    this.#prefix.landsFrom = landsFrom;
    this.#prefix.landsTo = landsTo;
  }
}
