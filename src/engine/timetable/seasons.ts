import { dateOfEpochDay, epochDayOf, type LocalDate, weekdayOf } from "../../core/kernel/index.ts";
import type { Season } from "./world.ts";

/** The seasons in the order of their numbers in the world file. */
export const SEASONS = ["year", "summer", "winter", "highSummer", "ski", "sunWinter"] as const satisfies readonly Season[];

/** First and last day of the seasons that have the same dates each year, `MM-DD`; those that span the new year start late. */
const FIXED = { highSummer: ["06-15", "09-10"], ski: ["12-15", "03-31"], sunWinter: ["12-15", "04-20"] } as const;

/**
 * Whether a season holds a day of departure. Summer and winter are those of the airlines' slots (IATA WASG): summer runs from
 * the last Sunday of March to the Saturday before the last Sunday of October, winter holds the other days.
 */
export function isInSeason(season: Season, day: LocalDate): boolean {
  if (season === "year") return true;
  if (season === "summer") return isSummer(day);
  if (season === "winter") return !isSummer(day);
  const [first, last] = FIXED[season];
  const date = day.slice(5);
  return first <= last ? first <= date && date <= last : date >= first || date <= last;
}

function isSummer(day: LocalDate): boolean {
  const year = day.slice(0, 4);
  const epochDay = epochDayOf(day);
  return epochDay >= lastSunday(`${year}-03-31`) && epochDay < lastSunday(`${year}-10-31`);
}

/** The epoch day of the last Sunday on or before a day. */
function lastSunday(day: string): number {
  const epochDay = epochDayOf(day as LocalDate);
  return epochDay - (weekdayOf(dateOfEpochDay(epochDay)) % 7);
}
