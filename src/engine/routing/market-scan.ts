import type { MarketFares } from "../fares/index.ts";
import type { BoundQuery, BoundSearch, BoundSink } from "./bound-search.ts";
import { DepartureJoin } from "./departure-join.ts";
import type { Limits } from "./rules.ts";

/**
 * Finds every bound from one airport to another within the limits: by edges, then airlines; `DepartureJoin` does the departures.
 * Lower bounds of the fare cut off what the sink would not want, and nothing else.
 */
export class MarketScan {
  readonly #parts: BoundSearch;
  readonly #market: MarketFares;
  /** By group, 1 where it has the cabin that the longest leg must have. */
  readonly #hasCabin: Uint8Array;
  readonly #sink: BoundSink;
  readonly #limits: Limits;
  readonly #elapsedLimit: number;
  readonly #airlineCount: number;
  readonly #maySell: Uint8Array;
  readonly #join: DepartureJoin;
  /** UTC minutes in which a leg after the first one can depart. */
  #earliest = Infinity;
  #latest = -Infinity;

  constructor(parts: BoundSearch, market: MarketFares, hasCabin: Uint8Array, sink: BoundSink, limits: Limits, elapsedLimit: number) {
    this.#parts = parts;
    this.#market = market;
    this.#hasCabin = hasCabin;
    this.#sink = sink;
    this.#limits = limits;
    this.#elapsedLimit = elapsedLimit;
    this.#airlineCount = parts.timetable.airlines.length;
    this.#maySell = parts.tickets[limits.ticket];
    this.#join = new DepartureJoin(parts, market, sink, limits, elapsedLimit);
  }

  run({ day, departsFromUtcMinute, maxStops }: Pick<BoundQuery, "day" | "departsFromUtcMinute" | "maxStops">): void {
    const { corridor } = this.#parts;
    if (corridor.nonstop >= 0) {
      this.#listFirstLegs(corridor.nonstop, day, departsFromUtcMinute);
      this.#nonstops(corridor.nonstop);
    }
    if (maxStops === 0) return;
    for (let entry = 0; entry < corridor.firstCount; entry++)
      this.#listFirstLegs(corridor.firstEdges[entry] as number, day, departsFromUtcMinute);
    this.#latest += this.#elapsedLimit;
    this.#oneStops();
    if (maxStops === 2) this.#twoStops();
  }

