import type { FoundBound, FoundRoundTrip } from "./query.ts";
import { RESULT_LIMIT } from "./rules.ts";

/**
 * How many nonstop trips a full answer holds at least, where there are as many. Connections between two big cities come in
 * thousands and would fill the answer by price alone; a filter for nonstops must not deny flights that exist.
 */
export const NONSTOPS_KEPT = 40;

type Found = FoundBound | FoundRoundTrip;

/** Whether no bound of the trip has a stop. */
export function isNonstop(found: Found): boolean {
  return "outbound" in found ? isNonstop(found.outbound) && isNonstop(found.inbound) : found.flights.length === 1;
}

/**
 * Gives up the dearest connections of a full answer for the cheapest nonstops that it misses. The order by price stays: what
 * comes in costs no less than what was there.
 * @param best the answer by price alone, best first.
 * @param listNonstops asks for the cheapest nonstop trips, best first; only called when the answer is full.
 */
export function keepNonstops<Trip extends Found>(
  best: readonly Trip[],
  limit: number,
  listNonstops: (limit: number) => readonly Trip[],
): Trip[] {
  if (best.length < limit || limit < RESULT_LIMIT) return [...best];
  const among = best.filter(isNonstop).length;
  const missing = listNonstops(NONSTOPS_KEPT).slice(among);
  const connections = best.length - among;
  let spare = Math.max(0, connections - missing.length);
  return [...best.filter((trip) => isNonstop(trip) || spare-- > 0), ...missing];
}
