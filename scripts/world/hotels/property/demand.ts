import type { CityDemand } from "../../../../src/engine/hotels/world/hotel-world.ts";
import { readTable, type Row } from "../../facts/read-table.ts";
import { traitsOf } from "./city-traits.ts";
import { eventsOf } from "./city-events.ts";
import { findLodgingPlace } from "./lodging-places.ts";
import type { PropertyCity } from "./property.ts";
import { seasonOf } from "./season.ts";

type Rhythm = Pick<CityDemand, "months" | "weekdays">;

/** Months and weekdays of the places whose year we know (`data/city-demand.csv`). */
export const CITY_DEMAND: readonly (Rhythm & { readonly place: string })[] = readTable("city-demand.csv", (row) => ({
  place: row.text("place"),
  months: readPercents(row, "months", 12),
  weekdays: readPercents(row, "weekdays", 7),
}));

const BY_PLACE = new Map(CITY_DEMAND.map((row) => [row.place, row]));

/** Throws when the cell has not so many numbers. */
function readPercents(row: Row, column: string, count: number): readonly number[] {
  const values = row.list(column).map(Number);
  if (values.length !== count || !values.every(Number.isInteger)) throw new Error(`${row.text("place")} has other ${column} than ${count}`);
  return values;
}

/** Percent of an average day by night of the week, Monday first. */
const WEEKDAYS = {
  business: [102, 112, 112, 104, 92, 92, 86],
  mixed: [95, 99, 100, 100, 104, 108, 94],
  leisure: [91, 89, 91, 98, 114, 119, 98],
  resort: [98, 97, 97, 99, 103, 105, 101],
} as const;

/** How months, weekdays and yearly events move prices and rooms in the city: as typed of its place, else by climate and themes. */
export function demandOf(city: PropertyCity): CityDemand {
  const place = findLodgingPlace(city);
  const typed = place === null ? undefined : BY_PLACE.get(place.key);
  return {
    months: evened(typed?.months ?? seasonOf(city)),
    weekdays: evened(typed?.weekdays ?? WEEKDAYS[weekOf(city)]),
    events: eventsOf(city.country, place?.key ?? null),
  };
}

function weekOf(city: PropertyCity): keyof typeof WEEKDAYS {
  const { isBeach, isGetaway, isSki, climate } = traitsOf(city);
  if (isBeach && isGetaway) return climate === "tropical" ? "resort" : "leisure";
  if (isGetaway || (isSki && city.population < 150_000)) return "leisure";
  const isFun = ["beach", "romance", "nightlife", "family"].some((theme) => city.themes.includes(theme));
  return isFun || (!city.isDestination && city.population < 250_000) ? "mixed" : "business";
}

/** So that a percent is one of the average day: the mean becomes 100. */
function evened(percents: readonly number[]): readonly number[] {
  const mean = percents.reduce((sum, percent) => sum + percent, 0) / percents.length;
  return percents.map((percent) => Math.round((percent * 100) / mean));
}
