import type { LocalDate } from "../../core/kernel/index.ts";
import {
  BestBound,
  BestBounds,
  type BoundQuery,
  boundQuery,
  type BoundSearch,
  LIMITS,
  type Limits,
  longestBoundMinutes,
  type OneWayQuery,
  type WholeSink,
} from "../routing/index.ts";
import { BestsByStops } from "./bests-by-stops.ts";
import { OriginSearch } from "./origin-search.ts";
import { oneWayTrips, roundTrips, type TripsByStops } from "./trips-by-stops.ts";

/** The cheapest trips to each of many places. */
export interface ExploreQuery extends Omit<OneWayQuery, "destinations" | "limit"> {
  /** Places, each with its airports. */
  readonly places: readonly (readonly number[])[];
  /** The local day on which the inbound departs; null for one way. */
  readonly returnDay: LocalDate | null;
}

/** Ways back from so many places are looked for in a row: some tens of milliseconds. */
const PLACES_OF_PIECE = 200;

/**
 * For each place what is cheapest of all that `searchOneWay` or `searchRoundTrip` finds, and of that with fewer stops. What departs is listed once
 * for all places. @throws RangeError when a day is outside of the horizon.
 */
export function searchExplore(search: BoundSearch, query: ExploreQuery): TripsByStops[] {
  const pieces = exploreInPieces(search, query);
  let piece = pieces.next();
  while (piece.done !== true) piece = pieces.next();
  return piece.value;
}

/** The same with pauses, in which the search may be used for something else. One way takes one piece. */
export function* exploreInPieces(search: BoundSearch, query: ExploreQuery): Generator<undefined, TripsByStops[], undefined> {
  const { places, origins, returnDay } = query;
  const out = { ...boundQuery({ ...query, destinations: [] }, query.day), origins };
  if (returnDay === null) {
    const bests = places.map(() => new BestsByStops(() => new BestBound()));
    fillOutward(search, out, bests, places);
    return bests.map(oneWayTrips);
  }
  const outs = places.map(newBests);
  fillOutward(search, out, outs, places);
  const trips: TripsByStops[] = [];
  for (let first = 0; first < places.length; first += PLACES_OF_PIECE) {
    yield;
    const end = first + PLACES_OF_PIECE;
    trips.push(...tripsBack(search, { ...query, returnDay, places: places.slice(first, end) }, outs.slice(first, end)));
  }
  return trips;
}

/** The best bounds of each plate. */
type Bests = BestsByStops<BestBounds>;
const newBests = (): Bests => new BestsByStops(() => new BestBounds());

/** The trips to some of the places, with the ways there that were found. */
function tripsBack(search: BoundSearch, query: ExploreQuery & { readonly returnDay: LocalDate }, outs: readonly Bests[]): TripsByStops[] {
  const { places, returnDay } = query;
  const backs = outs.map((out) => (out.isEmpty ? null : newBests()));
  const reached = places.flatMap((airports, place) => (backs[place] === null ? [] : airports));
  fillHomeward(search, { ...boundQuery({ ...query, destinations: [] }, returnDay), origins: reached }, backs, places, query.origins);
  return places.map((destinations, place) => {
    const [out, back] = [outs[place], backs[place]];
    return out && back ? roundTrips(search, { ...query, destinations, returnDay }, out, back) : [];
  });
}

/** Looks for the bounds to each place within the first of the `LIMITS` that find any. @param query from all origins together. */
function fillOutward(search: BoundSearch, query: ManyQuery, bests: readonly Sink[], places: ExploreQuery["places"]): void {
  const fromOrigin = originSearchOf(search);
  const goals = places.map((destinations, place) => ({ destinations, sink: bests[place] as Sink }));
  const within = (limits: Limits): void =>
    fromOrigin.run(
      query,
      limits,
      goals.filter(({ sink }) => sink.isEmpty),
    );
  search.keepingLists(query, LONGEST_MINUTES, () => {
    fromOrigin.open(query);
    LIMITS.forEach(within);
  });
}

/** The same from each place whose bests are not null. @param query from all places together. @param destinations of all of them. */
function fillHomeward(
  search: BoundSearch,
  query: ManyQuery,
  bests: readonly (Bests | null)[],
  places: ExploreQuery["places"],
  destinations: readonly number[],
): void {
  const within = (limits: Limits): void => {
    for (const [place, best] of bests.entries())
      if (best?.isEmpty) search.run({ ...query, origins: places[place] ?? [], destinations }, limits, best);
  };
  for (const limits of LIMITS) search.keepingLists(query, longestBoundMinutes(limits), () => within(limits));
}

const originSearches = new WeakMap<BoundSearch, OriginSearch>();

/** What a search needs to look from one airport to many: made when first asked for. */
function originSearchOf(search: BoundSearch): OriginSearch {
  const made = originSearches.get(search) ?? new OriginSearch(search);
  originSearches.set(search, made);
  return made;
}

interface Sink extends WholeSink {
  readonly isEmpty: boolean;
}

/** One end of the bounds: many places are at the other. */
type ManyQuery = Omit<BoundQuery, "destinations">;

const LONGEST_MINUTES = Math.max(...LIMITS.map(longestBoundMinutes));
