import type { Hits } from "./hits.ts";
import { TIERS } from "./name-kinds.ts";

/** A misspelled name stands no lower than here, counted from zero: the fifth line. */
const LAST_GOOD_LINE = 4;

/**
 * The order of what was typed right and what may be a slip. With nothing right, all slips. Otherwise a slip must be a whole name,
 * and a busier place than the one whose line it takes; beside an exact name it must be busier than that one.
 */
export function mergeMisspelled(right: readonly number[], literal: Hits, slips: Hits): readonly number[] {
  const [best] = right;
  if (best === undefined) return slips.ranked();
  const isExact = literal.tier(best) <= TIERS.exactCity;
  const names = slips.ranked().filter((place) => slips.tier(place) === TIERS.misspelledName && literal.tier(place) === TIERS.none);
  const rival = isExact ? best : right[LAST_GOOD_LINE];
  const worthy = rival === undefined ? names : names.filter((place) => place < rival);
  const room = Math.max(1, LAST_GOOD_LINE + 1 - right.length);
  const line = Math.min(right.length, LAST_GOOD_LINE);
  return [...right.slice(0, line), ...worthy.slice(0, room), ...right.slice(line)];
}
