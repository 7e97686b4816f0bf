import { dateOfEpochDay, Temporal } from "../../core/kernel/index.ts";

/** A zone's offsets over a span of days, in minutes east of UTC. */
export interface ZoneChanges {
  /** The offset before the first change. */
  readonly firstOffset: number;
  /** Ascending. */
  readonly changes: readonly ZoneChange[];
}

export interface ZoneChange {
  /** Minutes since 1970-01-01T00:00Z from which on `offset` holds. */
  readonly atUtcMinute: number;
  readonly offset: number;
}

const offsetOf = (moment: Temporal.ZonedDateTime): number => moment.offsetNanoseconds / 60e9;

/** The offsets of a zone from UTC midnight of one epoch day to that of another. @throws RangeError for an unknown zone. */
export function zoneChanges(zone: string, fromDay: number, toDay: number): ZoneChanges {
  const start = Temporal.Instant.from(`${dateOfEpochDay(fromDay)}T00:00Z`).toZonedDateTimeISO(zone);
  const changes: ZoneChange[] = [];
  for (let change = nextChange(start); change !== null; change = nextChange(change)) {
    const atUtcMinute = change.epochMilliseconds / 60_000;
    if (atUtcMinute >= toDay * 1440) break;
    changes.push({ atUtcMinute, offset: offsetOf(change) });
  }
  return { firstOffset: offsetOf(start), changes };
}

const nextChange = (moment: Temporal.ZonedDateTime): Temporal.ZonedDateTime | null => moment.getTimeZoneTransition("next");

/** The offset of a zone at a moment, in minutes. */
export function offsetAt({ firstOffset, changes }: ZoneChanges, utcMinute: number): number {
  return changes.findLast(({ atUtcMinute }) => atUtcMinute <= utcMinute)?.offset ?? firstOffset;
}
