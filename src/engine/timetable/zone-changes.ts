/** A zone's offsets over a span of days, in minutes east of UTC. */
export interface ZoneChanges {
  /** The offset before the first change. */
  readonly firstOffset: number;
  /** Ascending. */
  readonly changes: readonly ZoneChange[];
}

interface ZoneChange {
  /** Minutes since 1970-01-01T00:00Z from which on `offset` holds. */
  readonly atUtcMinute: number;
  readonly offset: number;
}

/** No zone of the present time-zone database leaves an offset and comes back to it in less (Morocco's month of Ramadan is the shortest). */
const PROBE_MINUTES = 14 * 1440;

/**
 * The offsets of a zone from UTC midnight of one epoch day to that of another. Asks the platform's own clock at intervals and
 * halves those that hold a change: a start needs every zone of the world, and Temporal's polyfill takes four times as long.
 * @throws RangeError for an unknown zone.
 */
export function zoneChanges(zone: string, fromDay: number, toDay: number): ZoneChanges {
  const nameAt = offsetNames(zone);
  const changes: ZoneChange[] = [];
  const end = toDay * 1440 - 1;
  let minute = fromDay * 1440;
  let name = nameAt(minute);
  const firstOffset = offsetNamed(name);
  while (minute < end) {
    const next = Math.min(minute + PROBE_MINUTES, end);
    if (nameAt(next) === name) {
      minute = next;
    } else {
      minute = firstMinuteOf((at) => nameAt(at) !== name, minute, next);
      name = nameAt(minute);
      changes.push({ atUtcMinute: minute, offset: offsetNamed(name) });
    }
  }
  return { firstOffset, changes };
}

/** What clocks of a zone call their offset at a UTC minute, like `GMT+05:30`, behind what is the same at any minute. */
function offsetNames(zone: string): (utcMinute: number) => string {
  const format = new Intl.DateTimeFormat("en-US", { timeZone: zone, timeZoneName: "longOffset", year: "numeric" });
  return (utcMinute) => /GMT.*/.exec(format.format(utcMinute * 60_000))?.[0] ?? "";
}

/** `GMT-03:30` as -210; `GMT` alone is 0. */
function offsetNamed(name: string): number {
  const [, sign, hours = "0", minutes = "0"] = /^GMT(?:([+-])(\d{2}):(\d{2}))?/.exec(name) ?? [];
  return (sign === "-" ? -1 : 1) * (Number(hours) * 60 + Number(minutes));
}

/** The first minute after `before`, up to `after`, at which something is so that is not so before it and stays so after it. */
function firstMinuteOf(isSo: (minute: number) => boolean, before: number, after: number): number {
  let [low, high] = [before, after];
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2);
    if (isSo(middle)) high = middle;
    else low = middle;
  }
  return high;
}

/** The offset of a zone at a moment, in minutes. */
export function offsetAt({ firstOffset, changes }: ZoneChanges, utcMinute: number): number {
  return changes.findLast(({ atUtcMinute }) => atUtcMinute <= utcMinute)?.offset ?? firstOffset;
}
