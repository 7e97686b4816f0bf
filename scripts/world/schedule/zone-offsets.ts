/** Mondays at noon UTC of the year in which the offsets are looked up: clocks change at weekends, or on a Friday or Thursday before. */
const MONDAYS: readonly number[] = Array.from({ length: 53 }, (_, week) => Date.UTC(2027, 0, 4, 12) + week * 7 * 86_400_000);

const offsetsByZone = new Map<string, Int16Array>();

/** Minutes ahead of UTC in an IANA zone, one for each week of a year. Throws RangeError for an unknown zone. */
function weeklyOffsets(zone: string): Int16Array {
  const known = offsetsByZone.get(zone);
  if (known !== undefined) return known;
  const format = new Intl.DateTimeFormat("en-US", { timeZone: zone, timeZoneName: "longOffset" });
  const offsets = Int16Array.from(MONDAYS, (monday) => parseOffset(format.format(monday)));
  offsetsByZone.set(zone, offsets);
  return offsets;
}

/** `6/15/2027, GMT-03:30` as -210. */
function parseOffset(text: string): number {
  const [, sign, hours = "0", minutes = "0"] = /GMT(?:([+-])(\d{2}):(\d{2}))?$/.exec(text) ?? [];
  return (sign === "-" ? -1 : 1) * (Number(hours) * 60 + Number(minutes));
}

/** How many minutes the clock at the destination is ahead, over the year. */
export interface ClockShift {
  /** In most weeks. */
  readonly usual: number;
  /** Every value of the year: it changes where one end alone changes its clocks, or not in the same week. */
  readonly all: readonly number[];
}

const shiftsByZones = new Map<string, ClockShift>();

/** The shift between two IANA zones. */
export function clockShift(from: string, to: string): ClockShift {
  const key = `${from} ${to}`;
  const known = shiftsByZones.get(key);
  if (known !== undefined) return known;
  const [origin, destination] = [weeklyOffsets(from), weeklyOffsets(to)];
  const weeks = new Map<number, number>();
  for (const [week, offset] of destination.entries()) {
    const shift = offset - (origin[week] ?? 0);
    weeks.set(shift, (weeks.get(shift) ?? 0) + 1);
  }
  const all = [...weeks.keys()].sort((a, b) => (weeks.get(b) ?? 0) - (weeks.get(a) ?? 0));
  const shift = { usual: all[0] ?? 0, all };
  shiftsByZones.set(key, shift);
  return shift;
}
