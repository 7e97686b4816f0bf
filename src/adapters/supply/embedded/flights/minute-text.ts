import { dateOfEpochDay, once } from "../../../../core/kernel/index.ts";

/** As they are asked for: a search writes the same few days and minutes a hundred times. */
const dates = new Map<number, string>();
const times = once(() => Array.from({ length: 1440 }, (_, minute) => `${twoDigits(Math.floor(minute / 60))}:${twoDigits(minute % 60)}:00`));

const twoDigits = (value: number): string => String(value).padStart(2, "0");

/** Minutes since 1970-01-01T00:00, on whatever clock, as `2027-03-12T19:30:00`. */
export function minuteText(minute: number): string {
  const day = Math.floor(minute / 1440);
  return `${dateText(day)}T${times()[minute - day * 1440]}`;
}

function dateText(day: number): string {
  const known = dates.get(day);
  if (known !== undefined) return known;
  const date = dateOfEpochDay(day);
  dates.set(day, date);
  return date;
}
