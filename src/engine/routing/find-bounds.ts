import { epochDayOf, type LocalDate } from "../../core/kernel/index.ts";
import { BoundList, newCandidate } from "./bound-list.ts";
import type { BoundQuery, BoundSearch, BoundSink } from "./bound-search.ts";
import type { FoundBound, OneWayQuery } from "./query.ts";
import { LIMITS } from "./rules.ts";

/** The best bounds for a query, at most `limit`, best first, within the first of the `LIMITS` that find any. */
export function findBounds(search: BoundSearch, query: BoundQuery, limit: number): FoundBound[] {
  const list = new BoundList(limit);
  const sink: BoundSink = { worstCents: () => list.worstCents(), add: (candidate) => list.add(candidate) };
  for (const limits of LIMITS) if (list.count === 0) search.run(query, limits, sink);
  return foundBounds(list);
}

/** The outbound of a query in the search's own units. */
export function boundQuery(query: OneWayQuery, day: LocalDate): BoundQuery {
  const { origins, destinations, cabin, seats, departsFromUtcMinute = -Infinity, maxStops = 2 } = query;
  return { origins, destinations, cabin, seats, departsFromUtcMinute, maxStops, day: epochDayOf(day), today: epochDayOf(query.today) };
}

function foundBounds(list: BoundList): FoundBound[] {
  const bound = newCandidate();
  return Array.from(list.sorted(), (slot) => {
    list.read(slot, bound);
    return {
      flights: head(bound.flights, bound.legs),
      days: head(bound.days, bound.legs),
      plate: bound.plate,
      cents: bound.cents,
      departsAtUtcMinute: bound.departsAt,
      arrivesAtUtcMinute: bound.arrivesAt,
    };
  });
}

/** A plain array of the first entries; a view on the column would cost several times as much. */
function head(column: Int32Array, count: number): number[] {
  const entries: number[] = [];
  for (let entry = 0; entry < count; entry++) entries.push(column[entry] as number);
  return entries;
}
