import { RESULT_LIMIT } from "../../core/flights/index.ts";
import { byFirstAirport, byLastAirport, classOf, type FlightEnds, firstOfEachClass, isNonstop } from "./bound-class.ts";
import { type BothWays, byPlate, comparePairs, type Pair, PairOrder, type PlacesByPlate, roundTripOf } from "./pair-order.ts";
import type { FoundBound, FoundRoundTrip } from "./query.ts";
import { BOUND_REPEATS, NONSTOPS_KEPT } from "./rules.ts";

/**
 * What a traveller chooses from, of all pairs of an outbound and an inbound: the cheapest pair, the cheapest of each two numbers of stops, the cheapest of each airport, the cheapest nonstop pair of each two plates, one for each of the
 * cheapest nonstops, one for each class (see `classOf`) of each direction, then the others by price. No bound comes again and again while there are others.
 * @param ways as `findWorthwhile` gives them; the answer is in the order of `comparePairs`.
 */
export function varyPairs(ways: BothWays, ends: FlightEnds): FoundRoundTrip[] {
  const choice = new PairChoice(ways, ends);
  choice.takeCheapest();
  choice.takeStops();
  choice.takeAirports();
  choice.takeNonstops();
  choice.takeClasses();
  choice.takeRest();
  return choice.pairs.sort(comparePairs).map((pair) => roundTripOf(ways, pair));
}

const NUMBERS_OF_STOPS = [0, 1, 2] as const;

/** One direction of the trip. */
class Side {
  readonly bounds: readonly FoundBound[];
  readonly all: PlacesByPlate;
  readonly nonstops: PlacesByPlate;
  /** By the number of stops. */
  readonly byStops: readonly PlacesByPlate[];
  /** By place: in how many chosen pairs the bound is. */
  readonly uses: Uint8Array;
  readonly classesShown = new Set<number>();
  readonly nonstopsShown = new Set<number>();

  constructor(bounds: readonly FoundBound[]) {
    this.bounds = bounds;
    this.all = byPlate(bounds.keys(), bounds);
    this.nonstops = byPlate(this.cheapestNonstops(Infinity), bounds);
    this.byStops = NUMBERS_OF_STOPS.map((stops) => byPlate(this.#placesWith(stops), bounds));
    this.uses = new Uint8Array(bounds.length);
  }

  #placesWith(stops: number): number[] {
    return [...this.bounds.keys()].filter((place) => (this.bounds[place] as FoundBound).flights.length - 1 === stops);
  }

  cheapestNonstops(limit: number): number[] {
    return [...this.bounds.keys()].filter((place) => isNonstop(this.bounds[place] as FoundBound)).slice(0, limit);
  }

  only(place: number): PlacesByPlate {
    return byPlate([place], this.bounds);
  }
}

class PairChoice {
  readonly pairs: Pair[] = [];
  readonly #ways: BothWays;
  readonly #ends: FlightEnds;
  readonly #out: Side;
  readonly #back: Side;
  readonly #taken = new Set<number>();

  constructor(ways: BothWays, ends: FlightEnds) {
    this.#ways = ways;
    this.#ends = ends;
    this.#out = new Side(ways.outbounds);
    this.#back = new Side(ways.inbounds);
  }

  takeCheapest(): void {
    this.#take(this.#order(this.#out.all, this.#back.all).next());
  }

  /** What a filter for the stops of both directions leaves first. */
  takeStops(): void {
    for (const outs of this.#out.byStops) for (const backs of this.#back.byStops) this.#take(this.#order(outs, backs).next());
  }

  /** What a filter for an airport leaves first: trips that begin there and come back to it, or arrive there and leave again from it. */
  takeAirports(): void {
    const [outs, backs] = [this.#ways.outbounds, this.#ways.inbounds];
    this.#takeMeeting(byFirstAirport(outs, this.#ends), byLastAirport(backs, this.#ends));
    this.#takeMeeting(byLastAirport(outs, this.#ends), byFirstAirport(backs, this.#ends));
  }

  #takeMeeting(outsOf: ReadonlyMap<number, readonly number[]>, backsOf: ReadonlyMap<number, readonly number[]>): void {
    for (const [airport, outs] of outsOf) {
      const backs = backsOf.get(airport) ?? [];
      this.#take(this.#order(byPlate(outs, this.#ways.outbounds), byPlate(backs, this.#ways.inbounds)).next());
    }
  }

  takeNonstops(): void {
    const [outs, backs] = [this.#out.nonstops, this.#back.nonstops];
    for (const [outPlate, outPlaces] of outs)
      for (const [backPlate, backPlaces] of backs)
        this.#take(this.#order(new Map([[outPlate, outPlaces]]), new Map([[backPlate, backPlaces]])).next());
    for (const place of this.#out.cheapestNonstops(NONSTOPS_KEPT))
      if (!this.#out.nonstopsShown.has(place)) this.#takeFresh(this.#out.only(place), backs);
    for (const place of this.#back.cheapestNonstops(NONSTOPS_KEPT))
      if (!this.#back.nonstopsShown.has(place)) this.#takeFresh(outs, this.#back.only(place));
  }

  takeClasses(): void {
    for (const place of firstOfEachClass(this.#out.bounds, this.#ends))
      if (!this.#out.classesShown.has(this.#classOf(this.#out, place))) this.#takeFresh(this.#out.only(place), this.#back.all);
    for (const place of firstOfEachClass(this.#back.bounds, this.#ends))
      if (!this.#back.classesShown.has(this.#classOf(this.#back, place))) this.#takeFresh(this.#out.all, this.#back.only(place));
  }

  /** The others by price: those whose bounds are not shown often enough, and then, if there is room, those whose are. */
  takeRest(): void {
    for (const isWanted of [this.#isFresh, this.#isNew]) {
      const order = this.#order(this.#out.all, this.#back.all);
      while (this.pairs.length < RESULT_LIMIT) {
        const pair = order.next(isWanted);
        if (pair === null) break;
        this.#take(pair);
      }
    }
  }

  #takeFresh(outs: PlacesByPlate, backs: PlacesByPlate): void {
    this.#take(this.#order(outs, backs).next(this.#isFresh));
  }

  #order(outs: PlacesByPlate, backs: PlacesByPlate): PairOrder {
    return new PairOrder(this.#ways, outs, backs);
  }

  readonly #isNew = (out: number, back: number): boolean => !this.#taken.has(this.#keyOf(out, back));

  readonly #isFresh = (out: number, back: number): boolean =>
    (this.#out.uses[out] as number) < BOUND_REPEATS && (this.#back.uses[back] as number) < BOUND_REPEATS && this.#isNew(out, back);

  #take(pair: Pair | null): void {
    if (pair === null || this.pairs.length === RESULT_LIMIT || !this.#isNew(pair.out, pair.back)) return;
    this.pairs.push(pair);
    this.#taken.add(this.#keyOf(pair.out, pair.back));
    const sides = [
      { side: this.#out, place: pair.out },
      { side: this.#back, place: pair.back },
    ];
    const isAllNonstop = sides.every(({ side, place }) => isNonstop(side.bounds[place] as FoundBound));
    for (const { side, place } of sides) {
      side.uses[place] = (side.uses[place] as number) + 1;
      side.classesShown.add(this.#classOf(side, place));
      if (isAllNonstop) side.nonstopsShown.add(place);
    }
  }

  #keyOf(out: number, back: number): number {
    return out * this.#back.bounds.length + back;
  }

  #classOf(side: Side, place: number): number {
    return classOf(side.bounds[place] as FoundBound, this.#ends);
  }
}
