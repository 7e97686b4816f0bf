import type { LocalDate } from "../../core/kernel/index.ts";
import {
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

/**
 * For each place what `searchOneWay` or `searchRoundTrip` gives with a limit of one; null where nothing leads there. What departs is listed
 * once for all places. @throws RangeError when a day is outside of the horizon.
 */
export function searchExplore(search: BoundSearch, query: ExploreQuery): (ExploredTrip | null)[] {
  const { places, origins, returnDay } = query;
  const out = boundQuery({ ...query, destinations: [] }, query.day);
  if (returnDay === null) {
    const bests = places.map(() => new BestBounds("together"));
    fill(search, out, bests, (place) => ({ origins, destinations: places[place] ?? [] }));
    return bests.map((best) => best.sorted().map((outbound) => ({ outbound, inbound: null, cents: outbound.cents }))[0] ?? null);
  }
  const back = boundQuery({ ...query, destinations: [] }, returnDay);
  const outs = places.map(() => new BestBounds("byPlate"));
  fill(search, out, outs, (place) => ({ origins, destinations: places[place] ?? [] }));
  const backs = places.map((_, place) => new BestBounds("byPlate", () => (outs[place]?.isEmpty === true ? -Infinity : Infinity)));
  fill(search, back, backs, (place) => ({ origins: places[place] ?? [], destinations: origins }));
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

/** Looks for the bounds of each place within the first of the `LIMITS` that find any. */
function fill(
  search: BoundSearch,
  query: Omit<BoundQuery, "origins" | "destinations">,
  bests: readonly BestBounds[],
  endsOf: (place: number) => Pick<BoundQuery, "origins" | "destinations">,
): void {
  const within = (limits: Limits): void => {
    for (const [place, best] of bests.entries())
      if (best.isEmpty && best.worstCents(0) > 0) search.run({ ...query, ...endsOf(place) }, limits, best);
  };
  for (const limits of LIMITS) search.keepingLists(query, longestBoundMinutes(limits), () => within(limits));
}
