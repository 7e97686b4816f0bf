import type { Hits } from "./hits.ts";
import { TIERS } from "./name-kinds.ts";

/** A misspelled name stands no lower than here, counted from zero: the fifth line. */
const LAST_GOOD_LINE = 4;

/**
 * The order of what was typed right and what may be a slip. With nothing right, all slips. Otherwise only whole names count as slips:
 * beside an exact name those of busier places, else those that are worth more than what stands on the last good line.
 */
export function mergeMisspelled(right: readonly number[], literal: Hits, slips: Hits): readonly number[] {
  const [best] = right;
  if (best === undefined) return slips.ranked();
  const line = Math.min(right.length, LAST_GOOD_LINE);
  const rival = right[line];
  const isRivalWeak = rival === undefined || literal.tier(rival) > TIERS.startOfCity;
  const isExact = literal.tier(best) <= TIERS.exactCity;
  const isWorthy = (place: number): boolean =>
    slips.tier(place) === TIERS.misspelledName &&
    literal.tier(place) >= TIERS.wordsInAnyOrder &&
    (isExact ? place < best : isRivalWeak || place < rival);
  const room = Math.max(1, LAST_GOOD_LINE + 1 - right.length);
  const chosen = slips.ranked().filter(isWorthy).slice(0, room);
  return [...new Set([...right.slice(0, line), ...chosen, ...right.slice(line)])];
}
