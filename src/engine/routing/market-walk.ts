import type { BoundSearch } from "./bound-search.ts";
import type { Limits } from "./rules.ts";

/**
 * Takes the chains of a walk: one to three groups (one airline on one edge each) whose edges meet and whose airlines may share a
 * ticket. The plate is the airline of the longest.
 */
export interface ChainTaker {
  /** Whether anything of a group departs as the first leg. */
  departs(group: number): boolean;
  /** Whether anything of a group, on its edge, departs later as the middle leg. */
  goesOn(group: number, edge: number): boolean;
  /** The same as the last leg. */
  ends(group: number, edge: number): boolean;
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
  #maySell: Uint8Array = NONE;
  #mayBeThree = false;

  constructor(parts: BoundSearch, taker: ChainTaker) {
    this.#parts = parts;
    this.#taker = taker;
    this.#airlineCount = parts.timetable.airlines.length;
  }

  /** Sets what a walk keeps to. @param hasCabin by group, 1 where it has the cabin that the longest leg must have. */
  open(hasCabin: Uint8Array, { ticket, airlines }: Limits): void {
    this.#hasCabin = hasCabin;
    this.#maySell = this.#parts.tickets[ticket];
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
    const { firsts, lasts } = corridor;
    const { from, to } = timetable.edges;
    if (firsts.count < lasts.count) {
      for (let place = 0; place < firsts.count; place++) this.#oneStop(to[firsts.edges[place] as number] as number);
    } else {
      for (let place = 0; place < lasts.count; place++) this.#oneStop(from[lasts.edges[place] as number] as number);
    }
  }

  #oneStop(stop: number): void {
    const { firsts, lasts, detourKm } = this.#parts.corridor;
    if ((firsts.km[stop] as number) + (lasts.km[stop] as number) <= detourKm) this.#pairAirlines(firsts.edgeAt(stop), lasts.edgeAt(stop));
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
          !this.#taker.ends(after, last)
        )
          continue;
        this.#taker.pair(before, after, first, last, plate);
      }
    }
  }

  /** From the end at which fewer edges lead on. */
  twoStops(): void {
    if (this.#parts.corridor.isNarrowerAtStart()) this.#twoStopsFromStart();
    else this.#twoStopsFromEnd();
  }

  #twoStopsFromStart(): void {
    const { corridor, timetable } = this.#parts;
    const { firsts, lasts, detourKm, mostLastKm } = corridor;
    const { to, outFirst, km } = timetable.edges;
    const { area } = timetable.ground;
    for (let place = 0; place < firsts.count; place++) {
      const first = firsts.edges[place] as number;
      const stop = to[first] as number;
      const kmLeft = detourKm - (firsts.km[stop] as number);
      for (let middle = outFirst[stop] as number; middle < (outFirst[stop + 1] as number); middle++) {
        const next = to[middle] as number;
        const lastKm = lasts.km[next] as number;
        if ((km[middle] as number) + lastKm > kmLeft || lastKm > (mostLastKm[stop] as number)) continue;
        if (area[next] !== area[stop]) this.#tripleAirlines(first, middle, lasts.edgeAt(next));
      }
    }
  }

  #twoStopsFromEnd(): void {
    const { corridor, timetable } = this.#parts;
    const { firsts, lasts, detourKm, inKm, mostLastKm } = corridor;
    const { from, inFirst, inEdges, inFrom } = timetable.edges;
    const { area } = timetable.ground;
    for (let place = 0; place < lasts.count; place++) {
      const last = lasts.edges[place] as number;
      const stop = from[last] as number;
      const lastKm = lasts.km[stop] as number;
      const kmLeft = detourKm - lastKm;
      for (let row = inFirst[stop] as number; row < (inFirst[stop + 1] as number); row++) {
        const before = inFrom[row] as number;
        if ((firsts.km[before] as number) + (inKm[row] as number) > kmLeft || lastKm > (mostLastKm[before] as number)) continue;
        if (area[before] !== area[stop]) this.#tripleAirlines(firsts.edgeAt(before), inEdges[row] as number, last);
      }
    }
  }

  /** Airlines of three edges that may share a ticket. Written out: this is where a search spends most of its time. */
  #tripleAirlines(first: number, middle: number, last: number): void {
    const { firstGroup, groupAirline } = this.#parts.timetable.edges;
    const [taker, maySell, airlines, hasCabin] = [this.#taker, this.#maySell, this.#airlineCount, this.#hasCabin];
    const [endOfB, endOfC] = [firstGroup[middle + 1] as number, firstGroup[last + 1] as number];
    const mayBeThree = this.#mayBeThree;
    for (let a = firstGroup[first] as number; a < (firstGroup[first + 1] as number); a++) {
      if (!taker.departs(a)) continue;
      const airlineA = groupAirline[a] as number;
      for (let b = firstGroup[middle] as number; b < endOfB; b++) {
        const airlineB = groupAirline[b] as number;
        if (maySell[airlineA * airlines + airlineB] === 0) continue;
        for (let c = firstGroup[last] as number; c < endOfC; c++) {
          const airlineC = groupAirline[c] as number;
          if (maySell[airlineB * airlines + airlineC] === 0) continue;
          if (!mayBeThree && airlineA !== airlineB && airlineB !== airlineC && airlineA !== airlineC) continue;
          const longest = this.#longest(first, middle, last, a, b, c);
          const plate = groupAirline[longest] as number;
          if (hasCabin[longest] === 0 || taker.isTooDear(plate, 2) || !taker.goesOn(b, middle) || !taker.ends(c, last)) continue;
          taker.triple(a, b, c, first, middle, last, plate);
        }
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
    return this.#maySell[(groupAirline[groupBefore] as number) * this.#airlineCount + (groupAirline[groupAfter] as number)] === 1;
  }
}
