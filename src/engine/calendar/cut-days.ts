import { epochDayOf } from "../../core/kernel/index.ts";
import type { BoundSearch, BoundSink, Limits } from "../routing/index.ts";
import { utcMinuteOf } from "../timetable/index.ts";
import type { DaySheet } from "./day-sheet.ts";
import type { CalendarQuery } from "./query.ts";

/** The first day, counted from that of the calendar, of which no part has passed by the clock of any origin: those before are cut. */
export function firstWholeDay(
  { horizon, timetable }: Pick<BoundSearch, "horizon" | "timetable">,
  { origins, firstDay, days, departsFromUtcMinute = -Infinity }: CalendarQuery,
): number {
  const first = epochDayOf(firstDay) - horizon.firstDay;
  const isCut = (day: number) =>
    origins.some((origin) => departsFromUtcMinute > utcMinuteOf(horizon, timetable.ground.zone[origin] as number, first + day, 0));
  let day = 0;
  while (day < days && isCut(day)) day++;
  return day;
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
    worstCents(plate, stops) {
      sheet.begin?.(stops);
      return only === null || plate === only ? (sheet.rowOf(plate)?.worstCents[day] ?? -Infinity) : -Infinity;
    },
    add({ legs, plate, cents, departsAt, arrivesAt }) {
      sheet.begin?.(legs - 1);
      const row = sheet.rowOf(plate);
      if (row && cents < (row.worstCents[day] as number)) sheet.add(row, { day, plate, cents, departsAt, arrivesAt });
    },
  };
  const bound = { origins, destinations, cabin, seats, departsFromUtcMinute, maxStops };
  search.run({ ...bound, day: epochDayOf(query.firstDay) + day, today: epochDayOf(query.today) }, limits, sink);
}
