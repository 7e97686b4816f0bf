import { epochDayOf, type LocalDate } from "../../core/kernel/index.ts";
import { type Candidate, newCandidate } from "./bound-list.ts";
import type { BoundQuery, BoundSearch } from "./bound-search.ts";
import type { BoundSink } from "./bound-sink.ts";
import { Dominance } from "./dominance.ts";
import type { FoundBound, OneWayQuery } from "./query.ts";
import { LIMITS } from "./rules.ts";

/** The best bounds for a query, at most `limit`, best first, within the first of the `LIMITS` that find any. */
export const findBounds = (search: BoundSearch, query: BoundQuery, limit: number): FoundBound[] =>
  collect(search, query, limit, () => true);

/** All bounds for a query that no other one makes pointless, in the order of `findBounds`. */
export function findWorthwhile(search: BoundSearch, query: BoundQuery): FoundBound[] {
  const dominance = new Dominance(search.timetable.flights);
  return collect(search, query, Infinity, (bound) => dominance.isWorthwhile(bound));
}

/** The outbound of a query in the search's own units. */
export function boundQuery(query: OneWayQuery, day: LocalDate): BoundQuery {
  const { origins, destinations, cabin, seats, departsFromUtcMinute = -Infinity, maxStops = 2 } = query;
  return { origins, destinations, cabin, seats, departsFromUtcMinute, maxStops, day: epochDayOf(day), today: epochDayOf(query.today) };
}

/** Only what is wanted becomes objects: of a big market's thousands of bounds, a few hundred. */
function collect(search: BoundSearch, query: BoundQuery, limit: number, isWanted: (bound: Candidate) => boolean): FoundBound[] {
  const { bounds } = search;
  const sink: BoundSink = { worstCents: () => bounds.worstCents(), add: (candidate) => bounds.add(candidate) };
  bounds.clear(limit);
  for (const limits of LIMITS) if (bounds.count === 0) search.run(query, limits, sink);
  const bound = newCandidate();
  const found: FoundBound[] = [];
  for (const slot of bounds.sorted()) {
    bounds.read(slot, bound);
    if (isWanted(bound)) found.push(boundOf(bound));
  }
  return found;
}

const boundOf = ({ flights, days, legs, plate, cents, departsAt, arrivesAt }: Candidate): FoundBound => ({
  flights: head(flights, legs),
  days: head(days, legs),
  plate,
  cents,
  departsAtUtcMinute: departsAt,
  arrivesAtUtcMinute: arrivesAt,
});

/** A plain array of the first entries; a view on the column would cost several times as much. */
function head(column: Int32Array, count: number): number[] {
  const entries: number[] = [];
  for (let entry = 0; entry < count; entry++) entries.push(column[entry] as number);
  return entries;
}
