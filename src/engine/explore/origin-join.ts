import { type Candidate, newCandidate, type BoundSearch, type BoundSink, NOBODY } from "../routing/index.ts";
import type { Connected } from "./connected.ts";
import type { LastLegs } from "./last-legs.ts";

/** How long one must and may wait, minutes. */
export interface Waits {
  least: number;
  most: number;
}

/**
 * Joins departures into bounds of the market at hand, as `DepartureJoin` does, where many markets are searched from one airport: what departs of a last
 * leg is found once, what connects before it is known, and what hour and seats make too dear is left out.
 */
export class OriginJoin {
  readonly #parts: BoundSearch;
  readonly #legs: LastLegs;
  readonly #candidate: Candidate = newCandidate();
  #sink: BoundSink = NOBODY;
  #elapsedLimit = 0;

  constructor(parts: BoundSearch, legs: LastLegs) {
    this.#parts = parts;
    this.#legs = legs;
  }

  /** Starts with another market. @param elapsedLimit minutes that a connecting bound may last. */
  open(sink: BoundSink, elapsedLimit: number): void {
    this.#sink = sink;
    this.#elapsedLimit = elapsedLimit;
  }

  /** Departures of one group, nonstop. */
  single(group: number, plate: number): void {
    const { firstLists } = this.#parts;
    for (let one = firstLists.first(group); one < firstLists.end(group); one++) {
      const factor = firstLists.factorOf(one);
      if (factor === 0) continue;
      this.#placeFirst(one);
      this.#offer(1, plate, firstLists.arrivesAt(one), factor);
    }
  }

  /** Joins departures of a first group with a last leg. @param most what hour and seats may make of the fare at most, so that it is wanted. */
  pair(before: number, place: number, plate: number, waits: Waits, most: number): void {
    const { firstLists } = this.#parts;
    for (let one = firstLists.first(before); one < firstLists.end(before); one++) {
      const factor = firstLists.factorOf(one);
      if (factor !== 0) this.#end(1, one, firstLists.arrivesAt(one), factor, place, plate, waits, most);
    }
  }

  /** Joins connections of two legs, those `from` to before `to`, with a last leg. @param most as above. */
  triple(connected: Connected, from: number, to: number, place: number, plate: number, waits: Waits, most: number): void {
    for (let entry = from; entry < to; entry++) {
      this.#candidate.flights[1] = connected.flight(entry);
      this.#candidate.days[1] = connected.day(entry);
      this.#end(2, connected.first(entry), connected.arrivesAt(entry), connected.dearest(entry), place, plate, waits, most);
    }
  }

  /** Ends what began with a listed departure, landed at a UTC minute after so many legs and has seats at a price factor. */
  #end(legs: number, one: number, landed: number, dearer: number, place: number, plate: number, waits: Waits, most: number): void {
    const { firstLists, fares } = this.#parts;
    const hour = fares.hourShare(firstLists.flight(one));
    if (hour * dearer > most) return;
    const [start, end] = [this.#legs.startOf(place), this.#legs.endOf(place)];
    const { departsAt, arrivesAt, factor } = this.#legs.departures;
    const mustArrive = firstLists.departsAt(one) + this.#elapsedLimit;
    for (let last = start; last < end; last++) {
      const wait = (departsAt[last] as number) - landed;
      if (wait < waits.least || wait > waits.most || (arrivesAt[last] as number) > mustArrive) continue;
      const dearest = Math.max(dearer, factor[last] as number);
      if (hour * dearest > most) continue;
      this.#placeFirst(one);
      this.#placeLast(legs, last);
      this.#offer(legs + 1, plate, arrivesAt[last] as number, dearest);
    }
  }

  /** Writes a listed departure of a first leg into the candidate. */
  #placeFirst(entry: number): void {
    const { firstLists } = this.#parts;
    this.#candidate.flights[0] = firstLists.flight(entry);
    this.#candidate.days[0] = firstLists.day(entry);
    this.#candidate.departsAt = firstLists.departsAt(entry);
  }

  /** The same of a last leg. */
  #placeLast(leg: number, entry: number): void {
    const { flight, day } = this.#legs.departures;
    this.#candidate.flights[leg] = flight[entry] as number;
    this.#candidate.days[leg] = day[entry] as number;
  }

  #offer(legs: number, plate: number, arrivesAt: number, dearest: number): void {
    const candidate = this.#candidate;
    const cents = this.#parts.market.fares.centsAt(candidate.flights, legs, plate, dearest);
    if (cents === 0 || cents > this.#sink.worstCents(plate, legs - 1)) return;
    candidate.legs = legs;
    candidate.plate = plate;
    candidate.cents = cents;
    candidate.arrivesAt = arrivesAt;
    this.#sink.add(candidate);
  }
}
