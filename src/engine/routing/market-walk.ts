import { AirlineSets } from "./airline-sets.ts";
import type { BoundSearch } from "./bound-search.ts";
import type { Limits } from "./rules.ts";
import type { TicketTable } from "./tickets.ts";

/**
 * Takes the chains of a walk: one to three groups (one airline on one edge each) whose edges meet and whose airlines may share a
 * ticket. The plate is the airline of the longest.
 */
export interface ChainTaker {
  /** Whether anything of a group departs as the first leg. */
  departs(group: number): boolean;
  /** Whether anything of a group, on its edge, departs later. */
  goesOn(group: number, edge: number): boolean;
  /** Whether no itinerary of a plate with so many stops is wanted. */
  isTooDear(plate: number, stops: number): boolean;
  single(group: number, plate: number): void;
  pair(before: number, after: number, first: number, last: number, plate: number): void;
  triple(a: number, b: number, c: number, first: number, middle: number, last: number, plate: number): void;
}

const NONE = new Uint8Array(0);

/** Walks every chain from one airport to another that the limits and the open corridor allow: by edges, then airlines. */
export class MarketWalk {
  readonly #parts: BoundSearch;
  readonly #taker: ChainTaker;
  readonly #airlineCount: number;
  #hasCabin: Uint8Array = NONE;
  #tickets: TicketTable;
  /** By first stop, which airlines may follow one that leads there; by last stop, which may come before one that leads on. */
  readonly #afterFirst: AirlineSets;
  readonly #beforeLast: AirlineSets;
  #mayBeThree = false;

  constructor(parts: BoundSearch, taker: ChainTaker) {
    this.#parts = parts;
    this.#taker = taker;
    const { airlines, airports } = parts.timetable;
    this.#airlineCount = airlines.length;
    this.#tickets = parts.tickets.partners;
    this.#afterFirst = new AirlineSets(airports.length);
    this.#beforeLast = new AirlineSets(airports.length);
  }

  /** Sets what a walk keeps to. @param hasCabin by group, 1 where it has the cabin that the longest leg must have. */
  open(hasCabin: Uint8Array, { ticket, airlines }: Limits): void {
    this.#hasCabin = hasCabin;
    this.#tickets = this.#parts.tickets[ticket];
    this.#mayBeThree = airlines === 3;
  }

  nonstops(): void {
    const edge = this.#parts.corridor.nonstop;
    if (edge < 0) return;
    const { firstGroup, groupAirline } = this.#parts.timetable.edges;
    for (let group = firstGroup[edge] as number; group < (firstGroup[edge + 1] as number); group++) {
      const plate = groupAirline[group] as number;
      if (this.#hasCabin[group] === 1 && !this.#taker.isTooDear(plate, 0)) this.#taker.single(group, plate);
    }
  }

  /** From the end at which fewer edges lead on. */
  oneStops(): void {
    const { corridor, timetable } = this.#parts;
    const { from, to } = timetable.edges;
    const [begin, end] = corridor.firstRange;
    if (end - begin < corridor.lastCount) {
      for (let edge = begin; edge < end; edge++) this.#oneStop(to[edge] as number);
    } else {
      for (let entry = 0; entry < corridor.lastCount; entry++) this.#oneStop(from[corridor.lastEdges[entry] as number] as number);
    }
  }

  #oneStop(stop: number): void {
    const { corridor, timetable } = this.#parts;
    const { km } = timetable.edges;
    const last = corridor.lastEdgeFrom(stop);
    const first = last < 0 ? -1 : corridor.firstEdgeTo(stop);
    if (first >= 0 && (km[first] as number) + (km[last] as number) <= corridor.detourKm) this.#pairAirlines(first, last);
  }

  /** Airlines of two edges that may share a ticket. */
  #pairAirlines(first: number, last: number): void {
    const { firstGroup, groupAirline, km } = this.#parts.timetable.edges;
    const isFirstLonger = (km[first] as number) >= (km[last] as number);
    for (let before = firstGroup[first] as number; before < (firstGroup[first + 1] as number); before++) {
      if (!this.#taker.departs(before)) continue;
      for (let after = firstGroup[last] as number; after < (firstGroup[last + 1] as number); after++) {
        const longest = isFirstLonger ? before : after;
        const plate = groupAirline[longest] as number;
        if (
          this.#hasCabin[longest] === 0 ||
          !this.#shareTicket(before, after) ||
          this.#taker.isTooDear(plate, 1) ||
          !this.#taker.goesOn(after, last)
        )
          continue;
        this.#taker.pair(before, after, first, last, plate);
      }
    }
  }

  /** From the end at which fewer edges lead on. */
  twoStops(): void {
    this.#putAirlines();
    if (this.#parts.corridor.isNarrowerAtStart()) this.#twoStopsFromStart();
    else this.#twoStopsFromEnd();
  }

  /** Notes which airlines may fly the middle leg, as the first and the last ones have it. */
  #putAirlines(): void {
    const { corridor, timetable } = this.#parts;
    const { from, to, firstGroup, groupAirline } = timetable.edges;
    this.#afterFirst.open(this.#tickets);
    this.#beforeLast.open(this.#tickets);
    const [begin, end] = corridor.firstRange;
    for (let edge = begin; edge < end; edge++) {
      const stop = to[edge] as number;
      if (corridor.firstEdgeTo(stop) < 0) continue;
      for (let group = firstGroup[edge] as number; group < (firstGroup[edge + 1] as number); group++)
        if (this.#taker.departs(group)) this.#afterFirst.put(stop, groupAirline[group] as number);
    }
    for (let entry = 0; entry < corridor.lastCount; entry++) {
      const edge = corridor.lastEdges[entry] as number;
      for (let group = firstGroup[edge] as number; group < (firstGroup[edge + 1] as number); group++)
        this.#beforeLast.put(from[edge] as number, groupAirline[group] as number);
    }
  }

  #twoStopsFromStart(): void {
    const { corridor, timetable } = this.#parts;
    const [begin, end] = corridor.firstRange;
    for (let first = begin; first < end; first++) {
      const stop = timetable.edges.to[first] as number;
      const row = this.#afterFirst.rowOf(stop);
      if (row >= 0) this.#behind(first, stop, row);
    }
  }

