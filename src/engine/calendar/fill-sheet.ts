import { epochDayOf } from "../../core/kernel/index.ts";
import { type BoundSearch, type Limits, LIMITS, MarketWalk } from "../routing/index.ts";
import { CalendarScan } from "./calendar-scan.ts";
import { firstWholeDay, searchDay } from "./cut-days.ts";
import { FirstFactors } from "./first-factors.ts";
import { ChainList } from "./chain-list.ts";
import type { DaySheet, RowSheet } from "./day-sheet.ts";
import type { CalendarQuery } from "./query.ts";

/** Days, counted from the first one of the calendar, that are searched within the same limits: by the limits' place in `LIMITS`. */
export type DaysByLimits = readonly (readonly number[])[];

/**
 * Fills a sheet with what is cheapest on each day, within the first of the `LIMITS` that find anything then.
 * @param isWanted by day, where not all are. @returns which limits those were. @throws RangeError when a day is outside of the horizon.
 */
export function fillFirst(search: BoundSearch, query: CalendarQuery, sheet: RowSheet, isWanted?: (day: number) => boolean): DaysByLimits {
  requireDays(search, query);
  let open: readonly number[] = Array.from({ length: query.days }, (_, day) => day);
  if (isWanted !== undefined) open = open.filter(isWanted);
  return LIMITS.map((limits) => {
    scanDays(search, query, limits, sheet, open);
    const found = open.filter((day) => sheet.row.cents[day] !== Infinity);
    open = open.filter((day) => sheet.row.cents[day] === Infinity);
    return found;
  });
}

function requireDays({ horizon }: BoundSearch, { firstDay, days }: CalendarQuery): void {
  const first = epochDayOf(firstDay) - horizon.firstDay;
  if (first < 0 || first + days > horizon.days)
    throw new RangeError(`Some of the ${days} days from ${firstDay} on are outside of the horizon.`);
}

/** Fills another sheet of the same query, each day within its limits; with what one airline plates, if one is named. */
export function fillWithin(
  search: BoundSearch,
  query: CalendarQuery,
  days: DaysByLimits,
  sheet: DaySheet,
  plate: number | null = null,
): void {
  for (const [place, limits] of LIMITS.entries()) scanDays(search, query, limits, sheet, days[place] ?? [], plate);
}

/** Days of which a part has passed are searched one by one: what is left of them would have the scan look at every chain of the market. */
function scanDays(
  search: BoundSearch,
  query: CalendarQuery,
  limits: Limits,
  sheet: DaySheet,
  open: readonly number[],
  plate: number | null = null,
): void {
  if (open.length === 0) return;
  const firstWhole = firstWholeDay(search, query);
  const whole = open.filter((day) => day >= firstWhole);
  if (whole.length > 0) scanMarkets(search, query, limits, sheet, whole, plate);
  for (const day of open) if (day < firstWhole) searchDay(search, query, limits, sheet, day, plate);
}

const firstFactorsKept = new WeakMap<BoundSearch, FirstFactors>();

function firstFactorsOf(search: BoundSearch): FirstFactors {
  const kept = firstFactorsKept.get(search) ?? new FirstFactors(search);
  firstFactorsKept.set(search, kept);
  return kept;
}

function scanMarkets(
  search: BoundSearch,
  query: CalendarQuery,
  limits: Limits,
  sheet: DaySheet,
  open: readonly number[],
  plate: number | null,
): void {
  const { origins, destinations, cabin, seats, today } = query;
  const firstFactors = firstFactorsOf(search);
  firstFactors.open({ cabin, seats, today: epochDayOf(today) });
  const { area } = search.timetable.ground;
  search.corridor.closeAreas(origins, destinations);
  for (const origin of origins) {
    for (const destination of destinations)
      if (area[origin] !== area[destination]) scanMarket(search, origin, destination, query, limits, sheet, open, plate, firstFactors);
  }
}

function scanMarket(
  search: BoundSearch,
  origin: number,
  destination: number,
  query: CalendarQuery,
  limits: Limits,
  sheet: DaySheet,
  open: readonly number[],
  plate: number | null,
  firstFactors: FirstFactors,
): void {
  const { cabin, maxStops = 2 } = query;
  const { horizon } = search;
  const firstDay = epochDayOf(query.firstDay) - horizon.firstDay;
  const fares = search.fares.year(origin, destination, cabin, epochDayOf(query.today));
  const elapsedLimit = search.openCorridor(origin, destination, limits);
  const list = new ChainList(search, fares, plate);
  const walk = new MarketWalk(search, list);
  walk.open(search.groupCabins.having(cabin), limits);
  const scan = new CalendarScan(search, fares, limits, { firstDay, elapsedLimit }, sheet, firstFactors);
  const walks = [() => walk.nonstops(), () => walk.oneStops(), () => walk.twoStops()];
  for (const [stops, take] of walks.slice(0, maxStops + 1).entries()) {
    sheet.begin?.(stops);
    list.clear(scan.mostWeight(stops, open));
    take();
    scan.run(list.chains, stops, open);
  }
}
