import type { CityDemand } from "../../../../src/engine/hotels/world/hotel-world.ts";
import { readTable } from "../../facts/read-table.ts";

type Event = CityDemand["events"][number];

/** What fills hotels on about the same days every year (`data/city-events.csv`): in whole countries, or in the named places. */
export const CITY_EVENTS: readonly (Event & { readonly countries: readonly string[]; readonly places: readonly string[] })[] = readTable(
  "city-events.csv",
  (row) => ({
    name: row.text("name"),
    from: row.text("from"),
    to: row.text("to"),
    percent: row.number("percent"),
    countries: row.list("countries"),
    places: row.list("places"),
  }),
);

/** Events of a place and of its country, by first day; the place's own stands for the country's of that name. */
export function eventsOf(country: string, place: string | null): readonly Event[] {
  const own = CITY_EVENTS.filter(({ places }) => place !== null && places.includes(place));
  const wide = CITY_EVENTS.filter(({ countries, name }) => countries.includes(country) && !own.some((event) => event.name === name));
  return [...own, ...wide]
    .map(({ name, from, to, percent }) => ({ name, from, to, percent }))
    .sort((a, b) => (a.from < b.from ? -1 : Number(a.from > b.from)));
}
