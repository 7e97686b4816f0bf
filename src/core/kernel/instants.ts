import type { Instant } from "./dates.ts";
import { Temporal } from "./temporal.ts";

/** Reads ISO 8601 with an offset; null for anything else. */
export function parseInstant(text: string): Instant | null {
  try {
    return Temporal.Instant.from(text).toString() as Instant;
  } catch {
    // The platform's reader says no more than that it is none.
    return null;
  }
}

/** Compares moments as moments: as texts, `12:00:00.5Z` would stand before `12:00:00Z`. */
export const isBefore = (a: Instant, b: Instant): boolean => Temporal.Instant.compare(a, b) < 0;

/** `2027-03-01 12:00 UTC`, for those who work with us. */
export const utcText = (at: Instant): string => `${at.slice(0, 10)} ${at.slice(11, 16)} UTC`;

export const secondsAfter = (moment: Instant, seconds: number): Instant =>
  Temporal.Instant.from(moment).add({ seconds }).toString() as Instant;

export const secondsBefore = (moment: Instant, seconds: number): Instant => secondsAfter(moment, -seconds);

export const minutesBefore = (moment: Instant, minutes: number): Instant => secondsAfter(moment, -60 * minutes);
