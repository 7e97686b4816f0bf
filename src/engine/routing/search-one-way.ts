import { epochDayOf } from "../../core/kernel/index.ts";
import { BoundList, newCandidate } from "./bound-list.ts";
import type { BoundQuery, BoundSearch, BoundSink } from "./bound-search.ts";
import type { FoundBound, OneWayQuery } from "./query.ts";
import { RELAXED_LIMITS, RESULT_LIMIT, USUAL_LIMITS } from "./rules.ts";

/**
 * The best bounds for a query: by price, then duration, then departure, then fewer legs, then flight index. The relaxed limits
 * count only when the usual ones find nothing.
 */
export function searchOneWay(search: BoundSearch, query: OneWayQuery): FoundBound[] {
  const list = new BoundList(query.limit ?? RESULT_LIMIT);
  const sink: BoundSink = { worstCents: () => list.worstCents(), add: (candidate) => list.add(candidate) };
  search.run(boundQuery(query), USUAL_LIMITS, sink);
  if (list.count === 0) search.run(boundQuery(query), RELAXED_LIMITS, sink);
  return foundBounds(list);
}

function boundQuery(query: OneWayQuery): BoundQuery {
  const { origins, destinations, cabin, seats, departsFromUtcMinute = -Infinity } = query;
  return { origins, destinations, cabin, seats, departsFromUtcMinute, day: epochDayOf(query.day), today: epochDayOf(query.today) };
}

function foundBounds(list: BoundList): FoundBound[] {
  const bound = newCandidate();
  return Array.from(list.sorted(), (slot) => {
    list.read(slot, bound);
    return {
      flights: [...bound.flights.subarray(0, bound.legs)],
      days: [...bound.days.subarray(0, bound.legs)],
      plate: bound.plate,
      cents: bound.cents,
      departsAtUtcMinute: bound.departsAt,
      arrivesAtUtcMinute: bound.arrivesAt,
    };
  });
}
