import type { LocalDate } from "../../core/kernel/index.ts";
import {
  BestBound,
  BestBounds,
  bestPairs,
  bestRoundTrip,
  type BoundQuery,
  boundQuery,
  type BoundSearch,
  type FoundBound,
  LIMITS,
  type Limits,
  longestBoundMinutes,
  type OneWayQuery,
  TURNAROUND_MINUTES,
} from "../routing/index.ts";
import { OriginSearch } from "./origin-search.ts";

/** The cheapest trip to each of many places. */
export interface ExploreQuery extends Omit<OneWayQuery, "destinations" | "limit"> {
  /** Places, each with its airports. */
  readonly places: readonly (readonly number[])[];
  /** The local day on which the inbound departs; null for one way. */
  readonly returnDay: LocalDate | null;
}

/** A trip that was found. */
export interface ExploredTrip {
  readonly outbound: FoundBound;
  readonly inbound: FoundBound | null;
  /** US cents per traveller, both bounds, taxes in. */
  readonly cents: number;
}

/** Ways back from so many places are looked for in a row: some tens of milliseconds. */
const PLACES_OF_PIECE = 200;

/**
 * For each place what `searchOneWay` or `searchRoundTrip` gives with a limit of one; null where nothing leads there. What departs is listed
 * once for all places. @throws RangeError when a day is outside of the horizon.
 */
export function searchExplore(search: BoundSearch, query: ExploreQuery): (ExploredTrip | null)[] {
  const pieces = exploreInPieces(search, query);
  let piece = pieces.next();
  while (piece.done !== true) piece = pieces.next();
  return piece.value;
}

/** The same with pauses, in which the search may be used for something else. One way takes one piece. */
export function* exploreInPieces(search: BoundSearch, query: ExploreQuery): Generator<undefined, (ExploredTrip | null)[], undefined> {
  const { places, origins, returnDay } = query;
  const out = { ...boundQuery({ ...query, destinations: [] }, query.day), origins };
  if (returnDay === null) {
    const bests = places.map(() => new BestBound());
    fillOutward(search, out, bests, places);
    return bests.map(({ found }) => found && { outbound: found, inbound: null, cents: found.cents });
  }
  const outs = places.map(() => new BestBounds());
  fillOutward(search, out, outs, places);
  const trips: (ExploredTrip | null)[] = [];
  for (let first = 0; first < places.length; first += PLACES_OF_PIECE) {
    yield;
    const end = first + PLACES_OF_PIECE;
    trips.push(...bestTrips(search, { ...query, returnDay, places: places.slice(first, end) }, outs.slice(first, end)));
  }
  return trips;
}

/** The best trips to some of the places, with the ways there that were found. */
function bestTrips(
  search: BoundSearch,
  query: ExploreQuery & { readonly returnDay: LocalDate },
  outs: readonly BestBounds[],
): (ExploredTrip | null)[] {
  const { places, returnDay } = query;
  const backs = outs.map(({ isEmpty }) => new BestBounds(isEmpty ? -Infinity : Infinity));
  const reached = places.flatMap((airports, place) => (outs[place]?.isEmpty === false ? airports : []));
  fillHomeward(search, { ...boundQuery({ ...query, destinations: [] }, returnDay), origins: reached }, backs, places, query.origins);
  return places.map((destinations, place) => {
    const [outbounds, inbounds] = [outs[place]?.sorted() ?? [], backs[place]?.sorted() ?? []];
    if (outbounds.length === 0 || inbounds.length === 0) return null;
    if (areApart(outbounds, inbounds)) return bestPairs({ outbounds, inbounds, fares: search.fares }, 1)[0] ?? null;
    return bestRoundTrip(search, { ...query, destinations, returnDay }, null);
  });
}

/** Whether any of the inbounds may follow any of the outbounds: else the cheapest of each plate are not all that counts. */
function areApart(outbounds: readonly FoundBound[], inbounds: readonly FoundBound[]): boolean {
  const landed = Math.max(...outbounds.map(({ arrivesAtUtcMinute }) => arrivesAtUtcMinute));
  return inbounds.every(({ departsAtUtcMinute }) => departsAtUtcMinute >= landed + TURNAROUND_MINUTES);
}

/** Looks for the bounds to each place within the first of the `LIMITS` that find any. @param query from all origins together. */
function fillOutward(search: BoundSearch, query: ManyQuery, bests: readonly Best[], places: ExploreQuery["places"]): void {
  const fromOrigin = originSearchOf(search);
  const goals = places.map((destinations, place) => ({ destinations, sink: bests[place] as Best }));
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

/** The same from each place that is wanted. @param query from all places together. @param destinations of all of them. */
function fillHomeward(
  search: BoundSearch,
  query: ManyQuery,
  bests: readonly BestBounds[],
  places: ExploreQuery["places"],
  destinations: readonly number[],
): void {
  const within = (limits: Limits): void => {
    for (const [place, best] of bests.entries())
      if (best.isEmpty && best.mostCents() > 0) search.run({ ...query, origins: places[place] ?? [], destinations }, limits, best);
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

type Best = BestBound | BestBounds;

/** One end of the bounds: many places are at the other. */
type ManyQuery = Omit<BoundQuery, "destinations">;

const LONGEST_MINUTES = Math.max(...LIMITS.map(longestBoundMinutes));
