/** The local day in steps of five minutes: every factor of a timetable is a table of this length. */
export const SLOT_MINUTES = 5;
export const SLOTS = 1440 / SLOT_MINUTES;

/** Local times of a day, `from` inside, `to` outside; a window may run over midnight. Minutes after midnight. */
export interface DayWindow {
  readonly from: number;
  readonly to: number;
}

/** `23:30` as minutes after midnight; `24:00` is 1440. */
export function minuteOf(text: string): number {
  const [hours, minutes] = text.split(":").map(Number);
  if (hours === undefined || minutes === undefined || !(hours * 60 + minutes <= 1440)) throw new Error(`"${text}" is no time of day`);
  return hours * 60 + minutes;
}

/** `10:00-14:00 23:00-01:00` as windows. */
export function parseWindows(text: string): readonly DayWindow[] {
  return text.split(" ").map((window) => {
    const [from = "", to = ""] = window.split("-");
    return { from: minuteOf(from), to: minuteOf(to) };
  });
}

/** Whether a local minute lies in the window. */
export const isWithin = ({ from, to }: DayWindow, minute: number): boolean =>
  from <= to ? minute >= from && minute < to : minute >= from || minute < to;

/** The minute of the day, 0 to 1439, of any count of minutes, negative ones too. */
export const minuteOfDay = (minutes: number): number => ((minutes % 1440) + 1440) % 1440;

/** The slot of the day, 0 to 287, that holds any count of minutes. */
export const slotOf = (minutes: number): number => Math.floor(minuteOfDay(minutes) / SLOT_MINUTES);

/** A table over the day from a function of the local minute at which each slot starts. */
export const slotTable = (valueAt: (minute: number) => number): Float64Array =>
  Float64Array.from({ length: SLOTS }, (_, slot) => valueAt(slot * SLOT_MINUTES));
