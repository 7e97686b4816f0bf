import { dateOfEpochDay, once } from "../../../../core/kernel/index.ts";

/** A search writes the same few minutes a hundred times; `dateOfEpochDay` keeps the days. */
const times = once(() => Array.from({ length: 1440 }, (_, minute) => `${twoDigits(Math.floor(minute / 60))}:${twoDigits(minute % 60)}:00`));

const twoDigits = (value: number): string => String(value).padStart(2, "0");

/** Minutes since 1970-01-01T00:00, on whatever clock, as `2027-03-12T19:30:00`. */
export function minuteText(minute: number): string {
  const day = Math.floor(minute / 1440);
  return `${dateOfEpochDay(day)}T${times()[minute - day * 1440]}`;
}
