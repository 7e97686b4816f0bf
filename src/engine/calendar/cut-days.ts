import { epochDayOf } from "../../core/kernel/index.ts";
import type { BoundSearch, BoundSink, Limits } from "../routing/index.ts";
import { utcMinuteOf } from "../timetable/index.ts";
import type { DaySheet } from "./day-sheet.ts";
import type { CalendarQuery } from "./query.ts";

/** Tells the days, counted from the first one of the calendar, of which a part has passed by the clock of one of the origins. */
export function cutDays(
  { horizon, timetable }: Pick<BoundSearch, "horizon" | "timetable">,
  { origins, firstDay, departsFromUtcMinute = -Infinity }: CalendarQuery,
): (day: number) => boolean {
  const first = epochDayOf(firstDay) - horizon.firstDay;
  const zones = new Set(origins.map((origin) => timetable.ground.zone[origin] as number));
  return (day) => [...zones].some((zone) => departsFromUtcMinute > utcMinuteOf(horizon, zone, first + day, 0));
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
