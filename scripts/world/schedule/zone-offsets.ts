import { epochDayOf, type LocalDate } from "../../../src/core/kernel/index.ts";
import { offsetAt, type ZoneChanges, zoneChanges } from "../../../src/engine/timetable/zone-changes.ts";

/** The years whose clock changes are looked at: rules of later ones are the same, or not known yet. */
export const YEARS = { fromDay: epochDayOf("2026-01-01" as LocalDate), toDay: epochDayOf("2029-01-01" as LocalDate) } as const;

const changesByZone = new Map<string, ZoneChanges>();

/** Throws RangeError for an unknown zone. */
function changesOf(zone: string): ZoneChanges {
  const changes = changesByZone.get(zone) ?? zoneChanges(zone, YEARS.fromDay, YEARS.toDay);
  changesByZone.set(zone, changes);
  return changes;
}

/** How many minutes the clock at the destination is ahead, over the years. */
export interface ClockShift {
  /** The one that holds longest. */
  readonly usual: number;
  /** All that ever hold: several where one end alone changes its clocks, or the two not at the same moment. */
  readonly all: readonly number[];
  /** Those that a flight meets which is under way when the clocks change at its destination. */
  readonly underWay: readonly number[];
}

const shiftsByZones = new Map<string, ClockShift>();

/** The shift between two IANA zones. */
export function clockShift(from: string, to: string): ClockShift {
  const key = `${from} ${to}`;
  const known = shiftsByZones.get(key);
  if (known !== undefined) return known;
  const [origin, destination] = [changesOf(from), changesOf(to)];
  const underWay = destination.changes.map(({ atUtcMinute, offset }) => offset - offsetAt(origin, atUtcMinute - 1));
  const all = shiftsByDuration(origin, destination);
  const shift = { usual: all[0] ?? 0, all, underWay: [...new Set(underWay)] };
  shiftsByZones.set(key, shift);
  return shift;
}

/** Every shift that holds between two changes of either clock, the longest first. */
function shiftsByDuration(origin: ZoneChanges, destination: ZoneChanges): readonly number[] {
  const changes = [...origin.changes, ...destination.changes].map(({ atUtcMinute }) => atUtcMinute).sort((a, b) => a - b);
  const starts = [YEARS.fromDay * 1440, ...changes];
  const minutes = new Map<number, number>();
  for (const [index, start] of starts.entries()) {
    const shift = offsetAt(destination, start) - offsetAt(origin, start);
    minutes.set(shift, (minutes.get(shift) ?? 0) + (starts[index + 1] ?? YEARS.toDay * 1440) - start);
  }
  return [...minutes]
    .filter(([, held]) => held > 0)
    .sort((a, b) => b[1] - a[1])
    .map(([shift]) => shift);
}
