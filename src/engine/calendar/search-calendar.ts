import type { BoundSearch } from "../routing/index.ts";
import { CheapestOfDay } from "./day-sheet.ts";
import { fillFirst, fillWithin } from "./fill-sheet.ts";
import type { CalendarQuery } from "./query.ts";

/**
 * The price of the cheapest bound of each day: US cents per traveller, taxes in, as `searchOneWay` would give with a limit of one;
 * Infinity where nothing is to be had. With a plate, of the bounds that it plates. What does not depend on the day is worked out once for all of them.
 * @throws RangeError when a day is outside of the horizon.
 */
export function searchCalendar(search: BoundSearch, query: CalendarQuery): Float64Array {
  const { days, plate } = query;
  const ofAny = new CheapestOfDay(days);
  const byLimits = fillFirst(search, query, ofAny);
  if (plate === null) return ofAny.row.cents;
  const ofPlate = new CheapestOfDay(days, plate);
  fillWithin(search, query, byLimits, ofPlate, plate);
  return ofPlate.row.cents;
}
