import { dateOfEpochDay, epochDayOf, type LocalDate, weekdayOf } from "../../core/kernel/index.ts";
import { isInSeason, SEASONS } from "./seasons.ts";
import type { ServicePattern, Timetable } from "./timetable.ts";
import type { ZoneChangesOf } from "./known-clocks.ts";
import { offsetAt, type ZoneChanges, zoneChanges } from "./zone-changes.ts";

/** The days that can be searched, each with what runs on it and which time the clocks show. Days are counted from `firstDay`. */
export interface Horizon {
  /** Epoch day. */
  readonly firstDay: number;
  readonly days: number;
  /** How many service patterns there are. */
  readonly patterns: number;
  /** 1 where a service pattern runs, by `day * patterns + pattern`: a search asks about few days and many patterns. */
  readonly runs: Uint8Array;
  readonly clock: ZoneClock;
}

/**
 * Wall time to UTC, by `zone * days + day`: before the local minute `changesAt` of the day `offsetBefore` holds, from it on
 * `offsetAfter`, in minutes east of UTC. 1440 where the day has no change. This resolves wall times as Temporal's
 * "compatible" does: a skipped time moves on by the gap, a repeated time is its first pass.
 */
interface ZoneClock {
  readonly changesAt: Int16Array;
  readonly offsetBefore: Int16Array;
  readonly offsetAfter: Int16Array;
  /** The same zones as moments, for the way back from UTC to wall time. */
  readonly changes: readonly ZoneChanges[];
}

const NO_CHANGE = 1440;
/** An arrival may fall this many days outside of the horizon. */
const MARGIN_DAYS = 3;

/**
 * The tables for `days` days from `firstDay` on: from the day before yesterday (it may still be that day somewhere) is a good start.
 * @param changesOf who is asked for the zones' clocks; the platform unless said.
 */
export function createHorizon(
  { patterns, zones }: Timetable,
  firstDay: LocalDate,
  days: number,
  changesOf: ZoneChangesOf = zoneChanges,
): Horizon {
  const first = epochDayOf(firstDay);
  const changes = zones.map((zone) => changesOf(zone, first - MARGIN_DAYS, first + days + MARGIN_DAYS));
  return {
    firstDay: first,
    days,
    patterns: patterns.length,
    runs: runTable(patterns, first, days),
    clock: zoneClock(changes, first, days),
  };
}

function runTable(patterns: readonly ServicePattern[], firstDay: number, days: number): Uint8Array {
  const dates = Array.from({ length: days }, (_, day) => dateOfEpochDay(firstDay + day));
  const weekdayBits = dates.map((date) => 1 << (weekdayOf(date) - 1));
  const seasons = new Map(SEASONS.map((season) => [season, dates.map((date) => isInSeason(season, date))]));
  const runs = new Uint8Array(patterns.length * days);
  for (const [pattern, { weekdays, season }] of patterns.entries()) {
    const inSeason = seasons.get(season) ?? [];
    for (let day = 0; day < days; day++) {
      if (inSeason[day] === true && (weekdays & (weekdayBits[day] as number)) !== 0) runs[day * patterns.length + pattern] = 1;
    }
  }
  return runs;
}

function zoneClock(changes: readonly ZoneChanges[], firstDay: number, days: number): ZoneClock {
  const clock = {
    changesAt: new Int16Array(changes.length * days).fill(NO_CHANGE),
    offsetBefore: new Int16Array(changes.length * days),
    offsetAfter: new Int16Array(changes.length * days),
    changes,
  };
  for (const [zone, zoneChange] of changes.entries()) fillZone(clock, zone, zoneChange, firstDay, days);
  return clock;
}

/** Assumes at most one change a local day, which holds for every zone of the present time-zone database. */
function fillZone(clock: ZoneClock, zone: number, { firstOffset, changes }: ZoneChanges, firstDay: number, days: number): void {
  const row = zone * days;
  let before = firstOffset;
  let filledTo = 0;
  for (const { atUtcMinute, offset } of changes) {
    const changesAt = atUtcMinute + Math.max(before, offset);
    const day = Math.floor(changesAt / 1440) - firstDay;
    const until = Math.min(Math.max(day, 0), days);
    clock.offsetBefore.fill(before, row + filledTo, row + until);
    clock.offsetAfter.fill(before, row + filledTo, row + until);
    if (day >= 0 && day < days) {
      clock.changesAt[row + day] = changesAt - (firstDay + day) * 1440;
      clock.offsetBefore[row + day] = before;
      clock.offsetAfter[row + day] = offset;
    }
    filledTo = Math.min(Math.max(day + 1, 0), days);
    before = offset;
  }
  clock.offsetBefore.fill(before, row + filledTo, row + days);
  clock.offsetAfter.fill(before, row + filledTo, row + days);
}

/** Whether a service pattern runs on a day of the horizon. */
export const runsOn = ({ runs, patterns }: Horizon, pattern: number, day: number): boolean => runs[day * patterns + pattern] === 1;

/** UTC minute (since 1970) of a wall time: `day` counted from the horizon's first one, which must lie in the horizon. */
export function utcMinuteOf({ firstDay, days, clock }: Horizon, zone: number, day: number, minute: number): number {
  const entry = zone * days + day;
  const offsets = minute < (clock.changesAt[entry] as number) ? clock.offsetBefore : clock.offsetAfter;
  return (firstDay + day) * 1440 + minute - (offsets[entry] as number);
}

/** No zone changes its offset by more than this at once. */
const LARGEST_SHIFT = 120;

/** The first day of the horizon on which a departure of a zone may lie at or after a UTC minute. */
export const firstDayFrom = ({ firstDay, days, clock }: Horizon, zone: number, utcMinute: number): number =>
  Math.max(0, Math.floor((utcMinute + (clock.offsetBefore[zone * days] as number) - LARGEST_SHIFT) / 1440) - firstDay);

/** The last one on which it may lie at or before. */
export const lastDayUntil = ({ firstDay, days, clock }: Horizon, zone: number, utcMinute: number): number =>
  Math.min(days - 1, Math.floor((utcMinute + (clock.offsetBefore[zone * days] as number) + LARGEST_SHIFT) / 1440) - firstDay);

/** Minutes since 1970-01-01T00:00 on the clocks of a zone at a UTC minute. */
export function localMinuteOf({ clock }: Horizon, zone: number, utcMinute: number): number {
  return utcMinute + offsetAt(clock.changes[zone] as ZoneChanges, utcMinute);
}
