import type { BoundSearch } from "./bound-search.ts";
import type { Limits } from "./rules.ts";

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

/** Walks every chain from one airport to another that the limits and the open corridor allow: by edges, then airlines. */
export class MarketWalk {
  readonly #parts: BoundSearch;
  /** By group, 1 where it has the cabin that the longest leg must have. */
  readonly #hasCabin: Uint8Array;
  readonly #limits: Limits;
  readonly #taker: ChainTaker;
  readonly #airlineCount: number;
  readonly #maySell: Uint8Array;

  constructor(parts: BoundSearch, hasCabin: Uint8Array, limits: Limits, taker: ChainTaker) {
    this.#parts = parts;
    this.#hasCabin = hasCabin;
    this.#limits = limits;
    this.#taker = taker;
    this.#airlineCount = parts.timetable.airlines.length;
    this.#maySell = parts.tickets[limits.ticket];
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

  oneStops(): void {
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
    const { corridor } = this.#parts;
    if (corridor.outOfFirst <= corridor.intoLast) this.#twoStopsFromStart();
    else this.#twoStopsFromEnd();
  }

  #twoStopsFromStart(): void {
    const { corridor, timetable } = this.#parts;
    const { to, outFirst } = timetable.edges;
    for (let entry = 0; entry < corridor.firstCount; entry++) {
      const stop = to[corridor.firstEdges[entry] as number] as number;
      for (let middle = outFirst[stop] as number; middle < (outFirst[stop + 1] as number); middle++) {
        const last = corridor.lastEdgeFrom(to[middle] as number);
        if (last >= 0) this.#threeEdges(entry, middle, last);
      }
    }
  }

  #twoStopsFromEnd(): void {
    const { corridor, timetable } = this.#parts;
    const { from, inFirst, inEdges } = timetable.edges;
    for (let lastEntry = 0; lastEntry < corridor.lastCount; lastEntry++) {
      const last = corridor.lastEdges[lastEntry] as number;
      const stop = from[last] as number;
      for (let row = inFirst[stop] as number; row < (inFirst[stop + 1] as number); row++) {
        const middle = inEdges[row] as number;
        const entry = corridor.firstEntryTo(from[middle] as number);
        if (entry >= 0) this.#threeEdges(entry, middle, last);
      }
    }
  }

  /** @param entry of the first edge in the corridor. */
  #threeEdges(entry: number, middle: number, last: number): void {
    const { corridor, timetable } = this.#parts;
    const { from, to, km } = timetable.edges;
    const { area } = timetable.ground;
    const first = corridor.firstEdges[entry] as number;
    if ((km[first] as number) + (km[middle] as number) + (km[last] as number) > corridor.detourKm) return;
    if ((km[last] as number) > (corridor.firstRemainingKm[entry] as number) + corridor.backtrackKm) return;
    if (area[to[middle] as number] !== area[from[middle] as number]) this.#tripleAirlines(first, middle, last);
  }

  /** Airlines of three edges that may share a ticket. */
  #tripleAirlines(first: number, middle: number, last: number): void {
    const { firstGroup, groupAirline } = this.#parts.timetable.edges;
    for (let a = firstGroup[first] as number; a < (firstGroup[first + 1] as number); a++) {
      if (!this.#taker.departs(a)) continue;
      for (let b = firstGroup[middle] as number; b < (firstGroup[middle + 1] as number); b++) {
        if (!this.#shareTicket(a, b)) continue;
        for (let c = firstGroup[last] as number; c < (firstGroup[last + 1] as number); c++) {
          if (!this.#shareTicket(b, c) || this.#areTooMany(a, b, c)) continue;
          const longest = this.#longest(first, middle, last, a, b, c);
          const plate = groupAirline[longest] as number;
          if (
            this.#hasCabin[longest] === 0 ||
            this.#taker.isTooDear(plate, 2) ||
            !this.#taker.goesOn(b, middle) ||
            !this.#taker.goesOn(c, last)
          )
            continue;
          this.#taker.triple(a, b, c, first, middle, last, plate);
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
}