  /** Middle groups out of a first stop. Written out, like the next: this is where a search spends most of its time. */
  #behind(first: number, stop: number, row: number): void {
    const { corridor, stationsFrom: stations } = this.#parts;
    const beforeLast = this.#beforeLast;
    const [before, after] = [this.#afterFirst.bits, beforeLast.bits];
    for (let station = stations.first[stop] as number; station < (stations.first[stop + 1] as number); station++) {
      const airline = stations.airline[station] as number;
      const [word, bit] = [airline >> 5, 1 << (airline & 31)];
      if (((before[row + word] as number) & bit) === 0) continue;
      for (let entry = stations.start[station] as number; entry < (stations.start[station + 1] as number); entry++) {
        const lastStop = stations.otherEnd[entry] as number;
        const lastRow = beforeLast.rowOf(lastStop);
        if (lastRow < 0 || ((after[lastRow + word] as number) & bit) === 0) continue;
        this.#threeEdges(first, stations.edge[entry] as number, corridor.lastEdgeFrom(lastStop), stations.group[entry] as number);
      }
    }
  }

  #twoStopsFromEnd(): void {
    const { corridor, timetable } = this.#parts;
    for (let entry = 0; entry < corridor.lastCount; entry++) {
      const last = corridor.lastEdges[entry] as number;
      const stop = timetable.edges.from[last] as number;
      this.#before(last, stop, this.#beforeLast.rowOf(stop));
    }
  }

  /** Middle groups into a last stop. */
  #before(last: number, stop: number, row: number): void {
    const { corridor, stationsInto: stations } = this.#parts;
    const afterFirst = this.#afterFirst;
    const [before, after] = [afterFirst.bits, this.#beforeLast.bits];
    for (let station = stations.first[stop] as number; station < (stations.first[stop + 1] as number); station++) {
      const airline = stations.airline[station] as number;
      const [word, bit] = [airline >> 5, 1 << (airline & 31)];
      if (((after[row + word] as number) & bit) === 0) continue;
      for (let entry = stations.start[station] as number; entry < (stations.start[station + 1] as number); entry++) {
        const firstStop = stations.otherEnd[entry] as number;
        const firstRow = afterFirst.rowOf(firstStop);
        if (firstRow < 0 || ((before[firstRow + word] as number) & bit) === 0) continue;
        this.#threeEdges(corridor.firstEdgeTo(firstStop), stations.edge[entry] as number, last, stations.group[entry] as number);
      }
    }
  }

  #threeEdges(first: number, middle: number, last: number, group: number): void {
    const { corridor, timetable } = this.#parts;
    const { from, to, km } = timetable.edges;
    const { area } = timetable.ground;
    if ((km[first] as number) + (km[middle] as number) + (km[last] as number) > corridor.detourKm) return;
    if ((km[last] as number) > corridor.remainingKm(to[first] as number) + corridor.backtrackKm) return;
    if (area[to[middle] as number] !== area[from[middle] as number]) this.#aroundMiddle(first, middle, last, group);
  }

  /** Airlines of the first and the last edge that may share a ticket with a group of the middle one. */
  #aroundMiddle(first: number, middle: number, last: number, b: number): void {
    const { firstGroup, groupAirline } = this.#parts.timetable.edges;
    const [taker, { may }, airlines, hasCabin] = [this.#taker, this.#tickets, this.#airlineCount, this.#hasCabin];
    const [endOfA, endOfC] = [firstGroup[first + 1] as number, firstGroup[last + 1] as number];
    const mayBeThree = this.#mayBeThree;
    const airlineB = groupAirline[b] as number;
    for (let a = firstGroup[first] as number; a < endOfA; a++) {
      const airlineA = groupAirline[a] as number;
      if (may[airlineB * airlines + airlineA] === 0 || !taker.departs(a)) continue;
      for (let c = firstGroup[last] as number; c < endOfC; c++) {
        const airlineC = groupAirline[c] as number;
        if (may[airlineB * airlines + airlineC] === 0) continue;
        if (!mayBeThree && airlineA !== airlineB && airlineB !== airlineC && airlineA !== airlineC) continue;
        const longest = this.#longest(first, middle, last, a, b, c);
        const plate = groupAirline[longest] as number;
        if (hasCabin[longest] === 0 || taker.isTooDear(plate, 2) || !taker.goesOn(b, middle) || !taker.goesOn(c, last)) continue;
        taker.triple(a, b, c, first, middle, last, plate);
      }
    }
  }

  #longest(first: number, middle: number, last: number, a: number, b: number, c: number): number {
    const { km } = this.#parts.timetable.edges;
    const [one, two, three] = [km[first] as number, km[middle] as number, km[last] as number];
    if (one >= two && one >= three) return a;
    return two >= three ? b : c;
  }

  #shareTicket(groupBefore: number, groupAfter: number): boolean {
    const { groupAirline } = this.#parts.timetable.edges;
    return this.#tickets.may[(groupAirline[groupBefore] as number) * this.#airlineCount + (groupAirline[groupAfter] as number)] === 1;
  }
}
