import { type Candidate, newCandidate, type BoundSearch, type BoundSink, NOBODY } from "../routing/index.ts";
import { type Connected, CONNECTED, CONNECTED_SIZE } from "./connected.ts";
import type { LastLegs } from "./last-legs.ts";

/** How long one must and may wait, minutes. */
interface Waits {
  least: number;
  most: number;
}

/**
 * Joins departures into bounds of the market at hand, as `DepartureJoin` does, where many markets are searched from one airport: what departs of a last
 * leg is found once, what connects before it is known, and what hour and seats make too dear is left out.
 */
export class OriginJoin {
  /** What hour and seats may make at most of the fare of what is joined next, so that it is wanted. A column of one, as below: a number handed on would be made an object. */
  readonly most = new Float64Array(1);
  readonly #parts: BoundSearch;
  readonly #legs: LastLegs;
  readonly #connected: Connected;
  readonly #candidate: Candidate = newCandidate();
  #sink: BoundSink = NOBODY;
  #elapsedLimit = 0;
  /** The greatest price factor of the candidate's legs. */
  readonly #dearest = new Float64Array(1);

  constructor(parts: BoundSearch, legs: LastLegs, connected: Connected) {
    this.#parts = parts;
    this.#legs = legs;
    this.#connected = connected;
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
      this.#candidate.flights[0] = firstLists.flight(one);
      this.#candidate.days[0] = firstLists.day(one);
      this.#candidate.departsAt = firstLists.departsAt(one);
      this.#dearest[0] = factor;
      this.#offer(1, plate, firstLists.arrivesAt(one));
    }
  }

  /** Connections of two legs, those `from` to before `to`, as they are. */
  pair(from: number, to: number, plate: number): void {
    const { hour, dearest, numbers } = this.#connected;
    const most = this.most[0] as number;
    for (let entry = from; entry < to; entry++) {
      if ((hour[entry] as number) * (dearest[entry] as number) > most) continue;
      const at = entry * CONNECTED_SIZE;
      const lands = numbers[at + CONNECTED.landsAt] as number;
      if (lands - (numbers[at + CONNECTED.departsAt] as number) > this.#elapsedLimit) continue;
      this.#placeConnected(at);
      this.#dearest[0] = dearest[entry] as number;
      this.#offer(2, plate, lands);
    }
  }

  /** Joins such connections with a last leg. */
  triple(from: number, to: number, place: number, plate: number, { least: leastWait, most: mostWait }: Waits): void {
    const { hour, dearest, numbers } = this.#connected;
    const start = this.#legs.startOf(place);
    const end = this.#legs.endOf(place);
    const most = this.most[0] as number;
    const { departsAt, arrivesAt, factor } = this.#legs.departures;
    for (let entry = from; entry < to; entry++) {
      const byHour = hour[entry] as number;
      const dearer = dearest[entry] as number;
      if (byHour * dearer > most) continue;
      const at = entry * CONNECTED_SIZE;
      const lands = numbers[at + CONNECTED.landsAt] as number;
      const mustArrive = (numbers[at + CONNECTED.departsAt] as number) + this.#elapsedLimit;
      for (let last = start; last < end; last++) {
        const wait = (departsAt[last] as number) - lands;
        if (wait < leastWait || wait > mostWait || (arrivesAt[last] as number) > mustArrive) continue;
        const dearestOfAll = Math.max(dearer, factor[last] as number);
        if (byHour * dearestOfAll > most) continue;
        this.#placeConnected(at);
        this.#placeLast(last);
        this.#dearest[0] = dearestOfAll;
        this.#offer(3, plate, arrivesAt[last] as number);
      }
    }
  }

  /** Writes a connection into the candidate. @param at where its numbers stand. */
  #placeConnected(at: number): void {
    const { firstLists } = this.#parts;
    const candidate = this.#candidate;
    const { numbers } = this.#connected;
    const first = numbers[at + CONNECTED.first] as number;
    candidate.flights[0] = firstLists.flight(first);
    candidate.days[0] = firstLists.day(first);
    candidate.flights[1] = numbers[at + CONNECTED.flight] as number;
    candidate.days[1] = numbers[at + CONNECTED.day] as number;
    candidate.departsAt = numbers[at + CONNECTED.departsAt] as number;
  }

  /** The same of a last leg. */
  #placeLast(entry: number): void {
    const { flight, day } = this.#legs.departures;
    this.#candidate.flights[2] = flight[entry] as number;
    this.#candidate.days[2] = day[entry] as number;
  }

  #offer(legs: number, plate: number, arrivesAt: number): void {
    const candidate = this.#candidate;
    const cents = this.#parts.market.fares.centsAt(candidate.flights, legs, plate, this.#dearest[0] as number);
    if (cents === 0 || cents > this.#sink.worstCents(plate, legs - 1)) return;
    candidate.legs = legs;
    candidate.plate = plate;
    candidate.cents = cents;
    candidate.arrivesAt = arrivesAt;
    this.#sink.add(candidate);
  }
}
