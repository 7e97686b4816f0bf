import { type Instant, isBefore, secondsAfter, secondsBefore } from "../kernel/index.ts";
import type { RateTable } from "./rates.ts";

/** A table with the moment since which offers are made with it. */
export interface KeptRates {
  readonly since: Instant;
  readonly rates: RateTable;
}

/** The first table of all holds for whatever came before it. */
const BEGINNING = "1970-01-01T00:00:00Z" as Instant;

/** How long before it holds a table is announced: every node must have heard of it by then. */
const ANNOUNCED_SECONDS = 60;

/** How long a table is kept after another one has taken its place. No offer lives nearly as long. */
const KEPT_SECONDS = 24 * 3600;

/**
 * The table of a moment; the first one for a moment before all of them.
 * @param kept the first one first.
 */
export const ratesAt = (kept: readonly KeptRates[], moment: Instant): RateTable | null =>
  (kept.findLast(({ since }) => !isBefore(moment, since)) ?? kept[0])?.rates ?? null;

/**
 * From when a new table may hold: a whole minute, for that is how exactly offers know their moment, that no node has reached yet, and
 * after every table that has been announced before.
 */
export function announcedSince(kept: readonly KeptRates[], now: Instant): Instant {
  const last = kept.at(-1)?.since;
  if (last === undefined) return BEGINNING;
  const from = isBefore(now, last) ? last : now;
  return wholeMinute(secondsAfter(from, ANNOUNCED_SECONDS + 59));
}

/** The beginnings of the tables by which nothing can be billed any more. */
export const forgottenBeginnings = (kept: readonly KeptRates[], now: Instant): readonly Instant[] =>
  kept
    .filter((_, index) => {
      const next = kept[index + 1];
      return next !== undefined && isBefore(next.since, secondsBefore(now, KEPT_SECONDS));
    })
    .map(({ since }) => since);

/** Whether two tables say the same, in whatever order. */
export function isSameTable(a: RateTable, b: RateTable): boolean {
  const codes = Object.keys(a.perUsd);
  return (
    a.asOf === b.asOf &&
    a.source === b.source &&
    codes.length === Object.keys(b.perUsd).length &&
    codes.every((code) => a.perUsd[code] === b.perUsd[code])
  );
}

const wholeMinute = (moment: Instant): Instant => `${moment.slice(0, 16)}:00Z` as Instant;
