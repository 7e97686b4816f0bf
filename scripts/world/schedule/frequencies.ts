import type { Season } from "../../../src/engine/timetable/world.ts";
import { isResort } from "./areas.ts";
import { chanceOf } from "./chance.ts";
import { routeKey, type ScheduleRoute } from "./schedule-route.ts";
import { seasonalDemand } from "./seasonal-demand.ts";
import { type WeekdayMask, weekdayPatterns } from "./weekdays.ts";

/** One flight out and one back, on these days in this part of the year. */
export interface FlightPattern {
  readonly season: Season;
  /** Days of departure from home. */
  readonly weekdays: WeekdayMask;
}

/** The flights of a route each way, year-round ones first. At least one. */
export function flightPatterns(route: ScheduleRoute): readonly FlightPattern[] {
  const demand = seasonalDemand(route);
  const perWeek = (share: number): number => Math.round(7 * route.dailyEachWay * share);
  const [summer, winter] = [perWeek(demand.summer), perWeek(demand.winter)];
  const patterns = [
    ...patternsIn("year", Math.min(summer, winter), route),
    ...patternsIn("summer", summer - winter, route),
    ...patternsIn("winter", winter - summer, route),
    ...(demand.peak === null ? [] : patternsIn(demand.peak.season, perWeek(demand.peak.share), route)),
  ];
  return patterns.length > 0 ? patterns : patternsIn("year", 1, route);
}

function patternsIn(season: Season, perWeek: number, route: ScheduleRoute): readonly FlightPattern[] {
  if (perWeek <= 0) return [];
  const kind = isResort(route.home) || isResort(route.away) ? "beach" : "business";
  return weekdayPatterns(perWeek, kind, chanceOf("weekdays", season, routeKey(route))).map((weekdays) => ({ season, weekdays }));
}
