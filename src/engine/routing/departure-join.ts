import { newCandidate } from "./bound-list.ts";
import type { BoundSearch } from "./bound-search.ts";
import { type BoundSink, NOBODY } from "./bound-sink.ts";
import type { MarketAtHand } from "./market-at-hand.ts";
import { type Limits, RELAXED_LIMITS } from "./rules.ts";

/**
 * Joins the listed departures of groups (one airline on one edge each) whose edges meet into bounds, prices them and offers them
 * to the sink.
 */
export class DepartureJoin {
  readonly #parts: BoundSearch;
  readonly #market: MarketAtHand;
  readonly #candidate = newCandidate();
  #sink: BoundSink = NOBODY;
  #limits: Limits = RELAXED_LIMITS;
  #elapsedLimit = 0;

  constructor(parts: BoundSearch) {
    this.#parts = parts;
    this.#market = parts.market;
  }

  /** Starts with another market. @param elapsedLimit minutes that a connecting bound may last. */
  open(sink: BoundSink, limits: Limits, elapsedLimit: number): void {
    this.#sink = sink;
    this.#limits = limits;
    this.#elapsedLimit = elapsedLimit;
  }

  /** Departures of one group, nonstop. */
  single(group: number, plate: number): void {
    const { firstLists } = this.#parts;
    for (let entry = firstLists.first(group); entry < firstLists.end(group); entry++) {
      this.#placeFirst(entry);
      this.#offer(1, plate, entry, firstLists.arrivesAt(entry), firstLists.factorOf(entry));
    }
  }

  /** Joins departures of two groups, on the edges `first` and `last`. */
  pair(before: number, after: number, first: number, last: number, plate: number): void {
    const { firstLists, lists, connections } = this.#parts;
    const minWait = connections.minWait(first, last);
    const maxWait = connections.maxWait(first, last, this.#limits);
    const end = lists.end(after);
    for (let one = firstLists.first(before); one < firstLists.end(before); one++) {
      const landed = firstLists.arrivesAt(one);
      const mustArrive = firstLists.departsAt(one) + this.#elapsedLimit;
      this.#placeFirst(one);
      for (let two = lists.entryFrom(after, landed + minWait); two < end; two++) {
        if (lists.departsAt(two) > landed + maxWait) break;
        if (lists.arrivesAt(two) > mustArrive) continue;
        this.#place(1, two);
        this.#offer(2, plate, one, lists.arrivesAt(two), dearer(firstLists.factorOf(one), lists.factorOf(two)));
      }
    }
  }

  /** Joins departures of three groups, on the edges `first`, `middle` and `last`. */
  triple(a: number, b: number, c: number, first: number, middle: number, last: number, plate: number): void {
    const { firstLists, lists, connections } = this.#parts;
    const [minFirst, maxFirst] = [connections.minWait(first, middle), connections.maxWait(first, middle, this.#limits)];
    const [minSecond, maxSecond] = [connections.minWait(middle, last), connections.maxWait(middle, last, this.#limits)];
    for (let one = firstLists.first(a); one < firstLists.end(a); one++) {
      const landed = firstLists.arrivesAt(one);
      const mustArrive = firstLists.departsAt(one) + this.#elapsedLimit;
      this.#placeFirst(one);
      for (let two = lists.entryFrom(b, landed + minFirst); two < lists.end(b); two++) {
        if (lists.departsAt(two) > landed + maxFirst) break;
        const landedAgain = lists.arrivesAt(two);
        this.#place(1, two);
        for (let three = lists.entryFrom(c, landedAgain + minSecond); three < lists.end(c); three++) {
          if (lists.departsAt(three) > landedAgain + maxSecond) break;
          if (lists.arrivesAt(three) > mustArrive) continue;
          this.#place(2, three);
          const soFar = dearer(firstLists.factorOf(one), lists.factorOf(two));
          this.#offer(3, plate, one, lists.arrivesAt(three), dearer(soFar, lists.factorOf(three)));
        }
      }
    }
  }

  /** Writes a listed departure of a first leg into the candidate. */
  #placeFirst(entry: number): void {
    this.#candidate.flights[0] = this.#parts.firstLists.flight(entry);
    this.#candidate.days[0] = this.#parts.firstLists.day(entry);
  }

  /** The same of a later leg. */
  #place(leg: number, entry: number): void {
    this.#candidate.flights[leg] = this.#parts.lists.flight(entry);
    this.#candidate.days[leg] = this.#parts.lists.day(entry);
  }

  /** @param dearest the greatest price factor of the legs; 0 where one has no seats. */
  #offer(legs: number, plate: number, firstEntry: number, arrivesAt: number, dearest: number): void {
    if (dearest === 0) return;
    const candidate = this.#candidate;
    const cents = this.#market.fares.centsAt(candidate.flights, legs, plate, dearest);
    if (cents === 0 || cents > this.#sink.worstCents(plate, legs - 1)) return;
    candidate.legs = legs;
    candidate.plate = plate;
    candidate.cents = cents;
    candidate.departsAt = this.#parts.firstLists.departsAt(firstEntry);
    candidate.arrivesAt = arrivesAt;
    this.#sink.add(candidate);
  }
}

/** The greater of two price factors; 0 when one of them is. */
const dearer = (one: number, other: number): number => (one === 0 || other === 0 ? 0 : Math.max(one, other));
