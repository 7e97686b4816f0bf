import { epochDayOf } from "../../core/kernel/index.ts";
import type { BoundSearch, BoundSink, Limits } from "../routing/index.ts";
import type { DaySheet } from "./day-sheet.ts";
import type { CalendarQuery } from "./query.ts";

/** No clock is farther ahead of UTC: Kiribati's. Its days begin before all others. */
const FARTHEST_AHEAD_MINUTES = 14 * 60;

/** Tells the days, counted from the first one of the calendar, of which some may have passed by whatever clock. */
export function cutDays({ firstDay, departsFromUtcMinute = -Infinity }: CalendarQuery): (day: number) => boolean {
  const first = epochDayOf(firstDay);
  return (day) => departsFromUtcMinute > (first + day) * 1440 - FARTHEST_AHEAD_MINUTES;
}

/** Puts what one day has within the limits into a sheet, as the search finds it; what one airline plates, if one is named. */
export function searchDay(
  search: BoundSearch,
  query: CalendarQuery,
  limits: Limits,
  sheet: DaySheet,
  day: number,
  only: number | null,
): void {
  const { origins, destinations, cabin, seats, departsFromUtcMinute = -Infinity, maxStops = 2 } = query;
  const sink: BoundSink = {
    worstCents: (plate) => (only === null || plate === only ? (sheet.rowOf(plate)?.worstCents[day] ?? -Infinity) : -Infinity),
    add: ({ plate, cents, departsAt, arrivesAt }) => {
      const row = sheet.rowOf(plate);
      if (row && cents < (row.worstCents[day] as number)) sheet.add(row, { day, plate, cents, departsAt, arrivesAt });
    },
  };
  const bound = { origins, destinations, cabin, seats, departsFromUtcMinute, maxStops };
  search.run({ ...bound, day: epochDayOf(query.firstDay) + day, today: epochDayOf(query.today) }, limits, sink);
}
