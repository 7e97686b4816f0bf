import { dateOfEpochDay } from "../../core/kernel/index.ts";
import type { Horizon, Timetable } from "../timetable/index.ts";
import type { RoundTripQuery } from "./query.ts";

/** So many of the biggest airports, each to each: enough for the compiler to know the search. */
const AIRPORTS = 8;

/** Questions between the biggest airports, a month ahead and a week long. */
export function warmUpQueries({ airports }: Timetable, { firstDay, days }: Horizon): RoundTripQuery[] {
  const biggest = [...airports.keys()].sort((a, b) => (airports[b]?.mppa ?? 0) - (airports[a]?.mppa ?? 0)).slice(0, AIRPORTS);
  const today = dateOfEpochDay(firstDay + Math.min(2, days - 1));
  const [day, returnDay] = [Math.min(30, days - 1), Math.min(37, days - 1)].map((ahead) => dateOfEpochDay(firstDay + ahead));
  if (day === undefined || returnDay === undefined) return [];
  return biggest.flatMap((origin) =>
    biggest
      .filter((destination) => destination !== origin)
      .map((destination) => ({ origins: [origin], destinations: [destination], day, returnDay, cabin: "M", seats: 1, today })),
  );
}