  #listFirstLegs(edge: number, day: number, fromUtcMinute: number): void {
    const { lists, timetable } = this.#parts;
    for (let group = timetable.edges.firstGroup[edge] as number; group < (timetable.edges.firstGroup[edge + 1] as number); group++) {
      if (!lists.listDay(group, day, fromUtcMinute)) continue;
      this.#earliest = Math.min(this.#earliest, lists.departsAt[lists.first[group] as number] as number);
      this.#latest = Math.max(this.#latest, lists.departsAt[(lists.end[group] as number) - 1] as number);
    }
  }

  #nonstops(edge: number): void {
    const { firstGroup, groupAirline } = this.#parts.timetable.edges;
    for (let group = firstGroup[edge] as number; group < (firstGroup[edge + 1] as number); group++) {
      const plate = groupAirline[group] as number;
      if (this.#hasCabin[group] === 1 && !this.#isTooDear(plate, 0)) this.#join.single(group, plate);
    }
  }

  #oneStops(): void {
    const { corridor, timetable } = this.#parts;
    const { to, km } = timetable.edges;
    for (let entry = 0; entry < corridor.firstCount; entry++) {
      const first = corridor.firstEdges[entry] as number;
      const last = corridor.lastEdgeFrom(to[first] as number);
      if (last >= 0 && (km[first] as number) + (km[last] as number) <= corridor.detourKm) this.#pairAirlines(first, last);
    }
  }

  /** Airlines of two edges that may share a ticket. */
  #pairAirlines(first: number, last: number): void {
    const { lists, timetable } = this.#parts;
    const { firstGroup, groupAirline, km } = timetable.edges;
    const isFirstLonger = (km[first] as number) >= (km[last] as number);
    for (let before = firstGroup[first] as number; before < (firstGroup[first + 1] as number); before++) {
      if (lists.first[before] === lists.end[before]) continue;
      for (let after = firstGroup[last] as number; after < (firstGroup[last + 1] as number); after++) {
        const longest = isFirstLonger ? before : after;
        const plate = groupAirline[longest] as number;
        if (
          this.#hasCabin[longest] === 0 ||
          !this.#shareTicket(before, after) ||
          this.#isTooDear(plate, 1) ||
          !this.#listLater(after, last)
        )
          continue;
        this.#join.pair(before, after, first, last, plate);
      }
    }
  }

  #twoStops(): void {
    const { corridor, timetable } = this.#parts;
    const { to, km, outFirst } = timetable.edges;
    const { area } = timetable.ground;
    for (let entry = 0; entry < corridor.firstCount; entry++) {
      const first = corridor.firstEdges[entry] as number;
      const stop = to[first] as number;
      for (let middle = outFirst[stop] as number; middle < (outFirst[stop + 1] as number); middle++) {
        const last = corridor.lastEdgeFrom(to[middle] as number);
        if (last < 0 || (km[first] as number) + (km[middle] as number) + (km[last] as number) > corridor.detourKm) continue;
        if ((km[last] as number) > (corridor.firstRemainingKm[entry] as number) + corridor.backtrackKm) continue;
        if (area[to[middle] as number] !== area[stop]) this.#tripleAirlines(first, middle, last);
      }
    }
  }

  /** Airlines of three edges that may share a ticket. */
  #tripleAirlines(first: number, middle: number, last: number): void {
    const { lists, timetable } = this.#parts;
    const { firstGroup, groupAirline } = timetable.edges;
    for (let a = firstGroup[first] as number; a < (firstGroup[first + 1] as number); a++) {
      if (lists.first[a] === lists.end[a]) continue;
      for (let b = firstGroup[middle] as number; b < (firstGroup[middle + 1] as number); b++) {
        if (!this.#shareTicket(a, b)) continue;
        for (let c = firstGroup[last] as number; c < (firstGroup[last + 1] as number); c++) {
          if (!this.#shareTicket(b, c) || this.#areTooMany(a, b, c)) continue;
          const longest = this.#longest(first, middle, last, a, b, c);
          const plate = groupAirline[longest] as number;
          if (this.#hasCabin[longest] === 0 || this.#isTooDear(plate, 2) || !this.#listLater(b, middle) || !this.#listLater(c, last))
            continue;
          this.#join.triple(a, b, c, first, middle, last, plate);
        }
      }
    }
  }

  #areTooMany(a: number, b: number, c: number): boolean {
    if (this.#limits.airlines === 3) return false;
    const { groupAirline } = this.#parts.timetable.edges;
    return groupAirline[a] !== groupAirline[b] && groupAirline[b] !== groupAirline[c] && groupAirline[a] !== groupAirline[c];
  }

  #longest(first: number, middle: number, last: number, a: number, b: number, c: number): number {
    const { km } = this.#parts.timetable.edges;
    const [one, two, three] = [km[first] as number, km[middle] as number, km[last] as number];
    if (one >= two && one >= three) return a;
    return two >= three ? b : c;
  }

  #shareTicket(groupBefore: number, groupAfter: number): boolean {
    const { groupAirline } = this.#parts.timetable.edges;
    return this.#maySell[(groupAirline[groupBefore] as number) * this.#airlineCount + (groupAirline[groupAfter] as number)] === 1;
  }

  #listLater(group: number, edge: number): boolean {
    const { edges, ground } = this.#parts.timetable;
    return this.#parts.lists.listSpan(group, ground.zone[edges.from[edge] as number] as number, this.#earliest, this.#latest);
  }

  #isTooDear(plate: number, stops: number): boolean {
    const { floors } = this.#parts;
    const place = stops * this.#airlineCount + plate;
    if (Number.isNaN(floors[place])) floors[place] = this.#market.floorCents(plate, stops);
    const floor = floors[place] as number;
    return floor === Infinity || floor > this.#sink.worstCents(plate);
  }
}
