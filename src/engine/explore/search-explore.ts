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
  const out = { ...boundQuery({ ...query, destinations: [] }, query.day), origins };
  const outward = places.map((destinations): Ends => ({ origins, destinations }));
  if (returnDay === null) {
    const bests = places.map(() => new BestBounds("together"));
    fill(search, out, bests, outward);
    return bests.map((best) => best.sorted().map((outbound) => ({ outbound, inbound: null, cents: outbound.cents }))[0] ?? null);
  }
  const outs = places.map(() => new BestBounds("byPlate"));
  fill(search, out, outs, outward);
  const backs = outs.map(({ isEmpty }) => new BestBounds("byPlate", () => (isEmpty ? -Infinity : Infinity)));
  const reached = places.flatMap((airports, place) => (outs[place]?.isEmpty === false ? airports : []));
  const homeward = places.map((airports): Ends => ({ origins: airports, destinations: origins }));
  fill(search, { ...boundQuery({ ...query, destinations: [] }, returnDay), origins: reached }, backs, homeward);
  return places.map((destinations, place) => {
    const [outbounds, inbounds] = [outs[place]?.sorted() ?? [], backs[place]?.sorted() ?? []];
    if (outbounds.length === 0 || inbounds.length === 0) return null;
    if (areApart(outbounds, inbounds)) return bestPairs({ outbounds, inbounds, fares: search.fares }, 1)[0] ?? null;
    return bestRoundTrip(search, { ...query, destinations, returnDay }, null);
  });
}

type Ends = Pick<BoundQuery, "origins" | "destinations">;

/** Whether any of the inbounds may follow any of the outbounds: else the cheapest of each plate are not all that counts. */
function areApart(outbounds: readonly FoundBound[], inbounds: readonly FoundBound[]): boolean {
  const landed = Math.max(...outbounds.map(({ arrivesAtUtcMinute }) => arrivesAtUtcMinute));
  return inbounds.every(({ departsAtUtcMinute }) => departsAtUtcMinute >= landed + TURNAROUND_MINUTES);
}

/** Looks for the bounds between the ends of each place within the first of the `LIMITS` that find any. @param query from all origins together. */
function fill(search: BoundSearch, query: Omit<BoundQuery, "destinations">, bests: readonly BestBounds[], ends: readonly Ends[]): void {
  const within = (limits: Limits): void => {
    for (const [place, best] of bests.entries())
      if (best.isEmpty && best.worstCents(0) > 0) search.run({ ...query, ...(ends[place] as Ends) }, limits, best);
  };
  for (const limits of LIMITS) search.keepingLists(query, longestBoundMinutes(limits), () => within(limits));
}
