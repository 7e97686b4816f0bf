import type { BoundSearch } from "../routing/index.ts";
import { CheapestOfDay } from "./day-sheet.ts";
import { fillFirst } from "./fill-sheet.ts";
import type { CalendarQuery } from "./query.ts";

/**
 * The price of the cheapest bound of each day: US cents per traveller, taxes in, as `searchOneWay` would give with a limit of one;
 * Infinity where nothing is to be had. What does not depend on the day is worked out once for all of them.
 * @throws RangeError when a day is outside of the horizon.
 */
export function searchCalendar(search: BoundSearch, query: CalendarQuery): Float64Array {
  const sheet = new CheapestOfDay(query.days);
  fillFirst(search, query, sheet);
  return sheet.row.cents;
}
