import { type Instant, Temporal } from "../kernel/index.ts";

/** `20270312T193000`: the wall time of a moment in a zone, UTC when none is named. */
export const stamp = (at: Instant, zone = "UTC"): string => stampOf(Temporal.Instant.from(at).toZonedDateTimeISO(zone).toPlainDateTime());

const stampOf = (wall: Temporal.PlainDateTime): string => wall.toString({ smallestUnit: "second" }).replaceAll(/[-:]/g, "");

/** Whether the clock of a zone shows the same time once before, as it does in the hour after it was put back. */
export function isAmbiguous(at: Instant, zone: string): boolean {
  const zoned = Temporal.Instant.from(at).toZonedDateTimeISO(zone);
  return !zoned.toPlainDateTime().toZonedDateTime(zone).equals(zoned);
}

/**
 * The rules of a zone as a calendar states them (VTIMEZONE): the offset that holds at the first of some moments, and every change of
 * the clock up to the last.
 */
export function timeZoneLines(zone: string, moments: readonly Instant[]): readonly string[] {
  const sorted = moments.map((at) => Temporal.Instant.from(at)).toSorted((a, b) => Temporal.Instant.compare(a, b));
  const [first, last] = [sorted[0], sorted.at(-1)];
  if (!first || !last) return [];
  const changes = changesBetween(first.toZonedDateTimeISO(zone), last);
  return ["BEGIN:VTIMEZONE", `TZID:${zone}`, ...changes.flatMap(changeLines), "END:VTIMEZONE"];
}

/** A moment from which a zone's clock runs at another offset. */
interface ClockChange {
  readonly from: string;
  readonly to: string;
  /** By the clock that is put forward or back. */
  readonly wall: Temporal.PlainDateTime;
  readonly isSummer: boolean;
}

function changesBetween(first: Temporal.ZonedDateTime, last: Temporal.Instant): readonly ClockChange[] {
  const before = first.add({ seconds: 1 }).getTimeZoneTransition("previous");
  const changes = [before && before.year >= EPOCH.year ? changeAt(before) : foreverOf(first)];
  let next = first.getTimeZoneTransition("next");
  while (next && Temporal.Instant.compare(next.toInstant(), last) <= 0) {
    changes.push(changeAt(next));
    next = next.getTimeZoneTransition("next");
  }
  return changes;
}

function changeAt(change: Temporal.ZonedDateTime): ClockChange {
  const earlier = change.subtract({ seconds: 1 });
  const wall = change.toPlainDateTime().subtract({ nanoseconds: change.offsetNanoseconds - earlier.offsetNanoseconds });
  return { from: earlier.offset, to: change.offset, wall, isSummer: change.offsetNanoseconds > earlier.offsetNanoseconds };
}

/** Changes from before are none that a calendar of today needs; their offsets had seconds. */
const EPOCH = Temporal.PlainDateTime.from("1970-01-01T00:00");

const foreverOf = ({ offset }: Temporal.ZonedDateTime): ClockChange => ({
  from: offset,
  to: offset,
  wall: EPOCH,
  isSummer: false,
});

function changeLines({ from, to, wall, isSummer }: ClockChange): readonly string[] {
  const kind = isSummer ? "DAYLIGHT" : "STANDARD";
  return [`BEGIN:${kind}`, `DTSTART:${stampOf(wall)}`, `TZOFFSETFROM:${plain(from)}`, `TZOFFSETTO:${plain(to)}`, `END:${kind}`];
}

const plain = (offset: string): string => offset.replaceAll(":", "");
