import { addDays, daysBetween, type LocalDate } from "../kernel/index.ts";
import type { FlightSearch } from "./search.ts";

/** How many days before and after the searched ones are looked at. */
const REACH_DAYS = 3;

/** The days around those of a search; `returns` is null for one way. */
interface NearbyDays {
  readonly departures: readonly LocalDate[];
  readonly returns: readonly LocalDate[] | null;
}

/** Departures in a row that stay equally long: what one question to the supply answers. */
interface StayRow {
  readonly nights: number;
  readonly firstDay: LocalDate;
  readonly days: number;
}

type Days = Pick<FlightSearch, "departureDate" | "returnDate">;

const around = (day: LocalDate): LocalDate[] => Array.from({ length: 2 * REACH_DAYS + 1 }, (_, index) => addDays(day, index - REACH_DAYS));

/** Three days before to three days after, of the way out and of the way back. */
export const nearbyDays = ({ departureDate, returnDate }: Days): NearbyDays => ({
  departures: around(departureDate),
  returns: returnDate && around(returnDate),
});

/** All round trips that leave on one of the nearby days and come back on another, by how long they stay; none for one way. */
export function stayRows({ departureDate, returnDate }: Days): readonly StayRow[] {
  if (returnDate === null) return [];
  const stay = daysBetween(departureDate, returnDate);
  const rows: StayRow[] = [];
  for (let longer = -2 * REACH_DAYS; longer <= 2 * REACH_DAYS; longer++) {
    if (stay + longer < 0) continue;
    const first = Math.max(-REACH_DAYS, -REACH_DAYS - longer);
    const last = Math.min(REACH_DAYS, REACH_DAYS - longer);
    rows.push({ nights: stay + longer, firstDay: addDays(departureDate, first), days: last - first + 1 });
  }
  return rows;
}
